"""The book's Labyrinth: a good little man walks, up to three villains who jump over thin walls hunt him for 100 units.

In every unit of time the good one may step, then each villain in turn moves and the good one may step again. A villain
goes 0, 1 or 2 cells towards the good one in each axis, as chance has it, and only where he lands matters: if there is
a wall he stays. Landing on the good one he eats him. Steps into walls are refused and cost nothing.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Column and row, counted from the screen's upper left corner; also a step from one cell to another."""

LAST_COLUMN, LAST_ROW = 30, 20
"""The first ones are 1."""
UP, RIGHT, DOWN, LEFT = WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CELLS = tuple((column, row) for row in range(1, LAST_ROW + 1) for column in range(1, LAST_COLUMN + 1))
_INSIDE = frozenset(CELLS)
PITCH = LAST_COLUMN + 2
"""A row's cells and its border."""
_OPEN = sum(1 << PITCH * row + column for column, row in CELLS)
"""All cells as bits, a row's border between it and the next."""


def inside(cell: Cell) -> bool:
    return 1 <= cell[0] <= LAST_COLUMN and 1 <= cell[1] <= LAST_ROW


def beside(cell: Cell, way: Cell, times: int = 1) -> Cell:
    """The cell so many steps away."""
    return cell[0] + times * way[0], cell[1] + times * way[1]


_BESIDE = {
    (column, row): tuple(there for way in WAYS if inside(there := beside((column, row), way)))
    for row in range(LAST_ROW + 2)
    for column in range(LAST_COLUMN + 2)
}
"""The cells a step from each, those of the border, too."""


def bits_beside(cells: int) -> int:
    """The bits of all cells a step from some."""
    return cells << 1 | cells >> 1 | cells << PITCH | cells >> PITCH


