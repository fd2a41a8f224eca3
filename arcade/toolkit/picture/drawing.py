"""Sprites on the Spectrum's screen: drawn at any pixel, taken up again with the background as it was."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_, or_

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.covering import NO_STEPS, Colouring, Steps, depth, steps
from arcade.machine.spectrum.memory import COLUMNS, HEIGHT, LINES, ROWS, WIDTH, Mode
from arcade.toolkit.picture.sprites import CELL, Paint, Sprite


def draw(machine: Spectrum, picture: Sprite, x: int, y: int, mode: Mode = Mode.MASK, clear: bool = False) -> None:
    """Draw a sprite with its top left pixel at (x, y) from the screen's top left; what is outside is cut off.

    MASK covers the background where the sprite is solid; OR, XOR and SET take its ink only, SET the whole rectangle.
    Cells get the sprite's colours where it has ink in them or covers them wholly; with `clear` these cells lose what
    was drawn in them, so that no background ink takes the sprite's colour.
    """
    if mode is Mode.MASK and 0 <= x <= WIDTH - picture.width and 0 <= y <= HEIGHT - len(picture.ink):
        laid, colouring = _overlay(picture, x & 7, depth(y, len(picture.ink)), clear)
        machine.lay(x, y, laid, colouring)
        return
    if clear:
        blank = _on_blank_cells(picture, x % CELL, y % CELL, mode is Mode.MASK)
        machine.cover(x - x % CELL, y - y % CELL, blank.solid, blank.ink, blank.width)
    if mode is not Mode.MASK:
        machine.stamp(x, y, picture.ink, picture.width, mode)
    elif not clear:
        machine.cover(x, y, picture.solid, picture.ink, picture.width)
    inside = 0 <= x <= WIDTH - picture.width and 0 <= y <= HEIGHT - picture.height
    colouring = _colouring(picture, x % CELL, y % CELL) if inside else _colouring_cut_off(picture, x, y)
    if colouring is not None:
        machine.lay(x, y, NO_STEPS, colouring)


def draw_cells(machine: Spectrum, picture: Sprite, row: int, column: int, clear: bool = False) -> None:
    """Draw a sprite whose top left cell is at a row (0 to 23) and a column (0 to 31)."""
    draw(machine, picture, CELL * column, CELL * row, clear=clear)


@lru_cache(4096)
def _overlay(picture: Sprite, right: int, down: int, clear: bool) -> tuple[Steps, Colouring | None]:
    """How a sprite is laid over what is there, `right` pixels within a cell and `down` lines, as `depth` says."""
    if clear:
        blank = _on_blank_cells(picture, right, down % CELL, True)
        laid = steps(blank.solid, blank.ink, blank.width, 0, down - down % CELL)
    else:
        laid = steps(picture.solid, picture.ink, picture.width, right, down)
    return laid, _colouring(picture, right, down % CELL)


@lru_cache(2048)
def _colouring(picture: Sprite, right: int, down: int) -> Colouring | None:
    """What a sprite that lies within the screen, at a place within a cell, does to attributes; none if to none.

    It is done to all of them from the first cell that the sprite colours to the last.
    """
    if not picture.paints:
        return None
    if right == down == 0 and _fills_its_cells(picture):
        return _colouring_of_box(picture.paints, picture.lines, picture.columns)
    return _colouring_of_cells(_coloured(picture, right, down))


@lru_cache(512)
def _colouring_cut_off(picture: Sprite, x: int, y: int) -> Colouring | None:
    """The same of a sprite that reaches beyond the screen."""
    top, left = y // CELL, x // CELL
    return _colouring_of_cells(
        [
            (line, place, paint)
            for line, place, paint in (_coloured(picture, x % CELL, y % CELL) if picture.paints else ())
            if 0 <= top + line < ROWS and 0 <= left + place < COLUMNS
        ]
    )


def _fills_its_cells(picture: Sprite) -> bool:
    full = (1 << picture.width) - 1
    return picture.width % CELL == picture.height % CELL == 0 and picture.solid.count(full) == picture.height


@lru_cache(512)
def _colouring_of_box(paints: tuple[tuple[Paint, ...], ...], lines: int, columns: int) -> Colouring | None:
    """Of whole cells, whatever is drawn in them: pictures that change have the same from frame to frame."""
    box = Sprite(CELL * columns, (), (), paints)
    return _colouring_of_cells(
        [(line, place, box.paint_at(line, place)) for line in range(lines) for place in range(columns)]
    )


def _colouring_of_cells(cells: Iterable[tuple[int, int, Paint]]) -> Colouring | None:
    """Of cells by row and column, and their paints."""
    found = {COLUMNS * row + column: paint for row, column, paint in cells}
    if not found:
        return None
    first, last = min(found), max(found) + 1
    keep, added = bytearray(b"\xff") * (last - first), bytearray(last - first)
    for place, (mask, value) in found.items():
        keep[place - first] ^= mask
        added[place - first] = value
    return first, last - first, int.from_bytes(keep), int.from_bytes(added)


@lru_cache(1024)
def _on_blank_cells(picture: Sprite, right: int, down: int, covering: bool) -> Sprite:
    """The cells that a sprite at a place within a cell colours, blank; with the sprite on them if it is `covering`."""
    width, height = -(-(right + picture.width) // CELL), -(-(down + picture.height) // CELL)
    blank = [0] * height
    for row, column, _ in _coloured(picture, right, down):
        blank[row] |= 0xFF << CELL * (width - 1 - column)
    solid = tuple([row for row in blank for _ in range(CELL)])
    cells = Sprite(CELL * width, (0,) * len(solid), solid)
    return picture.over(cells, right, down) if covering else cells


@lru_cache(1024)
def _coloured(picture: Sprite, right: int, down: int) -> tuple[tuple[int, int, Paint], ...]:
    """Row, column and paint of the cells that a sprite at a place within a cell has ink in or covers wholly."""
    found: list[tuple[int, int, Paint]] = []
    for row in range(-(-(down + picture.height) // CELL)):
        top = CELL * row - down
        lines = slice(max(top, 0), max(top + CELL, 0))
        inked = reduce(or_, picture.ink[lines], 0)
        covered = reduce(and_, picture.solid[lines]) if 0 <= top <= picture.height - CELL else 0
        for column in range(-(-(right + picture.width) // CELL)):
            left = CELL * column - right
            shift = picture.width - left - CELL
            if shift >= 0:
                painted = inked >> shift & 0xFF or covered >> shift & 0xFF == 0xFF
            else:
                painted = bool(inked << -shift & 0xFF)
            if painted:
                found.append((row, column, picture.paint_at((top + CELL // 2) // CELL, (left + CELL // 2) // CELL)))
    return tuple(found)


@dataclass(slots=True)
class Patch:
    """A rectangle of cells as it was, bitmap and attributes."""

    row: int
    column: int
    height: int
    width: int
    bitmap: list[bytearray]
    """Its cells row by row, or where there are more of them across its lines of pixels: so less has to be moved."""
    attributes: list[bytearray]

    @property
    def lines(self) -> tuple[bytes, ...]:
        """The lines of pixels, from the top."""
        return tuple(map(bytes, self._lines_of(0, self.height)))

    def _lines_of(self, top: int, height: int) -> Sequence[bytes | bytearray]:
        """The lines of pixels of so many rows, from its row `top` on."""
        if self.width >= CELL:
            return self.bitmap[CELL * top : CELL * (top + height)]
        rows = [self.bitmap[self.width * at : self.width * (at + 1)] for at in range(top, top + height)]
        return [bytes([cell[line] for cell in cells]) for cells in rows for line in range(CELL)]

    def put_back(self, machine: Spectrum) -> None:
        """Restore the rectangle."""
        display, attributes = machine.display, machine.attributes
        parts, rows = _places(self.row, self.column, self.height, self.width)
        for place, part in zip(parts, self.bitmap, strict=True):
            display[place] = part
        for place, cells in zip(rows, self.attributes, strict=True):
            attributes[place] = cells

    def part(self, row: int, column: int, height: int, width: int) -> "Patch":
        """So many rows and columns of it, from a row and a column of the screen on that it holds."""
        top, left = row - self.row, column - self.column
        lines = [line[left : left + width] for line in self._lines_of(top, height)]
        if width < CELL:
            rows = [lines[at : at + CELL] for at in range(0, len(lines), CELL)]
            bitmap = [bytearray([line[at] for line in cells]) for cells in rows for at in range(width)]
        else:
            bitmap = list(map(bytearray, lines))
        attributes = [cells[left : left + width] for cells in self.attributes[top : top + height]]
        return Patch(row, column, height, width, bitmap, attributes)


_LINE = LINES[1]
"""From a pixel line of a cell to the next."""


@lru_cache(2048)
def _places(row: int, column: int, height: int, width: int) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Where a rectangle of cells is in the bitmap, by cells or by lines as a patch holds it, and in the attributes."""
    rows = range(row, row + height)
    cells = tuple([slice(COLUMNS * at + column, COLUMNS * at + column + width) for at in rows])
    if width < CELL:
        starts = [LINES[CELL * at] + across for at in rows for across in range(column, column + width)]
        return tuple([slice(start, start + 7 * _LINE + 1, _LINE) for start in starts]), cells
    starts = [start + column for start in LINES[CELL * row : CELL * (row + height)]]
    return tuple([slice(start, start + width) for start in starts]), cells


def lift(machine: Spectrum, x: int, y: int, width: int, height: int) -> Patch:
    """Remember the cells that a rectangle of pixels touches; what is outside the screen is left out."""
    if x >= 0 and y >= 0 and x + width <= WIDTH and y + height <= HEIGHT:
        column, row = x >> 3, y >> 3
        wide, high = (x + width + 7 >> 3) - column, (y + height + 7 >> 3) - row
    else:
        column, row = max(x, 0) >> 3, max(y, 0) >> 3
        wide, high = (min(x + width, WIDTH) + 7 >> 3) - column, (min(y + height, HEIGHT) + 7 >> 3) - row
        wide, high = max(wide, 0), max(high, 0)
    display, attributes = machine.display, machine.attributes
    parts, rows = _places(row, column, high, wide)
    return Patch(row, column, high, wide, [display[place] for place in parts], [attributes[place] for place in rows])


def lift_cells(machine: Spectrum, row: int, column: int, height: int, width: int) -> Patch:
    """Remember so many rows and columns of cells."""
    return lift(machine, CELL * column, CELL * row, CELL * width, CELL * height)
