"""A colony on the screen: each cell a pixel, or 2, 4 or 8 across, drawn by whole rows of bytes.

At 8 every cell has a place of the screen's colours to itself: what is born, grows up and is old, and what has just
died, differ in shape and in colour, and look as it is usual where the colony lives.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from arcade.games.dipo import ART
from arcade.games.dipo.levels import Habitat
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, Mode
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite


class Kind(NamedTuple):
    """How cells of an age look."""

    picture: Sprite
    colours: int


class Place(NamedTuple):
    """Where a colony lives: its cells from birth to old age, what has just died, and the ground."""

    ages: tuple[Kind, Kind, Kind, Kind]
    died: Kind
    ground: Kind
    wall: int
    """The colours of a wall round the ground."""


def _place(name: str, inks: str, paper: str) -> Place:
    ages = "born", "young", "grown", "old", "died", "ground"
    born, young, grown, old, died, ground = (
        Kind(ART[f"{name} {age}"], pair(ink + paper)) for age, ink in zip(ages, inks, strict=True)
    )
    return Place((born, young, grown, old), died, ground, pair(("C" if paper in "kb" else "r") + paper))


PLACES = {
    Habitat.DISH: _place("dish", "CGYWRb", "k"),
    Habitat.GARDEN: _place("garden", "GYRMyg", "k"),
    Habitat.GLOBE: _place("globe", "WCGYCC", "b"),
    Habitat.DESERT: _place("desert", "gggkrw", "y"),
}
DISH = PLACES[Habitat.DISH]
FACE, TIRED = DISH.ages[2].picture, DISH.ages[3].picture

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

    def window(self, cells: int) -> str:
        """The window's cells, row by row, as one text of binary digits; what lies beyond the field is empty."""
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


FRAME, CORNERS = ART["box"].ink, ART["corners"].ink
SQUARES = {1: ("#",), 2: ("##", "##"), 4: (".##.", "####", "####", ".##.")}
PLAIN = pair("Wk")
FAR = {1: pair("Ck"), 2: pair("Ck"), 4: pair("Yk")}
"""The colours of cells smaller than a place of the screen's colours."""


@cache
def _spread(line: str) -> tuple[bytes, ...]:
    """For eight cells in a byte, one line of their pixels: as many bytes as a cell has pixels across."""
    scale, bits = len(line), int(line.replace("#", "1").replace(".", "0"), 2)
    return tuple(
        sum(bits << place * scale for place in range(8) if byte >> place & 1).to_bytes(scale) for byte in range(256)
    )


class Canvas:
    """Draws fields on the screen's upper 22 rows."""

    def __init__(self, machine: Spectrum, place: Place = DISH) -> None:
        self.machine = machine
        self._place = place

    def show(self, view: View, colony: Colony, colouring: int = 0, grid: bool = False) -> None:
        """A colony as it is. `colouring`: 0 everything, 1 the living only, 2 black and white; `grid` marks cells."""
        if view.scale < 8:
            self._small(view, colony.cells, PLAIN if colouring == 2 else FAR[view.scale])
        else:
            self._large(view, colony, (0, self._place.ages[2].colours, PLAIN)[colouring], grid)

    def _small(self, view: View, cells: int, colours: int) -> None:
        display, scale = self.machine.display, view.scale
        self.machine.attributes[: COLUMNS * HEIGHT // 8] = bytes((colours,)) * (COLUMNS * HEIGHT // 8)
        wide = WIDTH // scale // 8
        shown = int(view.window(cells), 2).to_bytes(HEIGHT // scale * wide)
        tables = [_spread(line) for line in SQUARES[scale]]
        y = 0
        for at in range(0, len(shown), wide):
            packed = shown[at : at + wide]
            for table in tables:
                start = LINES[y]
                display[start : start + COLUMNS] = b"".join([table[byte] for byte in packed]) if scale > 1 else packed
                y += 1

    def _large(self, view: View, colony: Colony, plain: int, grid: bool) -> None:
        """Cells of eight pixels, each as its age has it in its own colours, or all of one shape and colour."""
        machine, place = self.machine, self._place
        ground = view.field.full
        if plain:
            kinds = [(colony.cells, place.ages[2]), (ground if grid else 0, place.ground)]
        else:
            ages, deaths = ((0, colony.cells, 0, 0), 0) if grid else (colony.ages, colony.deaths)
            kinds = [*zip(ages, place.ages, strict=True), (deaths, place.died), (ground, place.ground)]
        rows, columns = view.size
        # A digit a cell, 0 beyond the field, then the kinds in order: they share no cells, so that nothing is carried.
        signs = above = 0
        for number, (cells, _) in enumerate(kinds, 1):
            cells, above = cells & ~above, above | cells
            if cells:
                signs += number * int(view.window(cells), 16)
        shown = f"{signs:0{rows * columns}x}".encode()
        digits = b"0123456"[: len(kinds) + 1]
        for y in range(8):
            lines = shown.translate(bytes.maketrans(digits, bytes((0, *(kind.picture.ink[y] for _, kind in kinds)))))
            for at in range(0, rows, 8):  # the rows of a third lie side by side
                start, part = LINES[8 * at + y], lines[columns * at : columns * (at + 8)]
                machine.display[start : start + len(part)] = part
        inks = (plain,) * len(digits) if plain else (place.ground.colours, *(kind.colours for _, kind in kinds))
        machine.attributes[: len(shown)] = shown.translate(bytes.maketrans(digits, bytes(inks)))

    def cursor(self, view: View, cell: Cell, wide: bool = True) -> None:
        """Mark a cell by turning pixels round: a frame about it, or its corners; a cross where cells are small."""
        x, y = view.place(cell)
        size = view.scale
        if size == 8:
            self._turn(x, y, FRAME if wide else CORNERS, 8)
            self.machine.attributes[COLUMNS * (y // 8) + x // 8] = PLAIN
            return
        for away in (-8, size):
            self._turn(x + away, y + size // 2, [0x7E], 8)
            self._turn(x + size // 2, y + away, [0, *[1] * 6, 0], 1)

    def _turn(self, x: int, y: int, rows: Sequence[int], width: int) -> None:
        self.machine.stamp(x, y, rows[: max(HEIGHT - y, 0)], width, Mode.XOR)

    def wall(self, view: View) -> None:
        """Draw a line round a field smaller than the window."""
        machine, field, colours = self.machine, view.field, self._place.wall
        down, right = view.margin
        if not (down and right):
            return
        width, height = field.columns * view.scale, field.rows * view.scale
        x, y = right * view.scale, down * view.scale
        line = (1 << width + 4) - 1
        for top in (y - 3, y - 2, y + height + 1, y + height + 2):
            machine.stamp(x - 2, top, [line], width + 4, Mode.OR)
        sides = 3 << width + 4 | 3
        machine.stamp(x - 3, y - 2, [sides] * (height + 4), width + 6, Mode.OR)
        for row in (down - 1, down + field.rows):
            colour_cells(machine, row, right - 1, 1, field.columns + 2, colours)
        for column in (right - 1, right + field.columns):
            colour_cells(machine, down, column, field.rows, 1, colours)
