"""Ways: cells of the lattice one after the other, their bends, and which way leads on.

The book's way goes by chance. Others wind in all four directions: a staircase between the corners, grown by detours
that never touch.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Row from the top and column from the left."""

UP, RIGHT, DOWN, LEFT = range(4)
"""Directions, clockwise: a turn to the right is one further, a turn to the left one back."""
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns of a step in each direction."""
SIZE = 8
"""Pixels of a cell each way."""
ROWS, COLUMNS = 21, 32
TOP, BOTTOM, LAST_COLUMN = 0, ROWS - 1, COLUMNS - 1
Node = tuple[int, int]
"""A crossing of the wide lattice: node rows up and node columns to the right."""

WHOLE = (2,) * 8 + (3,) * 5
"""Cells from each node column to the next, in any order, over the whole screen."""
HALF = (2,) * 4 + (3,) * 2
"""The same over a little less than half of it."""
UPWARDS = (2,) * 4 + (3,) * 4
ATTEMPTS = 400


@dataclass(frozen=True)
class Way:
    """Cells from the start to the star; `mirrored` when it is another way seen in a mirror."""

    cells: tuple[Cell, ...]
    mirrored: bool = False

    @property
    def star(self) -> Cell:
        """Where the star blinks."""
        return self.cells[-1]

    @cached_property
    def place(self) -> dict[Cell, int]:
        """How many steps from the start each cell is."""
        return {cell: at for at, cell in enumerate(self.cells)}

    def direction(self, at: int) -> int:
        """Which way leads on from a place; from the star on as before."""
        at = min(at, len(self.cells) - 2)
        (row, column), (next_row, next_column) = self.cells[at : at + 2]
        return STEPS.index((next_row - row, next_column - column))

    @cached_property
    def bends(self) -> tuple[int, ...]:
        """The places where the way turns."""
        return tuple(at for at in range(1, len(self.cells) - 1) if self.direction(at) != self.direction(at - 1))

    def percent(self, at: int) -> int:
        """How much of the way is done at a place."""
        return 100 * at // (len(self.cells) - 1)

    def leg(self, at: int) -> int:
        """The bend, or the start, from which a straight line leads to a place; a bend ends its leg."""
        return max((bend for bend in self.bends if bend < at), default=0)

    @property
    def start(self) -> tuple[int, int]:
        """The pixel from which the line grows: the middle of the first cell's lower edge."""
        row, column = self.cells[0]
        return self._across(column), SIZE * row + SIZE - 1

    def middle(self, at: int) -> tuple[int, int]:
        """The pixel in the middle of a place."""
        row, column = self.cells[at]
        return self._across(column), SIZE * row + SIZE // 2

    def _across(self, column: int) -> int:
        return SIZE * column + SIZE // 2 - self.mirrored

    def in_mirror(self) -> "Way":
        """Left and right of the screen exchanged."""
        return Way(tuple((row, LAST_COLUMN - column) for row, column in self.cells), not self.mirrored)


def book_way(dice: Dice) -> Way:
    """The book's way: up, then to the right and up or down by chance until the last column, then straight up."""
    cells: list[Cell] = [(BOTTOM, 0)]

    def go(direction: int, length: int) -> None:
        down, right = STEPS[direction]
        for _ in range(length):
            row, column = cells[-1][0] + down, cells[-1][1] + right
            if not (TOP <= row <= BOTTOM and column <= LAST_COLUMN):
                return
            cells.append((row, column))

    go(UP, 2 + dice.below(4))
    while True:
        go(RIGHT, 2 + dice.below(2))
        if cells[-1][1] == LAST_COLUMN:
            break
        direction = UP if dice.below(20) >= 9 else DOWN
        go(direction, 2 + dice.below(4))
    go(UP, cells[-1][0])
    return Way(tuple(cells))


def winding(dice: Dice, across: tuple[int, ...], detours: int, bottom: int) -> Way:
    """A way from the bottom left corner to the top; between any two of its legs there is ground."""
    gaps_across, gaps_up = list(across), list(UPWARDS)
    dice.shuffle(gaps_across)
    dice.shuffle(gaps_up)
    nodes = _staircase(dice, len(gaps_up), len(gaps_across))
    _stray(dice, nodes, detours, (len(gaps_up), len(gaps_across)))
    rows, columns = _sums(gaps_up), _sums(gaps_across)
    return Way(_joined([(bottom - rows[up], columns[right]) for up, right in nodes]))


def _staircase(dice: Dice, ups: int, rights: int) -> list[Node]:
    """A shortest way over the nodes; the first step is up."""
    steps = [(1, 0)] * (ups - 1) + [(0, 1)] * rights
    dice.shuffle(steps)
    nodes = [(0, 0)]
    for up, right in [(1, 0), *steps]:
        nodes.append((nodes[-1][0] + up, nodes[-1][1] + right))
    return nodes


def _stray(dice: Dice, nodes: list[Node], detours: int, most: Node) -> None:
    """Lead some steps, never the first, around over two free nodes beside them: as many as there are detours."""
    taken = set(nodes)
    for _ in range(ATTEMPTS):
        if not detours:
            return
        at = 1 + dice.below(len(nodes) - 2)
        side = dice.pick((-1, 1))
        (up, right), (next_up, next_right) = nodes[at : at + 2]
        aside_up, aside_right = side * abs(next_right - right), side * abs(next_up - up)
        around = [(up + aside_up, right + aside_right), (next_up + aside_up, next_right + aside_right)]
        if all(0 <= one[0] <= most[0] and 0 <= one[1] <= most[1] and one not in taken for one in around):
            nodes[at + 1 : at + 1] = around
            taken.update(around)
            detours -= 1


def _sums(gaps: list[int]) -> list[int]:
    return [sum(gaps[:count]) for count in range(len(gaps) + 1)]


def _joined(corners: list[Cell]) -> tuple[Cell, ...]:
    """All cells from corner to corner."""
    cells = [corners[0]]
    for (row, column), (next_row, next_column) in pairwise(corners):
        down, right = (next_row > row) - (next_row < row), (next_column > column) - (next_column < column)
        while cells[-1] != (next_row, next_column):
            row, column = row + down, column + right
            cells.append((row, column))
    return tuple(cells)
