"""The levels of the outing."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Pace(NamedTuple):
    """How fast a level goes, and what is harmless on it."""

    steps: tuple[int, ...]
    """Frames of a step, field by field; the last holds for all further fields."""
    clock_unit_frames: int
    season: int
    """Its first field's place among the seasons, counted from 0."""
    golden_steps: int = 80
    """For which crowns are gold."""
    rubber: bool = False
    """Whether the edge throws back."""
    comet: bool = False
    """Whether the star goes on by itself."""

    def step(self, number: int) -> int:
        """Frames of a step on a field, counted from 0."""
        return self.steps[min(number, len(self.steps) - 1)]


LEVELS = Levels(
    Level(1, levels.STROLL, Text("slow, the edge is rubber"), Pace((10,), 25, 0, rubber=True)),
    Level(2, Text("walk"), Text("medium, the edge is brick"), Pace((8,), 19, 1)),
    Level(3, levels.RUN, Text("fast, the clock too"), Pace((6,), 13, 2)),
    Level(4, levels.EXPERT, Text("very fast"), Pace((5,), 7, 3)),
    Level(5, Text("comet"), Text("never stops, faster each field"), Pace((12, 9, 6, 4), 13, 4, comet=True)),
)
