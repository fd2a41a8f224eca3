"""Nim: rows of beads against a computer that knows the theory."""

from arcade.games.nim import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.cartridge import Book, Cartridge, Level, Shelf
from arcade.toolkit.controls import (
    BACK,
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
)

CONTROLS = (LEFT, RIGHT, UP, DOWN, FIRE, BACK, LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2, HINT, TAKE_BACK)

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="competitive logic games, 2",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=(
        Level(strings.NOVICE, strings.NOVICE_NOTE),
        Level(strings.NORMAL, strings.NORMAL_NOTE),
        Level(strings.MASTER, strings.MASTER_NOTE),
        Level(strings.UPSIDE_DOWN, strings.UPSIDE_DOWN_NOTE),
    ),
    seats=(1, 2),
    default_level=2,
)
