"""What each level of the modern game is played on, how far the aim is shown, and how fast the ball flies."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Layout(Enum):
    OPEN = "open"
    LONG_WALLS = "long walls"
    CORNERS = "corners"
    BARS = "bars"
    PADDLE = "paddle"
    DOORS = "doors"


class Conditions(NamedTuple):
    """What the ball is played under."""

    layout: Layout
    felt: str
    """The colour's letter."""
    aim: int
    """Bounces up to which the way of the next shot is shown; for 0 only its direction."""
    pace: int
    """Frames in which the ball flies by a cell."""


LEVELS = Levels(
    Level(1, Text("open table"), Text("few walls, a long aim line"), Conditions(Layout.OPEN, felt="g", aim=8, pace=2)),
    Level(
        2,
        Text("long walls"),
        Text("targets hide behind them"),
        Conditions(Layout.LONG_WALLS, felt="c", aim=3, pace=2),
        book=True,
    ),
    Level(
        3, Text("corner stones"), Text("they send the ball back"), Conditions(Layout.CORNERS, felt="y", aim=3, pace=2)
    ),
    Level(4, Text("sliding walls"), Text("you move them in flight"), Conditions(Layout.BARS, felt="m", aim=3, pace=4)),
    Level(5, Text("paddle"), Text("a miss costs five bounces"), Conditions(Layout.PADDLE, felt="g", aim=3, pace=4)),
    Level(6, Text("doors"), Text("they swing, and no aim line"), Conditions(Layout.DOORS, felt="w", aim=0, pace=2)),
)
