"""Robac: a fat worm in a field of spiders and mushrooms, the game that gives the arcade its name."""

from arcade.games.robac import strings
from arcade.games.robac.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import DOWN, LEFT, RIGHT, UP
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

STEERING = UP.also("q"), RIGHT.also("p"), DOWN.also("a"), LEFT.also("o")
"""Up, and the others clockwise."""

MUSIC, TALE_MUSIC = Music(__name__), Music(__name__, "tale")
ART = Art(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 2",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=STEERING,
    levels=LEVELS,
    default_level=2,
    goals=(Goal(score=500), Goal(2, score=2000), Goal(5, score=1000)),
    original_goal=Goal(score=500),
    rules_version=4,
)
