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
OPENING = tune(
    """
    E5/16 C5 G4 E | r E5/8 C5/16 | D5/16 B4 G D | r D5/8 B4/16 | C5/16 A4 E C | r C5/8 A4/16 |
    G4/16 A B C5 D E F D | C5+E5+G5/4 G4/8 C5/4
    """,
    132,
)
"""Bricks tumbling down the scale, and the last one in its place."""


def rising(row: int) -> Tune:
    """A click for a row of the construction, the higher the row the higher."""
    return ((0.006, 30 - row),)
