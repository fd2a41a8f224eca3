"""Labyrinth: keep a good little man alive among walls that the beasts hunting him can jump over."""

from arcade.games.labyrinth import strings
from arcade.games.labyrinth.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import DOWN, DOWN_2, FIRE, FIRE_2, LEFT, LEFT_2, RIGHT, RIGHT_2, UP, UP_2, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY = LEFT.also("5"), RIGHT.also("8"), UP.also("7"), DOWN.also("6")
HAMMER = Control("hammer", strings.HAMMER_LABEL, FIRE.keys)
HAMMER_2 = Control("hammer 2", strings.HAMMER_LABEL_2, ("q", *FIRE_2.keys))
SECOND_WAYS = LEFT_2.also("a"), RIGHT_2.also("d"), UP_2.also("w"), DOWN_2.also("s")

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 9",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY, HAMMER, *SECOND_WAYS, HAMMER_2),
    levels=LEVELS,
    seats=(1, 2),
    default_level=2,
    rules_version=4,
)
