"""Where things are on the modern screen: boards of any size, the tray of tiles, the plates and the list of moves."""

from dataclasses import dataclass
from functools import cached_property

from arcade.games.blue_road.rules import STEPS, Side
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.sprites import CELL

LARGEST, SMALLEST = 7, 3
"""Rows or columns of a board."""
AREA, AREA_TOP = 21, 1
"""Rows and columns of cells for the board, and the first row."""
TILE_CELLS = (5, 4, 3)
"""Cells of a tile each way, the largest that fit being taken."""
PICKER = Grid(LARGEST, LARGEST, left=0, top=CELL * AREA_TOP, width=24, height=24)

PANEL, PANEL_WIDTH = 22, 10
TRAY_ROW, TRAY_STEP, TRAY_COLUMN = 5, 4, 27
TRAY = Grid(rows=3, columns=1, left=CELL * PANEL, top=CELL * TRAY_ROW - 4, width=80, height=CELL * TRAY_STEP)
SAMPLE = 24
BEFORE = 11
"""Pixels from the middle of a waiting car to the edge of the next field."""
ROAD_ROW, MOVES_ROW, MOVES_ROWS = 16, 17, 5


@dataclass(frozen=True)
class Board:
    """A board of so many rows and columns on the screen."""

    rows: int
    columns: int

    @cached_property
    def cells(self) -> int:
        """Cells of a tile each way."""
        return next(cells for cells in TILE_CELLS if cells * max(self.rows, self.columns) <= AREA)

    @cached_property
    def size(self) -> int:
        """Pixels of a tile each way."""
        return CELL * self.cells

    @cached_property
    def left(self) -> int:
        """The first column."""
        return (AREA + 1 - self.cells * self.columns) // 2

    @cached_property
    def top(self) -> int:
        """The first row."""
        return AREA_TOP + (AREA - self.cells * self.rows) // 2

    def corner(self, field: int) -> tuple[int, int]:
        """The row and column of a field's first cell."""
        row, column = divmod(field, self.columns)
        return self.top + self.cells * row, self.left + self.cells * column

    def pixel(self, field: int) -> tuple[int, int]:
        """The x and y of a field's first pixel."""
        row, column = self.corner(field)
        return CELL * column, CELL * row

    def edge(self, field: int, side: Side) -> tuple[int, int]:
        """The x and y in the middle of a field's side."""
        x, y = self.pixel(field)
        down, right = STEPS[side]
        half = self.size // 2
        return x + half + right * half, y + half + down * half
