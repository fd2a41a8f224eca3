"""The levels: how the computer chooses its fields; how its lines run, and why it played where it did."""

from enum import Enum, IntEnum
from typing import Literal

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Player(Enum):
    CARELESS = "careless"
    PRINTED = "orderly"
    QUEENS = "queens"
    COUNTING = "counter"
    MASTER = "master"


LEVELS = Levels(
    Level(1, levels.CARELESS, Text("overlooks the diagonals"), Player.CARELESS),
    Level(2, Text("orderly"), Text("takes the first safe field"), Player.PRINTED, book=True),
    Level(3, Text("queens"), Text("keeps its first stones apart"), Player.QUEENS),
    Level(4, Text("counter"), Text("counts both sides' safe fields"), Player.COUNTING),
    Level(5, levels.MASTER, Text("looks far ahead, mirrors you"), Player.MASTER),
)


class Direction(IntEnum):
    """How a line runs, in the order in which lines are tested."""

    ROW = 0
    COLUMN = 1
    FALLING = 2
    RISING = 3


STRAIGHT = Direction.ROW, Direction.COLUMN

Reason = Literal["chance", "scan", "queens", "count", "mirror", "planned", "won", "lost", "concede"]
"""Why the computer took a field, or none."""
