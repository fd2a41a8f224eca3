"""Everything into one file, and from one: on top of what is here, or in its place."""

from pathlib import Path

from arcade.cabinet.formats.exports import BACKUPS, shown_path
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import everything_strings as words
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import shortened
from arcade.cabinet.storage.everything import (
    Everything,
    EverythingError,
    backups,
    bring_in,
    file_name,
    gathered,
    read_everything,
)
from arcade.cabinet.user_error import shown
from arcade.cabinet.widgets.choices import INSET, LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHOOSE, OK, footer
from arcade.toolkit.contract.texts import Text, filled

PAD = 5
"""Pixels between a panel's edge and what stands in it."""
NAME_LENGTH = 40
"""Characters of a file's name in a sentence."""


def everything(context: PageContext) -> Screen[None]:
    """Send it out or bring it in, until the player goes back."""
    answers = (words.OUT, words.IN, words.BACK)
    chosen = 0
    while True:
        chosen = yield from context.show(question(context, words.EVERYTHING, words.SAYS, answers, chosen))
        if chosen == answers.index(words.OUT):
            yield from _out(context)
        elif chosen == answers.index(words.IN):
            yield from _in(context)
        else:
            return


def _out(context: PageContext) -> Screen[None]:
    try:
        data = gathered(context.store, context.files.folder)
    except EverythingError as error:
        yield from context.show(message(context, error.words, words.OUT, Mood.SORRY))
        return
    said = context.files.give(file_name(context.clock_and_seeds.today()), data)
    yield from context.show(message(context, said, words.OUT))


def _in(context: PageContext) -> Screen[None]:
    path = yield from _chosen(context)
    if path is None:
        return
    try:
        found = read_everything(path, context.files.most)
        how = yield from _how(context, path, found)
        if how is None:
            return
        files = context.files
        came = bring_in(
            context.store, files.folder, found, context.clock_and_seeds.today(), replace=how is words.IN_PLACE
        )
    except EverythingError as error:
        yield from context.show(message(context, error.words, words.IN, Mood.SORRY))
        return
    context.settle()
    yield from context.show(message(context, came.words, words.IN, Mood.GLAD))


def _chosen(context: PageContext) -> Screen[Path | None]:
    """The file that everything is to come from."""
    found = backups(context.files.folder)
    if context.files.asks:
        if not found:
            return (yield from context.show(_asked(context)))
    elif not found:
        folder = context.files.folder
        place = words.NOWHERE if folder is None else filled(words.NO_FILE, folder=shown_path(folder / BACKUPS))
        yield from context.show(message(context, place, words.IN))
        return None
    chosen = yield from context.show(_list(context, found))
    if chosen == len(found):
        return (yield from context.show(_asked(context)))
    return None if chosen == LEFT_AGAIN else found[chosen]


def _list(context: PageContext, paths: list[Path]) -> Screen[int]:
    """The number of a file in the list, or one more for another one; LEFT_AGAIN for none."""
    found = grid(context.monitor)
    left, top, wide, high = found.body
    lines = [Line(shortened(path.name, wide - 2 * (PAD + INSET))) for path in paths]
    if context.files.asks:
        lines.append(Line(words.CHOOSE))
    rect = left + PAD, top + PAD, wide - 2 * PAD, min((high - 2 * PAD) // found.row, len(lines)) * found.row

    def background(_chosen: int) -> None:
        heading(context.monitor, context.text(words.IN))
        panel(context.monitor, (left, top, wide, rect[3] + 2 * PAD))
        footer(context, CHOOSE, OK, BACK)

    return (yield from choose(context, lambda: lines, rect, background))


def _asked(context: PageContext) -> Screen[Path | None]:
    """The file that the player gives when asked outside the picture; None when they go back."""
    files = context.files
    files.ask()
    page = question(context, words.IN, words.WAITING, (words.BACK,))
    try:
        while files.arrived is None:
            try:
                machine = next(page)
            except StopIteration:
                return None
            yield machine
        return files.arrived
    finally:
        files.stop_asking()


def _how(context: PageContext, path: Path, found: Everything) -> Screen[Text | None]:
    """Whether it comes on top or in the place of what is here; None for neither."""
    answers = (words.ON_TOP, words.IN_PLACE, words.BACK)
    name = shown(path.name, NAME_LENGTH)
    rows = found.rows
    said = filled(words.FOUND, name=name, scores=len(rows.scores), results=len(rows.results), files=len(found.files))
    chosen = yield from context.show(question(context, words.IN, said, answers))
    return answers[chosen] if 0 <= chosen < answers.index(words.BACK) else None
