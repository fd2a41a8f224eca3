"""The levels: how long the bat is, how fast the ball, and how early its crossing is marked."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Terms(NamedTuple):
    """What makes a game easy or hard in the modern look."""

    bat: int
    """Cells of the bat."""
    step_tenths: int
    """Tenths of a frame that the ball takes from cell to cell."""
    aim_columns: int = 0
    """How near the ball must be for its crossing row to be marked."""


LEVELS = Levels(
    Level(1, levels.EASY, Text("four cells, long aim line"), Terms(4, 40, aim_columns=32)),
    Level(2, levels.NORMAL, Text("three cells, short aim line"), Terms(3, 33, aim_columns=8)),
    Level(3, Text("short bat"), Text("two cells, and no aim line"), Terms(2, 26), book=True),
    Level(4, levels.MASTER, Text("one cell and a fast ball"), Terms(1, 20)),
)
