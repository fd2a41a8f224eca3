"""Valence: electrons, bonds and formulas, answered before the cylinder overflows into the acid."""

from arcade.games.valence import strings
from arcade.games.valence.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import BACK, FIRST_PLAYER, HINT, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ERASE = Control(BACK.name, strings.TAKE_BACK_DIGIT, BACK.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.EDUCATIONAL,
    book=Book.SPECTRUM_BOOK,
    page="educational games, Valence",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, HINT, ERASE),
    levels=LEVELS,
    seats=(1, 2, 3, 4),
    sharing=strings.BY_TURNS,
    original_goal=Goal(score=100),
    rules_version=6,
)
