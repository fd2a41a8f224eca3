"""What each level of the modern game is played on, how far the aim is shown, and how fast the ball flies."""

from dataclasses import dataclass

from arcade.games.ricochet.board import Table
from arcade.games.ricochet.layouts import CORNERS, MENDED, OPEN
from arcade.games.ricochet.layouts_moving import BARS, DOORS, PADDLE


@dataclass(frozen=True)
class Rules:
    """A level."""

    table: Table
    aim: int
    """Bounces up to which the way of the next shot is shown; for 0 only its direction."""
    pace: int
    """Frames in which the ball flies by a cell."""


LEVELS = (
    Rules(OPEN, aim=8, pace=2),
    Rules(MENDED, aim=3, pace=2),
    Rules(CORNERS, aim=3, pace=2),
    Rules(BARS, aim=3, pace=4),
    Rules(PADDLE, aim=3, pace=4),
    Rules(DOORS, aim=0, pace=2),
)