def apart(one: Cell, other: Cell) -> int:
    """How far two cells are from each other for who moves diagonally, too."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def short_wall(dice: Dice) -> list[Cell]:
    """A random wall: where it begins, upright or lying, one to three cells long, cut off at the border."""
    column, row = dice.below(LAST_COLUMN) + 1, dice.below(LAST_ROW) + 1
    way = DOWN if dice.below(2) == 0 else RIGHT
    cells = [beside((column, row), way, step) for step in range(dice.below(3) + 1)]
    return [cell for cell in cells if inside(cell)]


@dataclass
class Maze:
    """Where the inner walls are; they may be broken and may grow."""

    walls: set[Cell] = field(default_factory=set)

    def free(self, cell: Cell) -> bool:
        return cell in _INSIDE and cell not in self.walls

    def open_ways(self, cell: Cell) -> list[Cell]:
        return [there for there in _BESIDE[cell] if there not in self.walls]

    def leaps(self, cell: Cell) -> Iterator[Cell]:
        """The cells straight behind a wall one cell thick."""
        for way in WAYS:
            if beside(cell, way) in self.walls and self.free(there := beside(cell, way, 2)):
                yield there

    def distances(self, *goals: Cell, leaping: bool = False) -> dict[Cell, int]:
        """Steps from each cell to the nearest goal; over a wall it is as far as round an open place."""
        found = dict.fromkeys(goals, 0)
        rings: list[list[Cell]] = [list(goals), []]
        steps = 0
        while rings[0] or rings[1]:
            rings.append([])
            for cell in rings[0]:
                if found[cell] < steps:
                    continue
                for there in self.open_ways(cell):
                    if found.get(there, steps + 2) > steps + 1:
                        found[there] = steps + 1
                        rings[1].append(there)
                if leaping:
                    for there in self.leaps(cell):
                        if there not in found:
                            found[there] = steps + 2
                            rings[2].append(there)
            del rings[0]
            steps += 1
        return found

    def connected(self) -> bool:
        """Whether every free cell can be walked to from every other."""
        free = _OPEN
        for column, row in self.walls:
            free &= ~(1 << PITCH * row + column)
        # All cells reached by now go a step each way at once, until none is new.
        reached, new = 0, free & -free
        while new:
            reached |= new
            new = bits_beside(reached) & free & ~reached
        return reached == free

    def rows(self) -> tuple[str, ...]:
        """The walls as a picture, a text a row."""
        rows = [["."] * LAST_COLUMN for _ in range(LAST_ROW)]
        for column, row in self.walls:
            rows[row - 1][column - 1] = "#"
        return tuple(map("".join, rows))


def scattered(dice: Dice, count: int, keep: Collection[Cell] = ()) -> Maze:
    """A maze of so many short walls that cut nothing off and leave the kept cells free."""
    maze = Maze()
    while count:
        wall = [cell for cell in short_wall(dice) if cell not in keep]
        if Maze(maze.walls.union(wall)).connected():
            maze.walls.update(wall)
            count -= 1
    return maze


def carved(dice: Dice, loops: int) -> Maze:
    """The classic labyrinth: a way between any two places, then so many walls opened for a second one.

    Rooms are the cells of odd column and row. A digger goes on at random while there is solid rock to dig into,
    else goes back to where he last had a choice.
    """
    trail = [(1, LAST_ROW - 1)]
    rock = {*CELLS} - {*trail}
    while trail:
        ways = [way for way in WAYS if beside(trail[-1], way, 2) in rock]
        if not ways:
            trail.pop()
            continue
        way = dice.pick(ways)
        rock.difference_update((beside(trail[-1], way), beside(trail[-1], way, 2)))
        trail.append(beside(trail[-1], way, 2))
    maze = Maze(rock)
    while loops:
        column, row = dice.below(LAST_COLUMN - 3) + 2, dice.below(LAST_ROW - 3) + 2
        if (column + row) % 2 and (column, row) in rock:
            rock.discard((column, row))
            loops -= 1
    return maze


WALLS, MOST_VILLAINS = 70, 3
LIMIT = 100
"""Units of time until the good one has escaped."""
GOOD_START = (2, 19)
VILLAIN_STARTS = ((29, 2), (29, 10), (15, 2))
REACH = 3
"""How many answers chance has to how far a villain goes in an axis: 0, 1 or 2 cells."""
MOST_STEPS = LIMIT * (1 + MOST_VILLAINS)


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def lunge(dice: Dice, cell: Cell, prey: Cell) -> Cell:
    """Where a half blind villain wants to land."""
    column = cell[0] + sign(prey[0] - cell[0]) * dice.below(REACH)
    return column, cell[1] + sign(prey[1] - cell[1]) * dice.below(REACH)


def book_walls(dice: Dice) -> list[list[Cell]]:
    """The walls in the order in which they are drawn; they may overlap."""
    return [short_wall(dice) for _ in range(WALLS)]


@dataclass
class World:
    """The chase with so many villains."""

    dice: Dice
    maze: Maze
    count: int = 1
    good: Cell = GOOD_START
    villains: list[Cell] = field(default_factory=list)
    steps: int = 0
    clock: int = 0
    eaten: bool = False

    def __post_init__(self) -> None:
        self.villains = self.villains or list(VILLAIN_STARTS[: self.count])
        self.maze.walls.difference_update((self.good, *self.villains))

    @property
    def over(self) -> bool:
        """Whether the good one is eaten or has escaped."""
        return self.eaten or self.clock >= LIMIT

    def step(self, way: Cell) -> bool:
        """The good one's step; tells whether it was possible. Onto a villain it is safe until that one moves."""
        there = beside(self.good, way)
        if self.over or not self.maze.free(there):
            return False
        self.good = there
        self.steps += 1
        return True

    def pursue(self, number: int) -> bool:
        """A villain's move; tells whether he could land where he wanted."""
        there = lunge(self.dice, self.villains[number], self.good)
        if not self.maze.free(there):
            return False
        self.villains[number] = there
        self.eaten = there == self.good
        return True

    @property
    def score(self) -> int:
        """Units lived through, or for who escaped the more the fewer steps it took; for each villain."""
        return self.count * (self.clock if self.eaten else LIMIT + MOST_STEPS - self.steps)
