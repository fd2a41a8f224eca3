"""The five games that can be played in the labyrinth, and how one can end: all that words need to know of them."""

from enum import Enum, IntEnum


class Mode(IntEnum):
    """What it is about."""

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
        """Whether the good ones have won."""
        return self in (End.ESCAPED, End.FOUND, End.EVERYTHING, End.ENOUGH)
