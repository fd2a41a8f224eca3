"""The Lucky Number: the pattern that new games are copied from. Not on the shelf, but tested like every game."""

from arcade.games._template import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.OTHER,
    book=Book.SPECTRUM_BOOK,
    page="a pattern, in no book",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, HINT),
    levels=Levels(
        Level(1, strings.EASY, strings.EASY_NOTE, None),
        Level(2, strings.NORMAL, strings.NORMAL_NOTE, None),
        Level(3, strings.HARD, strings.HARD_NOTE, None),
    ),
    default_level=2,
    original_levels=True,
)
