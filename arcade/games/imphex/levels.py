"""How the learner tries its moves, and whether it was born knowing them all."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Scan(Enum):
    """In which order trial moves are found."""

    FIXED = "fixed"
    RANDOM = "random"


class Learner(NamedTuple):
    """Who sits at the other side, as it is called beside the board."""

    words: Text
    scan: Scan
    born_knowing: bool = False
    """Whether it knows every bad position from the beginning."""


LEVELS = Levels(
    Level(
        1,
        Text("set in its ways"),
        Text("tries moves in one fixed order"),
        Learner(Text("SET IN WAYS", 11), Scan.FIXED),
        book=True,
    ),
    Level(
        2,
        Text("whimsical"),
        Text("tries moves in random order"),
        Learner(Text("WHIMSICAL", 11), Scan.RANDOM),
        book=True,
    ),
    Level(
        3,
        Text("graduate"),
        Text("knows all: it never loses"),
        Learner(Text("GRADUATE", 11), Scan.RANDOM, born_knowing=True),
    ),
)
