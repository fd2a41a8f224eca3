"""The levels: how the computer plays."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Player(Enum):
    """How the computer plays."""

    PRINTED = "the original's method"
    SPARING = "a look at its own moves"
    CAREFUL = "a short search"
    PERFECT = "knows who wins, or searches for it"


LEVELS = Levels(
    Level(1, Text("wasteful"), Text("cramps you, wastes its moves"), Player.PRINTED, book=True),
    Level(2, Text("sparing"), Text("counts its own steps as well"), Player.SPARING),
    Level(3, Text("careful", context="impas"), Text("weighs your reply to each push"), Player.CAREFUL),
    Level(4, levels.PERFECT, Text("never gives a win away"), Player.PERFECT),
)
