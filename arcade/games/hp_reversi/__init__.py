"""HP Reversi: the game on the teletype of a minicomputer, by the method of 1973 and by a search that plays to win."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.console import SAVE
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.words import labels

PAPER_BACK = Control("paper back", strings.PAPER_BACK, ("page up", "pageup", "up"))
PAPER_ON = Control("paper on", strings.PAPER_ON, ("page down", "pagedown", "down"))
"""The machine itself obeys them while it waits for a line."""

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Teletype,
    shelf=Shelf.COMPETITIVE,
    book=Book.MINICOMPUTER,
    page="Reversi in HP FORTRAN, 1973",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(HINT, TAKE_BACK, SAVE, PAPER_BACK, PAPER_ON),
    levels=Levels(
        Level(1, strings.LOOK_0, strings.LOOK_0_NOTE, None),
        Level(2, strings.LOOK_1, strings.LOOK_1_NOTE, None),
        Level(3, strings.LOOK_3, strings.LOOK_3_NOTE, None),
        Level(4, strings.TO_WIN, strings.TO_WIN_NOTE, None),
    ),
    seats=(1, 2),
    score_unit=labels.DISCS,
    rules_version=3,
)
