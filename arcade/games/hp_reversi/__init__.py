"""HP Reversi: the game on the teletype of a minicomputer, by the method of 1973 and by a search that plays to win."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.levels import LEVELS
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.words import labels

ART = Art(__name__)
SAVE = Control("save", strings.SAVE_CONTROL, ("f4",))
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
    levels=LEVELS,
    seats=(1, 2),
    score_unit=labels.DISCS,
    rules_version=3,
)
