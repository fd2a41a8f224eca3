"""What each level sets: the board, and whether a lantern warns of a dead end."""

from dataclasses import dataclass
from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Layout(Enum):
    """How the cells of a board lie."""

    LINE = "seven in a line"
    SMALL = "eleven in two slanted rectangles that share a corner"
    FULL = "seventeen in two slanted squares that share a corner"


@dataclass(frozen=True)
class Task:
    """Arrows that are to change sides."""

    layout: Layout
    lantern: bool = True
    """Whether a lantern shows if the goal is within reach."""


PRINTED = Task(Layout.FULL, lantern=False)

LEVELS = Levels(
    Level(1, Text("in a line"), Text("three frogs each way, 15 moves"), Task(Layout.LINE)),
    Level(2, Text("eleven cells"), Text("five each way, 25 moves"), Task(Layout.SMALL)),
    Level(3, Text("by lantern"), Text("17 cells; a lantern warns you"), Task(Layout.FULL)),
    Level(4, Text("no lantern"), Text("17 cells, and no warning"), PRINTED, book=True),
)
