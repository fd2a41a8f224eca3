"""What a player may do in one loop of the street, and what may come of it."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True)
class Command:
    """One loop's wish: a step across (-1 left, 1 right) or down (-1 up, 1 down), or a look at both sides."""

    across: int = 0
    down: int = 0
    look: bool = False


class Fault(StrEnum):
    """What a walker can do wrong."""

    ACCIDENT = "accident"
    RED = "red"
    OFF_ZEBRA = "off zebra"
    NO_LOOK = "no look"


@dataclass(frozen=True)
class Accident:
    """The walker met a car at a column and a row."""

    column: int
    row: int


@dataclass(frozen=True)
class Erred:
    """The walker broke a rule of the road."""

    fault: Fault


@dataclass(frozen=True)
class Looked:
    """The walker looked both ways; `free` tells whether nothing came near."""

    free: bool


@dataclass(frozen=True)
class Crossed:
    """A crossing is over; so many points were earned by it."""

    points: int


@dataclass(frozen=True)
class Restarted:
    """So many cars of the book's street vanished and began again at its other end."""

    cars: int


@dataclass(frozen=True)
class Siren:
    """An ambulance turned into the street."""


Event = Accident | Erred | Looked | Crossed | Restarted | Siren
