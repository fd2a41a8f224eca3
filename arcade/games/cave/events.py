"""What can happen in the cave; a move gives these in order, and whoever shows the game turns them into words."""

from dataclasses import dataclass
from enum import Enum

from arcade.games.cave.board import Kind, Way


@dataclass(frozen=True)
class Blocked:
    """There is no exit in this direction."""

    way: Way


@dataclass(frozen=True)
class Arrived:
    """One is in a place: just come, or turned back."""

    place: int


@dataclass(frozen=True)
class Warned:
    """The guards of a place saw the treasure; one runs back to where one came from."""

    guard: Kind


@dataclass(frozen=True)
class Robbed:
    """The guards of the place took the treasure away and hid it elsewhere."""

    guard: Kind


class Happened(Enum):
    """Events without details."""

    OFFERED = "the treasure is here"
    TAKEN = "it is taken"
    LEFT = "it is left"
    TOO_NARROW = "the treasure does not fit through"
    CLOSED = "no admittance"
    NOTE = "a mocking note"
    POINTS = "points for being here"
    SHOWN = "the mirror shows the floor"
    DRANK = "a draught of living water"
    SAVED = "the draught saved from a robbery"
    WON = "out with the treasure"


Event = Blocked | Arrived | Warned | Robbed | Happened
