"""The levels of the stadium's race.

Distances are in sixteenths of a pixel, so that speeds are whole numbers.
"""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text

PIXEL = 16


class Rules(NamedTuple):
    """How fast a level is and what it forgives."""

    speed: int
    """Sixteenths of a pixel in a frame."""
    clean: int
    """How far the middle of a jump may be off for the obstacle to stand."""
    perfect: int
    """The same for a perfect jump."""
    metronome: bool = False
    """Whether a metronome and chalk marks help."""
    uneven: bool = False
    """Whether gaps are uneven and some hurdles water."""


LEVELS = Levels(
    Level(
        1,
        Text("training"),
        Text("slow, chalk marks, a metronome"),
        Rules(speed=20, clean=22 * PIXEL, perfect=9 * PIXEL, metronome=True),
    ),
    Level(2, Text("club meeting"), Text("a steady pace"), Rules(speed=28, clean=20 * PIXEL, perfect=8 * PIXEL)),
    Level(3, Text("final"), Text("fast, little time to judge"), Rules(speed=38, clean=19 * PIXEL, perfect=7 * PIXEL)),
    Level(
        4,
        Text("steeplechase"),
        Text("faster, uneven gaps, water"),
        Rules(speed=44, clean=18 * PIXEL, perfect=7 * PIXEL, uneven=True),
    ),
)
