"""Impasse: shared crates, one side pushes them up, the other to the right, and whoever can push no more has lost."""

from arcade.games.impas import strings
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
    page="competitive logic games, 5",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=(
        Level(strings.PRINTED, strings.PRINTED_NOTE),
        Level(strings.SPARING, strings.SPARING_NOTE),
        Level(strings.CAREFUL, strings.CAREFUL_NOTE),
        Level(strings.PERFECT, strings.PERFECT_NOTE),
    ),
    seats=(1, 2),
)
