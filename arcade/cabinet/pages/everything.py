"""Everything into one file, and from one: on top of what is here, or in its place."""

from pathlib import Path

from arcade.cabinet.formats.exports import BACKUPS, shown_path
from arcade.cabinet.pages import everything_strings as words
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import shortened
from arcade.cabinet.stage import Screen, Stage
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


def everything(stage: Stage) -> Screen[None]:
    """Send it out or bring it in, until the player goes back."""
    answers = (words.OUT, words.IN, words.BACK)
    chosen = 0
    while True:
        chosen = yield from stage.show(question(stage, words.EVERYTHING, words.SAYS, answers, chosen))
        if chosen == answers.index(words.OUT):
            yield from _out(stage)
        elif chosen == answers.index(words.IN):
            yield from _in(stage)
        else:
            return


def _out(stage: Stage) -> Screen[None]:
    try:
        data = gathered(stage.store, stage.outside.folder)
    except EverythingError as error:
        yield from stage.show(message(stage, error.words, words.OUT, Mood.SORRY))
        return
    said = stage.outside.give(file_name(stage.sources.today()), data)
    yield from stage.show(message(stage, said, words.OUT))


def _in(stage: Stage) -> Screen[None]:
    path = yield from _chosen(stage)
    if path is None:
        return
    try:
        found = read_everything(path, stage.outside.most)
        how = yield from _how(stage, path, found)
        if how is None:
            return
        outside = stage.outside
        came = bring_in(stage.store, outside.folder, found, stage.sources.today(), replace=how is words.IN_PLACE)
    except EverythingError as error:
        yield from stage.show(message(stage, error.words, words.IN, Mood.SORRY))
        return
    stage.settle()
    yield from stage.show(message(stage, came.words, words.IN, Mood.GLAD))


def _chosen(stage: Stage) -> Screen[Path | None]:
    """The file that everything is to come from."""
    found = backups(stage.outside.folder)
    if stage.outside.asks:
        if not found:
            return (yield from stage.show(_asked(stage)))
    elif not found:
        folder = stage.outside.folder
        place = words.NOWHERE if folder is None else filled(words.NO_FILE, folder=shown_path(folder / BACKUPS))
        yield from stage.show(message(stage, place, words.IN))
        return None
    chosen = yield from stage.show(_list(stage, found))
    if chosen == len(found):
        return (yield from stage.show(_asked(stage)))
    return None if chosen == LEFT_AGAIN else found[chosen]


def _list(stage: Stage, paths: list[Path]) -> Screen[int]:
    """The number of a file in the list, or one more for another one; LEFT_AGAIN for none."""
    found = grid(stage.monitor)
    left, top, wide, high = found.body
    lines = [Line(shortened(path.name, wide - 2 * (PAD + INSET))) for path in paths]
    if stage.outside.asks:
        lines.append(Line(words.CHOOSE))
    rect = left + PAD, top + PAD, wide - 2 * PAD, min((high - 2 * PAD) // found.row, len(lines)) * found.row

    def background(_chosen: int) -> None:
        heading(stage.monitor, stage.text(words.IN))
        panel(stage.monitor, (left, top, wide, rect[3] + 2 * PAD))
        footer(stage, CHOOSE, OK, BACK)

    return (yield from choose(stage, lambda: lines, rect, background))


def _asked(stage: Stage) -> Screen[Path | None]:
    """The file that the player gives when asked outside the picture; None when they go back."""
    outside = stage.outside
    outside.ask()
    page = question(stage, words.IN, words.WAITING, (words.BACK,))
    try:
        while outside.arrived is None:
            try:
                machine = next(page)
            except StopIteration:
                return None
            yield machine
        return outside.arrived
    finally:
        outside.stop_asking()


def _how(stage: Stage, path: Path, found: Everything) -> Screen[Text | None]:
    """Whether it comes on top or in the place of what is here; None for neither."""
    answers = (words.ON_TOP, words.IN_PLACE, words.BACK)
    name = shown(path.name, NAME_LENGTH)
    rows = found.rows
    said = filled(words.FOUND, name=name, scores=len(rows.scores), results=len(rows.results), files=len(found.files))
    chosen = yield from stage.show(question(stage, words.IN, said, answers))
    return answers[chosen] if 0 <= chosen < answers.index(words.BACK) else None
