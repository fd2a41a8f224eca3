"""Lucky number: guess the hidden number; after each guess you learn if it is higher or lower."""

from dataclasses import dataclass

from arcade.games._template import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music
from arcade.toolkit.words import levels


@dataclass(frozen=True)
class Terms:
    """What a level sets."""

    numbers: int
    """How many there are, from 1; a multiple of ten."""
    tries: int


LEVELS = Levels(
    Level(1, levels.EASY, Text("10 numbers, 4 tries"), Terms(10, 4)),
    Level(2, levels.NORMAL, Text("30 numbers, 5 tries"), Terms(30, 5)),
    Level(3, levels.HARD, Text("60 numbers, 6 tries"), Terms(60, 6)),
)
ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="no chapter yet",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, HINT),
    levels=LEVELS,
    default_level=2,
    original_levels=True,
)
