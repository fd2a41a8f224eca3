"""What can come of a step, or of standing still."""

from dataclasses import dataclass

from arcade.games.trophy_trail.board import Cell, Way


@dataclass(frozen=True)
class Moved:
    """A step onto free ground, or onto a trophy of some value."""

    seat: int
    start: Cell
    end: Cell
    value: int = 0


@dataclass(frozen=True)
class Crashed:
    """A step onto the wall, a trail or another walker."""

    seat: int
    way: Way


@dataclass(frozen=True)
class Bounced:
    """A step that was not possible and did no harm."""

    seat: int
    way: Way


@dataclass(frozen=True)
class Ticked:
    """Somebody hesitated for a unit of the clock; at a hundred it is over."""

    seat: int


@dataclass(frozen=True)
class Pulled:
    """The rope brought a walker back over these cells, the first being where it was."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Refused:
    """There is no rope, or no trail to be pulled back on."""

    seat: int


@dataclass(frozen=True)
class Faded:
    """Trophies that lost their gold."""

    cells: tuple[Cell, ...]


Event = Moved | Crashed | Bounced | Ticked | Pulled | Refused | Faded
