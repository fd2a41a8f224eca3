"""The rules of Path: steer a line that grows by itself along a winding way to the star at its end.

The line starts at the bottom, moving up, a pixel at a time. It turns by a right angle to the left or to the right as
seen in its own direction, at the pixel where it is. It must stay on the cells of the way, whichever of their eight
pixels it is on; it may touch itself. In the star's cell it has arrived.
"""

from dataclasses import dataclass, field
from enum import Enum

from arcade.games.path.board import SIZE, STEPS, UP, Cell, Way

BOOK_LEVELS = 4
LEVEL_POINTS = 100
"""For arriving, times the book's level."""


class Step(Enum):
    """Where a step of the line has led."""

    ON = "on"
    OFF = "off"
    STAR = "star"


@dataclass
class Line:
    """A line on its way."""

    way: Way
    x: int = field(init=False)
    y: int = field(init=False)
    direction: int = UP
    distance: int = 0
    """Pixels travelled."""

    def __post_init__(self) -> None:
        self.x, self.y = self.way.start

    @property
    def cell(self) -> Cell:
        """The cell of the line's end."""
        return self.y // SIZE, self.x // SIZE

    @property
    def depth(self) -> int:
        """How many pixels of its cell are behind the line's end."""
        down, right = STEPS[self.direction]
        along = (down * self.y + right * self.x) % SIZE
        return along if down + right > 0 else (along + SIZE - 1) % SIZE

    def turn(self, way: int) -> None:
        """Turn to the left (-1) or to the right (1) of its own direction; 0 goes straight on."""
        self.direction = (self.direction + way) % len(STEPS)

    def advance(self) -> Step:
        """One pixel further."""
        down, right = STEPS[self.direction]
        self.x, self.y = self.x + right, self.y + down
        self.distance += 1
        if self.cell == self.way.star:
            return Step.STAR
        return Step.ON if self.cell in self.way.place else Step.OFF


@dataclass
class Ride:
    """One game of the book: a line rides until it arrives or leaves the way."""

    way: Way
    level: int
    """From 1 to 4, as it is typed."""
    line: Line = field(init=False)
    ended: Step = Step.ON
    furthest: int = 0
    """The place of the way that was reached."""

    def __post_init__(self) -> None:
        self.line = Line(self.way)

    @property
    def over(self) -> bool:
        """Whether the line has arrived or left the way."""
        return self.ended is not Step.ON

    @property
    def won(self) -> bool:
        """Whether the line has arrived."""
        return self.ended is Step.STAR

    def tick(self, way: int = 0) -> Step:
        """Turn, or not, and go a pixel further; raises ValueError when the ride is over."""
        if self.over:
            raise ValueError("the ride is over")
        self.line.turn(way)
        self.ended = self.line.advance()
        self.furthest = max(self.furthest, self.way.place.get(self.line.cell, 0))
        return self.ended

    @property
    def percent(self) -> int:
        """How much of the way was done."""
        return self.way.percent(self.furthest)

    @property
    def score(self) -> int:
        """The distance; at the star also points for the level and for time left, at eight steps a cell."""
        distance = self.line.distance
        return distance + (LEVEL_POINTS * self.level + time_left(self.way, distance) if self.won else 0)


def time_left(way: Way, steps: int, allowed: int = SIZE) -> int:
    """Steps that are left of those `allowed` for each cell."""
    return max(allowed * len(way.cells) - steps, 0)
