"""The levels: how fast the line grows, and how much of the way ahead is seen."""

from dataclasses import dataclass

UNIT = 12
"""A frame's worth of growing; a pixel costs as many frames of it as the level says, less on later ways."""
PATHS = 3
FASTER = (12, 11, 10)
"""Of the units of a frame, how many a frame of the pace counts on each of the three ways."""


@dataclass(frozen=True)
class Rules:
    """One level."""

    frames: int
    """For a pixel, on the first way."""
    seen: int = 0
    """How many cells of the way ahead are seen in the dark; 0 is daylight."""

    def pace(self, path: int) -> int:
        """What a pixel costs on a way, in units."""
        return self.frames * FASTER[path]


LEVELS = (Rules(4), Rules(3), Rules(2), Rules(1), Rules(2, seen=6))
