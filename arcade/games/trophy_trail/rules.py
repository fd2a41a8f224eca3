"""The rules: a star is led over a walled field, a cell at a time, and leaves a trail.

On the field of 19 by 30 cells lie trophies. A step onto the wall or onto any trail ends the trip, a step straight back
too, as the cell just left is trail already. A clock of a hundred units runs only while the star stands still; at a
hundred the trip is over. What counts are the trophies.

The book threw 31 of them at random, some perhaps onto one another or under the star. Two may walk one field, each
with a trail and a clock of their own; then both trails are deadly to both. A rope, where there is one, brings a star
back along its trail, which vanishes; the trophies stay taken.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from itertools import product

from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Row and column, as on the screen."""
ROWS, COLUMNS = 19, 30
"""Counted from 1 within the wall."""
START, PAIR = (10, 15), ((10, 8), (10, 23))
FIELD = tuple(product(range(1, ROWS + 1), range(1, COLUMNS + 1)))
TROPHIES, CROWNS, GOBLETS = 30, 3, 7
"""The rest are cups."""
BOOK_TROPHIES = 31
CROWN, GOBLET, CUP = 5, 2, 1
"""Points."""
TIME = 100
ROPE_CELLS = 8


class Way(Enum):
    """A step: rows down, columns to the right."""

    UP = (-1, 0)
    DOWN = (1, 0)
    LEFT = (0, -1)
    RIGHT = (0, 1)

    @property
    def back(self) -> "Way":
        return Way((-self.value[0], -self.value[1]))

    def from_cell(self, cell: Cell) -> Cell:
        """Where a step from a cell leads."""
        return cell[0] + self.value[0], cell[1] + self.value[1]


def is_wall(cell: Cell) -> bool:
    return not (1 <= cell[0] <= ROWS and 1 <= cell[1] <= COLUMNS)


def way_between(start: Cell, end: Cell) -> Way:
    return Way((end[0] - start[0], end[1] - start[1]))


def way_towards(start: Cell, goal: Cell) -> Way | None:
    """The way in which a goal is farther off, up or down if it is as far either way; none if it is reached."""
    down, right = goal[0] - start[0], goal[1] - start[1]
    if not down and not right:
        return None
    if abs(down) >= abs(right):
        return Way.DOWN if down > 0 else Way.UP
    return Way.RIGHT if right > 0 else Way.LEFT


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


class Harvest(IntEnum):
    """How many of a field's trophies were taken at best: the percent from which it counts as such."""

    POOR = 0
    ENOUGH = 60
    MOST = 80
    ALL = 100


def sown(dice: Dice, kept: tuple[Cell, ...]) -> dict[Cell, int]:
    """Thirty trophies on different cells, none where somebody begins."""
    free = [cell for cell in FIELD if cell not in kept]
    dice.shuffle(free)
    values = [CROWN] * CROWNS + [GOBLET] * GOBLETS + [CUP] * (TROPHIES - CROWNS - GOBLETS)
    return dict(zip(free, values, strict=False))


@dataclass(frozen=True)
class Step:
    """A cell of a trail: from which way it was entered, unless the walker began there, and which way it was left."""

    cell: Cell
    into: Way | None
    out: Way


@dataclass
class Walker:
    """Who is led over the field."""

    seat: int
    cell: Cell
    ropes: int = 0
    way: Way | None = None
    """Of the last step."""
    trail: list[Step] = field(default_factory=list)
    clock: int = 0
    taken: int = 0
    points: int = 0
    crashed: bool = False


def throw(dice: Dice) -> Cell:
    return dice.below(ROWS) + 1, dice.below(COLUMNS) + 1


class World:
    """A field and who walks on it."""

    def __init__(self, trophies: Mapping[Cell, int], starts: tuple[Cell, ...] = (START,), ropes: int = 0) -> None:
        """`trophies` have values; one under a start is lost, as the star is put over it."""
        self.trophies = {cell: value for cell, value in trophies.items() if cell not in starts}
        self.all_trophies = len(self.trophies)
        self.walkers = [Walker(seat, cell, ropes) for seat, cell in enumerate(starts)]
        self.trails: dict[Cell, int] = {}
        """Whose trail is where."""

    @property
    def over(self) -> bool:
        """Whether somebody has crashed or has no time left."""
        return any(walker.crashed or walker.clock >= TIME for walker in self.walkers)

    def is_free(self, cell: Cell) -> bool:
        """Whether a cell can be stepped on without harm."""
        return not (is_wall(cell) or cell in self.trails or any(walker.cell == cell for walker in self.walkers))

    def move(self, ways: Mapping[int, Way], rubber: bool = False) -> list[Event]:
        """The steps of one or of both walkers at the same moment; with `rubber` the wall and the cell that one has just
        left throw back instead of ending the trip."""
        goals = {seat: way.from_cell(self.walkers[seat].cell) for seat, way in ways.items()}
        free = {seat: self.is_free(goal) for seat, goal in goals.items()}
        if len(set(goals.values())) < len(goals):
            free = dict.fromkeys(free, False)
        return [self._step(self.walkers[seat], way, free[seat], rubber) for seat, way in ways.items()]

    def _step(self, walker: Walker, way: Way, free: bool, rubber: bool) -> Event:
        goal = way.from_cell(walker.cell)
        if not free:
            if rubber and (is_wall(goal) or (walker.way is not None and way is walker.way.back)):
                return Bounced(walker.seat, way)
            walker.crashed = True
            return Crashed(walker.seat, way)
        start = walker.cell
        self.trails[start] = walker.seat
        walker.trail.append(Step(start, walker.way, way))
        walker.cell, walker.way = goal, way
        value = self.trophies.pop(goal, 0)
        walker.taken += value > 0
        walker.points += value
        return Moved(walker.seat, start, goal, value)

    def idle(self, seat: int) -> Event:
        """A unit of the clock for somebody who stood still."""
        self.walkers[seat].clock += 1
        return Ticked(seat)

    def pull(self, seat: int) -> Event:
        """Use a rope, if there is one and a trail to go back on."""
        walker = self.walkers[seat]
        if not walker.ropes or not walker.trail:
            return Refused(seat)
        walker.ropes -= 1
        cells = [walker.cell]
        for _ in range(min(ROPE_CELLS, len(walker.trail))):
            step = walker.trail.pop()
            del self.trails[step.cell]
            walker.cell, walker.way = step.cell, step.into
            cells.append(step.cell)
        return Pulled(seat, tuple(cells))
