"""The levels: how often the computer slips, and who wins by the last bead; and why a move is refused."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Terms(NamedTuple):
    """What a level sets."""

    slip: int = 0
    """Percent of its moves in which the computer takes anything."""
    upside_down: bool = False
    """Whether the side that takes the last bead loses."""


MASTER = Terms()
"""The original's method: the theory."""
LEVELS = Levels(
    Level(1, levels.NOVICE, Text("takes anything"), Terms(slip=100)),
    Level(2, levels.NORMAL, levels.HALF_THE_THEORY, Terms(slip=50)),
    Level(3, levels.MASTER, levels.NEVER_LETS_OFF, MASTER, book=True),
    Level(4, levels.UPSIDE_DOWN, Text("the last bead loses; a master"), Terms(upside_down=True)),
)


class Fault(Enum):
    """Why a move is refused."""

    NO_ROW = "there is no such row"
    EMPTY = "nothing can be taken from it"
    AMOUNT = "not so many"
