"""Places on a screen: points, and the cells of a board."""

from dataclasses import dataclass

Point = tuple[int, int]
"""Pixels from the left and from the top."""
Cell = tuple[int, int]
"""Row and column, both from 0."""


@dataclass(frozen=True)
class Grid:
    """Where a board's cells are: pixels from the top left of the screen."""

    rows: int
    columns: int
    left: int
    top: int
    width: int
    height: int

    def origin(self, cell: Cell) -> tuple[int, int]:
        """The x and y of a cell's top left pixel."""
        return self.left + cell[1] * self.width, self.top + cell[0] * self.height

    def at(self, x: int, y: int) -> Cell | None:
        """The cell that holds a pixel."""
        row, column = (y - self.top) // self.height, (x - self.left) // self.width
        return (row, column) if 0 <= row < self.rows and 0 <= column < self.columns else None

    def step(self, cell: Cell, down: int, right: int) -> Cell:
        """The neighbouring cell; at the edge the cell itself."""
        return min(max(cell[0] + down, 0), self.rows - 1), min(max(cell[1] + right, 0), self.columns - 1)
