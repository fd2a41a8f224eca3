"""The book's Labyrinth: a good little man walks, up to three villains who jump over thin walls hunt him for 100 units.

In every unit of time the good one may step, then each villain in turn moves and the good one may step again. A villain
goes 0, 1 or 2 cells towards the good one in each axis, as chance has it, and only where he lands matters: if there is
a wall he stays. Landing on the good one he eats him. Steps into walls are refused and cost nothing.
"""

from dataclasses import dataclass, field

from arcade.games.labyrinth.board import Cell, Maze, beside, short_wall
from arcade.toolkit.contract.dice import Dice

WALLS = 70
MOST = 3
"""Villains there can be."""
LIMIT = 100
"""Units of time until the good one has escaped."""
GOOD_START = (2, 19)
VILLAIN_STARTS = ((29, 2), (29, 10), (15, 2))
REACH = 3
"""How many answers chance has to how far a villain goes in an axis: 0, 1 or 2 cells."""
MOST_STEPS = LIMIT * (1 + MOST)


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def lunge(dice: Dice, cell: Cell, prey: Cell) -> Cell:
    """Where a half blind villain wants to land."""
    across = sign(prey[0] - cell[0]) * dice.below(REACH)
    down = sign(prey[1] - cell[1]) * dice.below(REACH)
    return cell[0] + across, cell[1] + down


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

    def tock(self) -> None:
        """A unit of time is over."""
        self.clock += 1

    @property
    def score(self) -> int:
        """Units lived through, or for who escaped the more the fewer steps it took; for each villain."""
        return self.count * (self.clock if self.eaten else LIMIT + MOST_STEPS - self.steps)
