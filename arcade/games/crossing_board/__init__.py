"""Crossing: two processions cross a cloth at right angles, and whoever is landed on starts again."""

from arcade.games.crossing_board import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.controls import (
    DOWN,
    DOWN_2,
    FIRE,
    FIRE_2,
    HINT,
    LEFT,
    LEFT_2,
    RIGHT,
    RIGHT_2,
    TAKE_BACK,
    UP,
    UP_2,
    Control,
)

DANGER = Control("danger", strings.DANGER_CONTROL, ("x",))

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 4",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT, RIGHT, UP, DOWN, FIRE, LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2, HINT, TAKE_BACK, DANGER),
    levels=(
        Level(strings.NOVICE, strings.NOVICE_NOTE),
        Level(strings.PRINTED, strings.PRINTED_NOTE),
        Level(strings.TWO, strings.TWO_NOTE),
        Level(strings.FOUR, strings.FOUR_NOTE),
        Level(strings.SIX, strings.SIX_NOTE),
    ),
    seats=(1, 2),
    default_level=2,
)
