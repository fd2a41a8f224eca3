"""What a cave is made of: places with six ways and a kind, and the hiding places in the order of the games."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Way(Enum):
    """The six directions, in the order of the table's columns; values are the printed program's keys."""

    NORTH = "n"
    SOUTH = "s"
    EAST = "e"
    WEST = "v"
    UP = "u"
    DOWN = "c"

    @property
    def back(self) -> "Way":
        """The opposite direction."""
        return _BACK[self]


_BACK = {Way.NORTH: Way.SOUTH, Way.EAST: Way.WEST, Way.UP: Way.DOWN}
_BACK |= {back: way for way, back in _BACK.items()}
WAYS = tuple(Way)


class Kind(Enum):
    """What a place does to whoever enters it; the numbers are the table's."""

    PLAIN = 0
    NARROW = 20
    GIANT = 30
    PIRATES = 35
    NOTE = 40
    EXIT = 50
    POINTS = 60
    PALACE = 70
    MIRROR = 80
    SPRING = 90


@dataclass(frozen=True)
class Place:
    """A place: its floor, where its six ways lead (0: nowhere), the number of its description, and its kind."""

    floor: int
    exits: tuple[int, ...]
    message: int
    kind: Kind

    def to(self, way: Way) -> int:
        """The number of the place that a way leads to, 0 for none."""
        return self.exits[WAYS.index(way)]


@dataclass(frozen=True)
class Cave:
    """All places by number, where one starts, and the hiding places in the order of the games."""

    places: Mapping[int, Place]
    start: int
    hiding: tuple[int, ...]
    away: tuple[int, int] = (0, 0)
    """A treasure's number, and the guards' place that is unguarded while it is sought."""

    @property
    def floors(self) -> tuple[int, ...]:
        """The floors from top to bottom."""
        return tuple(sorted({place.floor for place in self.places.values()}, reverse=True))


def read(table: str) -> dict[int, Place]:
    """The places of a table: number, floor, where the ways lead ("." nowhere), description, kind, a place a line."""
    found = {}
    for line in table.split("\n"):
        if line.strip():
            number, floor, *exits, message, kind = (0 if word == "." else int(word) for word in line.split())
            found[number] = Place(floor, tuple(exits), message, Kind(kind))
    return found
