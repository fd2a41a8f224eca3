"""How each level of the modern game looks, how far the aim is shown, and how fast the ball flies."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Conditions(NamedTuple):
    """What the ball is played under; the tables are in `layouts`."""

    felt: str
    """The colour's letter."""
    aim: int
    """Bounces up to which the way of the next shot is shown; for 0 only its direction."""
    pace: int
    """Frames in which the ball flies by a cell."""


LEVELS = Levels(
    Level(1, Text("open table"), Text("few walls, a long aim line"), Conditions(felt="g", aim=8, pace=2)),
    Level(2, Text("long walls"), Text("targets hide behind them"), Conditions(felt="c", aim=3, pace=2), book=True),
    Level(3, Text("corner stones"), Text("they send the ball back"), Conditions(felt="y", aim=3, pace=2)),
    Level(4, Text("sliding walls"), Text("you move them during the shot"), Conditions(felt="m", aim=3, pace=4)),
    Level(5, Text("paddle"), Text("a miss costs five bounces"), Conditions(felt="g", aim=3, pace=4)),
    Level(6, Text("doors"), Text("they swing, and no aim line"), Conditions(felt="w", aim=0, pace=2)),
)
