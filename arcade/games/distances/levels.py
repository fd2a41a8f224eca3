"""The levels: how the computer chooses its fields."""

from enum import Enum
from typing import Literal

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

Reason = Literal["chance", "scan", "concede", "room", "planned", "won", "trap"]
"""Why a player chose a field, or conceded."""


class Player(Enum):
    """A way of playing."""

    CARELESS = "careless"
    PRINTED = "haphazard"
    """The original's method."""
    ENDING = "counts the end"
    PLANNING = "plans ahead"
    MASTER = "master"


LEVELS = Levels(
    Level(1, levels.CARELESS, Text("only looks along the rows"), Player.CARELESS),
    Level(2, Text("haphazard"), Text("takes any field that is safe"), Player.PRINTED, book=True),
    Level(3, Text("reckoner"), Text("counts out the last stones"), Player.ENDING),
    Level(4, Text("planner"), Text("sees the end from afar"), Player.PLANNING),
    Level(5, levels.MASTER, Text("forgives no mistake"), Player.MASTER),
)
