"""Stars: draw rays between two sliding sights until every star is crossed, with as few rays as you can."""

from arcade.games.stars import strings
from arcade.games.stars.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, SECOND_PLAYER, UP, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LOWER_LEFT = Control("lower left", strings.LOWER_LEFT, ("v",))
LOWER_RIGHT = Control("lower right", strings.LOWER_RIGHT, ("b",))
UPPER_LEFT = Control("upper left", strings.UPPER_LEFT, ("t",))
UPPER_RIGHT = Control("upper right", strings.UPPER_RIGHT, ("y",))
SIGHT_KEYS = LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT, UPPER_RIGHT
FIRE_KEY = FIRE.also("f")
CHOOSE_UPPER = Control("choose upper", strings.CHOOSE_UPPER, UP.keys)
CHOOSE_LOWER = Control("choose lower", strings.CHOOSE_LOWER, DOWN.keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 6",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*SIGHT_KEYS, FIRE_KEY, LEFT, RIGHT, CHOOSE_UPPER, CHOOSE_LOWER, *SECOND_PLAYER, HINT),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
