"""What lies about a field of cells, and the four ways across it."""

from dataclasses import dataclass
from enum import IntEnum

from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Row from the top, column from the left."""

EMPTY, SPENT, POISON, REMEDY = b".xmr"
"""What a cell may hold beside prizes; a spent cell never holds anything again until the worm has crossed it."""
PRIZES = b"1234"
"""The kinds of spiders, or of what the prince is after."""


class Heading(IntEnum):
    """A way to go; one more is a quarter turn clockwise."""

    UP = 0
    RIGHT = 1
    DOWN = 2
    LEFT = 3


STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns of a step, by heading."""


def beyond(cell: Cell, heading: Heading) -> Cell:
    """The next cell in a heading, perhaps outside."""
    down, right = STEPS[heading]
    return cell[0] + down, cell[1] + right


@dataclass
class Field:
    """Rows and columns of cells, one byte each: readable as text."""

    rows: int
    columns: int

    def __post_init__(self) -> None:
        self.cells = bytearray((EMPTY,)) * (self.rows * self.columns)

    def holds(self, cell: Cell) -> bool:
        """Whether a cell is inside."""
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns

    def __getitem__(self, cell: Cell) -> int:
        return self.cells[cell[0] * self.columns + cell[1]]

    def __setitem__(self, cell: Cell, item: int) -> None:
        self.cells[cell[0] * self.columns + cell[1]] = item

    def clear(self) -> None:
        """Empty every cell."""
        self.cells[:] = bytes((EMPTY,)) * len(self.cells)

    def where(self, items: bytes) -> list[Cell]:
        """The cells that hold one of the items, from the top left."""
        found: list[int] = []
        for item in items:
            at = self.cells.find(item)
            while at >= 0:
                found.append(at)
                at = self.cells.find(item, at + 1)
        return [divmod(at, self.columns) for at in sorted(found)]

    def any_cell(self, dice: Dice, rows: int) -> Cell:
        """A random cell of so many rows from the top."""
        return dice.below(rows), dice.below(self.columns)

    def picture(self) -> tuple[str, ...]:
        """A text a row."""
        text = self.cells.decode()
        return tuple(text[at : at + self.columns] for at in range(0, len(text), self.columns))
