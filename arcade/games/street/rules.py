"""What a walker may do and what may come of it; and the book's street.

That is six lanes with a car each, and a crossing over which a walker steps back and forth. Every loop the walker steps,
then a car on his old or his new cell costs an accident, then the cars move on by a row.
"""

from dataclasses import dataclass, field

from arcade.games.street.scoring import BOOK_PENALTY, CROSSINGS, Fault
from arcade.toolkit.contract.dice import Dice


@dataclass(frozen=True)
class Command:
    """One loop's wish: a step across (-1 left, 1 right) or down (-1 up, 1 down), or a look at both sides."""

    across: int = 0
    down: int = 0
    look: bool = False


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
DOWN_LANES, UP_LANES = (6, 7, 8), (13, 14, 15)
LANES = DOWN_LANES + UP_LANES
PATH = 10
"""The row of the crossing."""
FIRST_START, LATER_START, FAR = 1, 2, 18
"""Columns of the walker."""
SPREAD = 4
"""Rows over which starts are spread."""


@dataclass
class World:
    """The street at a level from 1 to 4; `cars` has the row of each lane's car."""

    dice: Dice
    level: int = 1
    column: int = FIRST_START
    crossings: int = 0
    accidents: int = 0
    loops: int = 0
    cars: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cars = [self.dice.below(SPREAD) + (2 if lane in DOWN_LANES else 16) for lane in LANES]

    @property
    def over(self) -> bool:
        return self.crossings >= CROSSINGS

    @property
    def score(self) -> int:
        return max(10 * CROSSINGS - BOOK_PENALTY * self.accidents, 0)

    def tick(self, command: Command) -> list[Event]:
        events: list[Event] = []
        self.loops += 1
        step = max(self.column + command.across, FIRST_START)
        if any(row == PATH and lane in (self.column, step) for lane, row in zip(LANES, self.cars, strict=True)):
            self.accidents += 1
            events.append(Accident(step, PATH))
        self.column = step
        restarted = sum([self._drive(place) for place in range(len(LANES))])
        if restarted:
            events.append(Restarted(restarted))
        if self.column == FAR:
            self.crossings += 1
            self.column = LATER_START
            events.append(Crossed(0))
        return events

    def _drive(self, place: int) -> bool:
        """Let a car go on by a row; whether it had come to its last one and began anew."""
        last, first, way = 3 + self.level, 16 - self.level // 2, -1
        if LANES[place] in DOWN_LANES:
            last, first, way = 16 - self.level, 2 + self.level // 2, 1
        ended = self.cars[place] == last
        if ended:
            self.cars[place] = self.dice.below(SPREAD) + first
        self.cars[place] += way
        return ended
