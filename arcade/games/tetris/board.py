"""The well and its pile: what is free, what is complete, and how rows vanish."""

from collections.abc import Iterable

from arcade.toolkit.picture.polyominoes import Cell

ROWS = 21
Copied = tuple[int, int]
"""The lowest and the highest row written to when a row vanished and those above came down."""


class Well:
    """Rows of cells from the top down; 0 is empty, any other number a square of the pile."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.rows = [[0] * columns for _ in range(ROWS)]

    def free(self, cells: Iterable[Cell]) -> bool:
        """Whether all the cells are in the well and empty."""
        columns, rows = self.columns, self.rows
        for row, column in cells:  # noqa: SIM110 (asked for every move that is tried; a loop is twice as fast)
            if not (0 <= column < columns and 0 <= row < ROWS) or rows[row][column]:
                return False
        return True

    def room(self, cell: Cell) -> int:
        """How many cells straight below a cell are free, up to the first that is not; none outside the well."""
        row, column = cell
        if not (0 <= column < self.columns and row >= -1):
            return 0
        for below in range(row + 1, ROWS):
            if self.rows[below][column]:
                return below - row - 1
        return max(ROWS - 1 - row, 0)

    def fill(self, cells: Iterable[Cell], square: int) -> None:
        """Make the cells part of the pile."""
        for row, column in cells:
            self.rows[row][column] = square

    def clear(self, lowest: int, looks: int) -> tuple[tuple[int, ...], tuple[Copied, ...]]:
        """Remove complete rows upward from the lowest, with so many looks; which they were, and what was copied.

        A row that has come down to the place of a removed one costs a look of its own.
        """
        cleared: list[int] = []
        copied: list[Copied] = []
        row = lowest
        for _ in range(looks):
            if row < ROWS and all(self.rows[row]):
                cleared.append(row - len(cleared))
                copied.append((row, self._copy_down(row)))
            else:
                row -= 1
        return tuple(cleared), tuple(copied)

    def _copy_down(self, row: int) -> int:
        """Let all above a row come down by one, as far as the first empty row; returns the highest row written to."""
        while True:
            above = self.rows[row - 1] if row else [0] * self.columns
            self.rows[row] = list(above)
            if not any(above):
                return row
            row -= 1
