"""The blue road: tiles laid in turn before a growing road, which nobody wants to drive off the board."""

from arcade.games.blue_road import strings
from arcade.games.blue_road.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Goal, Shelf
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT, SECOND_PLAYER, TAKE_BACK
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="two-player logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*FIRST_PLAYER, *SECOND_PLAYER, HINT, TAKE_BACK),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    original_goal=Goal(score=20),
    rules_version=6,
)
