"""Ways: cells of the lattice one after the other, their bends, and which way leads on; and the book's way by chance."""

from dataclasses import dataclass
from functools import cached_property

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
