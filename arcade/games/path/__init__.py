"""Path: a line that grows by itself, a winding way, and two keys that turn to the left and to the right."""

from arcade.games.path import strings
from arcade.games.path.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import BACK, DOWN, DOWN_2, FIRE, LEFT, LEFT_2, RIGHT, RIGHT_2, UP, UP_2, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

TURN_LEFT = Control("left", strings.TURN_LEFT, ("c", *LEFT.keys))
TURN_RIGHT = Control("right", strings.TURN_RIGHT, ("v", *RIGHT.keys))
TURN_LEFT_2 = Control("left 2", strings.TURN_LEFT_2, ("n", *LEFT_2.keys))
TURN_RIGHT_2 = Control("right 2", strings.TURN_RIGHT_2, ("m", *RIGHT_2.keys))
POINTING = Control("pointing", strings.POINTING, ("a", *BACK.keys))

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 5",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(TURN_LEFT, TURN_RIGHT, UP, DOWN, FIRE, TURN_LEFT_2, TURN_RIGHT_2, UP_2, DOWN_2, POINTING),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    original_levels=True,
    rules_version=5,
)
