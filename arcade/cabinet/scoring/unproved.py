"""Rows whose proof was broken off, by the end of the arcade or by a visitor who walked away: proved at leisure."""

from arcade.cabinet import catalogue, lazy_loading
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.scoring.row_check import checking
from arcade.cabinet.time_slices import TimeSlices


def proving_the_rest(context: PageContext) -> TimeSlices[None]:
    """Prove the rows that are in the table unproved, a piece at a time; one that is not borne out leaves the table.

    That of a game that cannot be loaded waits until it can.
    """
    store = context.store
    for number in store.unproved():
        row = store.score(number)
        if row is None or row.slug not in catalogue.slugs():
            continue
        yield from lazy_loading.game(row.slug, (catalogue.program_class,))
        if not catalogue.loads(catalogue.program_class, row.slug):
            continue
        reason = yield from checking(row, store.replay(row.replay), context.font)
        if store.score(number) != row:  # the file was replaced meanwhile, and its rows have other numbers
            return
        if reason is None:
            store.note_proved(number)
        else:
            store.remove_score(number)
