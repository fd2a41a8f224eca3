"""HP Reversi: the game on the teletype of a minicomputer, by the method of 1973 and by a search that plays to win."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.console import SAVE
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
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
    levels=(
        Level(strings.LOOK_0, strings.LOOK_0_NOTE),
        Level(strings.LOOK_1, strings.LOOK_1_NOTE),
        Level(strings.LOOK_3, strings.LOOK_3_NOTE),
        Level(strings.TO_WIN, strings.TO_WIN_NOTE),
    ),
    seats=(1, 2),
    score_unit=labels.DISCS,
    rules_version=3,
)
