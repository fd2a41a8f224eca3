"""Mastermind: the computer's hidden code is deduced from marks; or two sides break each other's code in turn."""

from arcade.games.mastermind import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.cartridge import Book, Cartridge, Level, Scoring, Shelf
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
    SOLVE,
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
    controls=(LEFT, RIGHT, UP, DOWN, FIRE, BACK, LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2, HINT, TAKE_BACK, SOLVE),
    levels=(
        Level(strings.DIFFERENT, strings.DIFFERENT_NOTE),
        Level(strings.REPEATED, strings.REPEATED_NOTE),
        Level(strings.TEN_ROWS, strings.TEN_ROWS_NOTE),
        Level(strings.DUEL_EASY, strings.DUEL_EASY_NOTE),
        Level(strings.DUEL_PRINTED, strings.DUEL_PRINTED_NOTE),
        Level(strings.DUEL_STRONG, strings.DUEL_STRONG_NOTE),
    ),
    seats=(1, 2),
    scoring=Scoring.LOWEST,
    score_label=strings.TRIES,
)
