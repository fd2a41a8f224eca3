"""Nim: rows of beads against a computer that knows the theory."""

from arcade.games.nim import strings
from arcade.games.nim.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

CONTROLS = (*FIRST_PLAYER, BACK, *SECOND_PLAYER, HINT, TAKE_BACK)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 2",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
