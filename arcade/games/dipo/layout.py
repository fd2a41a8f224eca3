"""The window on a field: 256 by 176 pixels, each cell one of them, or 2, 4 or 8 across."""

from dataclasses import dataclass

from arcade.games.dipo.rules import Cell, Field

WIDTH, HEIGHT = 256, 176
SCALES = (1, 2, 4, 8)


@dataclass
class View:
    """What of a field is seen: so many pixels a cell, from this row and column on."""

    field: Field
    scale: int = 1
    top: int = 0
    left: int = 0

    @property
    def size(self) -> Cell:
        """Rows and columns that the window has room for."""
        return HEIGHT // self.scale, WIDTH // self.scale

    @property
    def margin(self) -> Cell:
        """Empty rows above and columns beside a field smaller than the window."""
        rows, columns = self.size
        return max(rows - self.field.rows, 0) // 2, max(columns - self.field.columns, 0) // 2

    def place(self, cell: Cell) -> tuple[int, int]:
        """The x and y of a cell's top left pixel."""
        down, right = self.margin
        return (cell[1] - self.left + right) * self.scale, (cell[0] - self.top + down) * self.scale

    def at(self, x: int, y: int) -> Cell | None:
        """The cell that holds a pixel of the window."""
        down, right = self.margin
        row, column = y // self.scale - down + self.top, x // self.scale - right + self.left
        return (row, column) if y < HEIGHT and self.field.holds(row, column) else None

    def follow(self, cell: Cell) -> None:
        """Move the window so that a cell is well within it."""
        rows, columns = self.size
        near = min(rows, columns) // 8
        self.top = _within(self.top, cell[0], rows, near, self.field.rows)
        self.left = _within(self.left, cell[1], columns, near, self.field.columns)

    def centre(self, cell: Cell) -> None:
        """Move the window so that a cell is in its middle, as far as the field's edges allow."""
        rows, columns = self.size
        self.top = min(max(cell[0] - rows // 2, 0), max(self.field.rows - rows, 0))
        self.left = min(max(cell[1] - columns // 2, 0), max(self.field.columns - columns, 0))

    def rows(self, cells: int) -> list[int]:
        """The window's rows of cells, the leftmost in the highest bit, empty ones beyond the field."""
        field = self.field
        rows, columns = self.size
        down, right = self.margin
        row_of_cells, window = (1 << field.columns) - 1, (1 << columns) - 1
        shift = field.columns - self.left + right - columns
        found = [0] * down
        for row in range(self.top, min(self.top + rows, field.rows)):
            bits = cells >> (field.rows - 1 - row) * field.columns & row_of_cells
            found.append((bits >> shift if shift >= 0 else bits << -shift) & window)
        return found + [0] * (rows - len(found))

    def window(self, cells: int) -> str:
        """The same as one text of binary digits."""
        field, (rows, columns), (down, right) = self.field, self.size, self.margin
        seen = min(rows, field.rows - self.top)
        cells = cells >> (field.rows - self.top - seen) * field.columns & (1 << seen * field.columns) - 1
        digits, width = f"{cells:0{seen * field.columns}b}", min(columns, field.columns - self.left)
        lines = [digits[at : at + width] for at in range(self.left, len(digits), field.columns)]
        blank = "0" * columns
        shown = [blank[:right] + line + blank[right + len(line) :] for line in lines]
        return "".join([*[blank] * down, *shown, *[blank] * (rows - down - seen)])


def _within(start: int, place: int, room: int, near: int, size: int) -> int:
    if place < start + near:
        start = place - near
    elif place >= start + room - near:
        start = place - room + near + 1
    return min(max(start, 0), max(size - room, 0))
