"""Lost in the jungle: kilometre by kilometre out of it, with six bullets, a knife, a sling and one's wits."""

from arcade.games.jungle import strings
from arcade.games.jungle.events import Way
from arcade.games.jungle.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import (
    DOWN,
    DOWN_2,
    FIRE,
    FIRE_2,
    HINT,
    LEFT,
    LEFT_2,
    RIGHT,
    RIGHT_2,
    UP,
    UP_2,
    Control,
)
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

WAY_KEYS = {
    Way.EAST: Control("east", strings.EAST_KEY, ("a", *RIGHT.keys, *RIGHT_2.keys)),
    Way.WEST: Control("west", strings.WEST_KEY, ("b", *LEFT.keys, *LEFT_2.keys)),
    Way.NORTH: Control("north", strings.NORTH_KEY, ("c", *UP.keys, *UP_2.keys)),
    Way.SOUTH: Control("south", strings.SOUTH_KEY, ("d", *DOWN.keys, *DOWN_2.keys)),
}
"""Letters and directions of the ways; whoever's turn it is may use either joystick."""
CHOOSE = Control("choose", strings.CHOOSE_KEY, FIRE.also(*FIRE_2.keys).keys)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.ADVENTURE,
    book=Book.SPECTRUM_BOOK,
    page="adventure games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(*WAY_KEYS.values(), CHOOSE, HINT),
    levels=LEVELS,
    seats=(1, 2),
    default_level=1,
    original_levels=True,
    rules_version=4,
)
