"""The levels: how fast the line grows, how much of the way ahead is seen, and what a star is worth."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

UNIT = 12
"""A frame's worth of growing; a pixel costs as many frames of it as the level says, less on later ways."""
PATHS = 3
FASTER = (12, 11, 10)
"""Of the units of a frame, how many a frame of the pace counts on each of the three ways."""


class Terms(NamedTuple):
    """What a level sets."""

    frames: int
    """For a pixel, on the first way."""
    star_points: int
    """For arriving, on each way."""
    seen: int = 0
    """How many cells of the way ahead are seen in the dark; 0 is daylight."""

    def pace(self, path: int) -> int:
        """What a pixel costs on a way, in units."""
        return self.frames * FASTER[path]


LEVELS = Levels(
    Level(1, levels.STROLL, Text("slow, with time to look ahead"), Terms(4, star_points=100)),
    Level(2, Text("walk", context="path"), Text("at an even walking pace"), Terms(3, star_points=200)),
    Level(3, levels.RUN, Text("the bends come quickly"), Terms(2, star_points=300)),
    Level(4, Text("arrow"), Text("hardly time to blink"), Terms(1, star_points=400)),
    Level(5, Text("night"), Text("a lantern shows six cells"), Terms(2, star_points=500, seen=6)),
)
