"""Nimble: slide counters along a winding track and bring the red one home. It is Nim in disguise."""

from arcade.games.nimble import strings
from arcade.games.nimble.levels import LEVELS
from arcade.machine.ega import Ega
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

TEACH = Control("teach", strings.TEACH, ("t",))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Ega,
    shelf=Shelf.COMPETITIVE,
    book=Book.PC_MAGAZINE,
    page="a programming column, November 1993",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK, TEACH),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    original_levels=True,
    rules_version=3,
)
