"""Crossing the street: over six lanes of traffic, at zebras and lights, for a school mark."""

from arcade.games.street import strings
from arcade.games.street.levels import LEVELS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.cartridge import Book, Cartridge, Shelf
from arcade.toolkit.contract.controls import DOWN, FIRE, LEFT, RIGHT, UP, Control
from arcade.toolkit.picture.art import Art
from arcade.toolkit.sound.music import Music

CONTROLS = LEFT_KEY, RIGHT_KEY, UP_KEY, DOWN_KEY, LOOK = (
    LEFT.also("5"),
    RIGHT.also("8"),
    UP.also("7"),
    DOWN.also("6"),
    Control("look", strings.LOOK, FIRE.keys),
)

ART = Art(__name__)
MUSIC = Music(__name__)
CARTRIDGE = Cartridge(
    title=strings.TITLE,
    spine=strings.SPINE,
    machine=Spectrum,
    shelf=Shelf.REFLEX,
    book=Book.SPECTRUM_BOOK,
    page="reflex games, 8",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=LEVELS,
    default_level=2,
    original_levels=True,
    rules_version=4,
)
