"""Lost in the jungle: kilometre by kilometre out of it, with six bullets, a knife, a sling and one's wits."""

from arcade.games.jungle import strings
from arcade.games.jungle.events import Way
from arcade.games.jungle.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import FIRE, FIRE_2, FIRST_PLAYER, HINT, SECOND_PLAYER, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

_LEFT, _RIGHT, _UP, _DOWN, _ = (one.keys + two.keys for one, two in zip(FIRST_PLAYER, SECOND_PLAYER, strict=True))
WAY_KEYS = {
    Way.EAST: Control("east", strings.EAST_KEY, ("a", *_RIGHT)),
    Way.WEST: Control("west", strings.WEST_KEY, ("b", *_LEFT)),
    Way.NORTH: Control("north", strings.NORTH_KEY, ("c", *_UP)),
    Way.SOUTH: Control("south", strings.SOUTH_KEY, ("d", *_DOWN)),
}
"""Whoever's turn it is may use either joystick."""
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
