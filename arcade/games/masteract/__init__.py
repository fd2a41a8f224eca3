"""Active Mastermind: the player hides a code and marks the computer's guesses; the computer breaks it."""

from arcade.games.masteract import strings
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

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Spectrum,
    shelf=Shelf.COMPETITIVE,
    book=Book.SPECTRUM_BOOK,
    page="logic games",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=(LEFT, RIGHT, UP, DOWN, FIRE, BACK, LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2, HINT, TAKE_BACK),
    levels=(
        Level(strings.CARELESS, strings.CARELESS_NOTE),
        Level(strings.PRINTED, strings.PRINTED_NOTE),
        Level(strings.STRONG, strings.STRONG_NOTE),
        Level(strings.REPEATED, strings.REPEATED_NOTE),
    ),
    seats=(1, 2),
    default_level=2,
    score_label=strings.TRIES,
)
