"""The levels: how the beasts think; and the five games that are played, and how one can end."""

from enum import Enum, IntEnum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Mind(Enum):
    """A beast's intelligence."""

    BLIND = "blind"
    NIMBLE = "nimble"
    HUNTER = "hunter"
    PACK = "pack"

    @property
    def tracks(self) -> bool:
        """Whether it goes by the shortest way."""
        return self in (Mind.HUNTER, Mind.PACK)


class Skill(NamedTuple):
    mind: Mind
    unit: int
    """Frames of a unit of time, in which a beast decides once."""
    watch: int
    """Cells from its post within which a guard lets nobody come."""


LEVELS = Levels(
    Level(1, Text("half blind"), Text("they blunder into walls"), Skill(Mind.BLIND, 22, 5)),
    Level(2, Text("nimble", context="labyrinth"), Text("faster, and step aside"), Skill(Mind.NIMBLE, 18, 6)),
    Level(3, Text("hunters"), Text("they know the shortest way"), Skill(Mind.HUNTER, 10, 7)),
    Level(4, Text("pack"), Text("very fast, they cut you off"), Skill(Mind.PACK, 8, 8)),
)


class Mode(IntEnum):
    """What a game is about."""

    CHASE = 0
    EXIT = 1
    GUARDS = 2
    CLOSING = 3
    VALUES = 4


class End(Enum):
    """Why it is over."""

    ESCAPED = "escaped"
    FOUND = "found"
    EVERYTHING = "everything"
    ENOUGH = "enough"
    TOO_LITTLE = "too little"
    LATE = "late"
    CAUGHT = "caught"

    @property
    def won(self) -> bool:
        return self in (End.ESCAPED, End.FOUND, End.EVERYTHING, End.ENOUGH)
