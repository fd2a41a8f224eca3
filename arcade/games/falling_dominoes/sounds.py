"""The sounds of the modern look."""

from arcade.toolkit.sound.jingles import BONUS as BONUS
from arcade.toolkit.sound.jingles import LAND as LAND
from arcade.toolkit.sound.jingles import TAKE as TAKE
from arcade.toolkit.sound.jingles import WRONG as WRONG
from arcade.toolkit.sound.tunes import Tune, tune

ASIDE: Tune = ((0.002, 24),)
TURN: Tune = ((0.003, 19), (0.003, 26))
COMPLETE = tune("C5/32 E G C6 G5 C6 E6 C6 E6 G6/8", 140)
HURRY: Tune = ((0.02, 30),)
"""A tick of the clock when time is short."""


def rising(row: int) -> Tune:
    """A click for a row of the construction, the higher the row the higher."""
    return ((0.006, 30 - row),)
