"""A well as the bits of one number, so that all its rows are looked at in one operation.

Row follows row; in each there is a bit of wall, the lowest one, and then a bit a column. So what moves down or to the
right moves to higher bits, and each row ends at the wall of the next one.
"""

from collections.abc import Iterable
from functools import cache

from arcade.games.tetris.board import ROWS
from arcade.toolkit.picture.polyominoes import Cell


class Form:
    """What wells so many columns wide have in common."""

    def __init__(self, columns: int) -> None:
        self.row = columns + 1
        """Bits from a row to the next."""
        self.first = sum(1 << self.row * row + 1 for row in range(ROWS))
        """The cells of the first column."""
        self.cells = self.first * ((1 << columns) - 1)
        self.walls = sum(1 << self.row * row for row in range(ROWS + 1))
        self.inside = (1 << self.row * ROWS) - 1
        """All bits from the first row's wall to the last row's last column."""
        self.floor = (1 << columns) - 1 << self.row * ROWS + 1

    def packed(self, cells: Iterable[Cell]) -> int:
        """Cells as bits."""
        return sum([1 << self.row * row + column + 1 for row, column in cells])

    def obstacles(self, pile: int) -> list[tuple[int, int]]:
        """For 16, 8, 4, 2 and 1 rows, from where the pile or the floor is met within so many rows downwards."""
        rows, met = 1, (pile | self.floor) >> self.row
        found = [(rows, met)]
        while 2 * rows < ROWS:
            rows, met = 2 * rows, met | met >> self.row * rows
            found.append((rows, met))
        return found[::-1]

    def fall(self, squares: int, obstacles: list[tuple[int, int]]) -> int:
        """By how many rows squares can fall that are in the air."""
        fallen = 0
        for rows, met in obstacles:
            if not squares & met:
                squares <<= self.row * rows
                fallen += rows
        return fallen

    def complete(self, pile: int) -> int:
        """The wall behind each row without a gap: there the carry comes to when one is added to the row."""
        return pile + self.first & self.walls

    def without(self, pile: int, complete: int) -> int:
        """What is left when complete rows are taken out and those above come down."""
        while complete:
            behind = complete & -complete
            above = (behind >> self.row) - 1
            pile = pile & -behind | (pile & above) << self.row
            complete ^= behind
        return pile

    def height(self, pile: int) -> int:
        """How many rows are not empty."""
        return (pile + self.cells & self.walls).bit_count()

    def row_changes(self, pile: int) -> int:
        """Borders between full and empty side by side, the walls being full."""
        walled = pile | self.walls
        return ((walled ^ walled >> 1) & self.inside).bit_count()

    def column_changes(self, pile: int) -> int:
        """Borders between full and empty one above the other, the floor being full."""
        return ((pile ^ (pile | self.floor) >> self.row) & self.cells).bit_count()

    def covered(self, pile: int) -> int:
        """The pile and all below its squares."""
        reach = self.row
        while reach < self.row * ROWS:
            pile |= pile << reach
            reach *= 2
        return pile & self.cells

    def wells(self, pile: int, covered: int) -> int:
        """Cells between two full ones and open above, each counted with its depth."""
        walled = pile | self.walls
        deep = narrow = self.cells & ~covered & walled << 1 & walled >> 1
        total = 0
        while deep:
            total += deep.bit_count()
            deep = deep << self.row & narrow
        return total


@cache
def form(columns: int) -> Form:
    """Of wells so many columns wide."""
    return Form(columns)
