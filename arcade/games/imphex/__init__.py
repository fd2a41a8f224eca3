"""Imphex: hexapawn against a program that knows the rules and learns the rest from every game it loses."""

from arcade.games.imphex import strings
from arcade.machine.pet import Pet
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
    Control,
)

WHY = Control("why", strings.WHY, ("w",))
LEAVE = Control("leave", strings.LEAVE, ("q",))

CONTROLS = (LEFT, RIGHT, UP, DOWN, FIRE, LEFT_2, RIGHT_2, UP_2, DOWN_2, FIRE_2, BACK, HINT, TAKE_BACK, WHY, LEAVE)

CARTRIDGE = Cartridge(
    title=strings.TITLE,
    machine=Pet,
    shelf=Shelf.COMPETITIVE,
    book=Book.PET_MAGAZINE,
    page="an article on a program that learns, about 1980",
    tagline=strings.TAGLINE,
    card=strings.CARD,
    controls=CONTROLS,
    levels=(
        Level(strings.HABIT, strings.HABIT_NOTE),
        Level(strings.WHIM, strings.WHIM_NOTE),
        Level(strings.GRADUATE, strings.GRADUATE_NOTE),
    ),
    seats=(1, 2),
    score_label=strings.SCORE_LABEL,
    learns=True,
)
