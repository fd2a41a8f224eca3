"""Nim: rows of beads against a computer that knows the theory."""

from arcade.games.nim import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.contract.levels import Level, Levels
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
    levels=Levels(
        Level(1, strings.NOVICE, strings.NOVICE_NOTE, None),
        Level(2, strings.NORMAL, strings.NORMAL_NOTE, None),
        Level(3, strings.MASTER, strings.MASTER_NOTE, None, book=True),
        Level(4, strings.UPSIDE_DOWN, strings.UPSIDE_DOWN_NOTE, None),
    ),
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
