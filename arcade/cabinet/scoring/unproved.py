"""Rows whose proof was broken off, by the end of the arcade or by a visitor who walked away: proved at leisure."""

from arcade.cabinet import arrivals, catalogue
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.scoring.row_check import checking
from arcade.cabinet.stage import Stage


def proving_the_rest(stage: Stage) -> Pieces[None]:
    """Prove the rows that are in the table unproved, a piece at a time; one that is not borne out leaves the table.

    That of a game that cannot be loaded waits until it can.
    """
    store = stage.store
    for number in store.unproved():
        row = store.score(number)
        if row is None or row.slug not in catalogue.slugs():
            continue
        yield from arrivals.game(row.slug, (catalogue.program_class,))
        if not catalogue.loads(catalogue.program_class, row.slug):
            continue
        reason = yield from checking(row, store.replay(row.replay), stage.font)
        if store.score(number) != row:  # the file was replaced meanwhile, and its rows have other numbers
            return
        if reason is None:
            store.note_proved(number)
        else:
            store.remove_score(number)
