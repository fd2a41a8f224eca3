"""A game's kept files, newest first, one of which can be opened."""

from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats import pattern_files
from arcade.cabinet.pages.hints import BACK, FIRE, UP_DOWN, hints
from arcade.cabinet.pages.message import message
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import filled, shortened

TOP, ROWS, COLUMNS = 4, 18, 32
NAME = COLUMNS - 3


def choose_file(stage: Stage, names: list[str], start: int) -> Frames[int]:
    """The number of the file that is chosen, or LEFT_AGAIN."""

    def background(_chosen: int) -> None:
        theme.heading(stage.machine, stage.text(strings.OPEN_FILE))
        theme.help_line(stage.machine, hints(stage, UP_DOWN, FIRE, BACK))

    lines = [Line(shortened(name, NAME)) for name in names]
    area = Area(TOP, 0, min(ROWS, len(lines)), COLUMNS)
    return (yield from menu(stage, lambda: lines, area, background, start))


def open_file(stage: Stage, game: Game, folder: Path | None) -> Screen[Plain]:
    """What the game read in the file that was chosen; None when there is none."""
    found = pattern_files.kept(folder, game.slug)
    if not found:
        yield from stage.show(message(stage, strings.NO_FILES, strings.OPEN_FILE))
        return None
    chosen = 0
    while True:
        chosen = yield from stage.show(choose_file(stage, [path.name for path in found], chosen))
        if chosen == LEFT_AGAIN:
            return None
        path = found[chosen]
        try:
            return pattern_files.read(game.cartridge, path)
        except UnreadableError as error:
            said = filled(strings.NOT_OPENED, name=path.name, reason=error.words)
        yield from stage.show(message(stage, said, strings.OPEN_FILE))
