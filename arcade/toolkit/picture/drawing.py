"""Sprites on the Spectrum's screen: drawn at any pixel, taken up again with the background as it was."""

from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_, or_

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, HEIGHT, LINES, ROWS, WIDTH, Mode
from arcade.toolkit.picture.sprites import CELL, Paint, Sprite


def draw(machine: Spectrum, picture: Sprite, x: int, y: int, mode: Mode = Mode.MASK, clear: bool = False) -> None:
    """Draw a sprite with its top left pixel at (x, y) from the screen's top left; what is outside is cut off.

    MASK covers the background where the sprite is solid; OR, XOR and SET take its ink only, SET the whole rectangle.
    Cells get the sprite's colours where it has ink in them or covers them wholly; with `clear` these cells lose what
    was drawn in them, so that no background ink takes the sprite's colour.
    """
    cells = _cells(picture, x, y) if picture.paints or clear else ()
    if clear:
        for at, _ in cells:
            machine.cell(*divmod(at, COLUMNS), bytes(CELL))
    if mode is Mode.MASK:
        machine.cover(x, y, picture.solid, picture.ink, picture.width)
    else:
        machine.stamp(x, y, picture.ink, picture.width, mode)
    if picture.paints:
        attributes = machine.attributes
        for at, (mask, value) in cells:
            attributes[at] = attributes[at] & ~mask | value


def draw_cells(machine: Spectrum, picture: Sprite, row: int, column: int, clear: bool = False) -> None:
    """Draw a sprite whose top left cell is at a row (0 to 23) and a column (0 to 31)."""
    draw(machine, picture, CELL * column, CELL * row, clear=clear)


@lru_cache(2048)
def _cells(picture: Sprite, x: int, y: int) -> tuple[tuple[int, Paint], ...]:
    """The places and paints of the screen's cells that a sprite at (x, y) has ink in or covers wholly."""
    found: list[tuple[int, Paint]] = []
    for row in range(max(y // CELL, 0), min(-(-(y + picture.height) // CELL), ROWS)):
        top = CELL * row - y
        lines = slice(max(top, 0), max(top + CELL, 0))
        inked = reduce(or_, picture.ink[lines], 0)
        covered = reduce(and_, picture.solid[lines]) if 0 <= top <= picture.height - CELL else 0
        for column in range(max(x // CELL, 0), min(-(-(x + picture.width) // CELL), COLUMNS)):
            left = CELL * column - x
            shift = picture.width - left - CELL
            if shift >= 0:
                coloured = inked >> shift & 0xFF or covered >> shift & 0xFF == 0xFF
            else:
                coloured = bool(inked << -shift & 0xFF)
            if coloured:
                paint = picture.paint_at((top + CELL // 2) // CELL, (left + CELL // 2) // CELL)
                found.append((COLUMNS * row + column, paint))
    return tuple(found)


@dataclass(frozen=True)
class Patch:
    """A rectangle of cells as it was, bitmap and attributes."""

    row: int
    column: int
    bitmap: tuple[tuple[bytearray, ...], ...]
    """For each row of cells its eight lines, or where there are fewer of them its cells: so less has to be moved."""
    attributes: tuple[bytearray, ...]

    @property
    def width(self) -> int:
        """Cells across."""
        return len(self.attributes[0]) if self.attributes else 0

    @property
    def lines(self) -> tuple[bytes, ...]:
        """The lines of pixels, from the top."""
        if self.width < CELL:
            return tuple([bytes([cell[line] for cell in cells]) for cells in self.bitmap for line in range(CELL)])
        return tuple([bytes(line) for lines in self.bitmap for line in lines])

    def put_back(self, machine: Spectrum) -> None:
        """Restore the rectangle."""
        display, attributes, width = machine.display, machine.attributes, self.width
        for start, parts in zip(_STARTS[self.row :], self.bitmap, strict=False):
            at = start + self.column
            if width < CELL:
                for cell in parts:
                    display[at : at + _BELOW : _LINE] = cell
                    at += 1
            else:
                for line in parts:
                    display[at : at + width] = line
                    at += _LINE
        at = COLUMNS * self.row + self.column
        for cells in self.attributes:
            attributes[at : at + width] = cells
            at += COLUMNS

    def part(self, row: int, column: int, height: int, width: int) -> "Patch":
        """So many rows and columns of it, from a row and a column of the screen on that it holds."""
        top, left = row - self.row, column - self.column
        bitmap = self.bitmap[top : top + height]
        if self.width < CELL:
            bitmap = tuple([cells[left : left + width] for cells in bitmap])
        elif width < CELL:
            columns = range(left, left + width)
            bitmap = tuple([tuple([bytearray([line[at] for line in lines]) for at in columns]) for lines in bitmap])
        else:
            bitmap = tuple([tuple([line[left : left + width] for line in lines]) for lines in bitmap])
        return Patch(
            row, column, bitmap, tuple([cells[left : left + width] for cells in self.attributes[top : top + height]])
        )


_STARTS, _LINE = LINES[::CELL], LINES[1]
_BELOW = 7 * _LINE + 1
"""Where in the bitmap each row of cells begins, and from a pixel line of a cell to the next, and to its end."""


def lift(machine: Spectrum, x: int, y: int, width: int, height: int) -> Patch:
    """Remember the cells that a rectangle of pixels touches; what is outside the screen is left out."""
    left, right = max(x, 0) // CELL, -(-min(x + width, WIDTH) // CELL)
    top, bottom = max(y, 0) // CELL, -(-min(y + height, HEIGHT) // CELL)
    right, bottom = max(right, left), max(bottom, top)
    display, attributes = machine.display, machine.attributes
    if right - left < CELL:
        cells = [range(start + left, start + right) for start in _STARTS[top:bottom]]
        bitmap = tuple([tuple([display[at : at + _BELOW : _LINE] for at in row]) for row in cells])
    else:
        lines = [range(start, start + CELL * _LINE, _LINE) for start in _STARTS[top:bottom]]
        bitmap = tuple([tuple([display[at + left : at + right] for at in row]) for row in lines])
    starts = range(COLUMNS * top, COLUMNS * bottom, COLUMNS)
    return Patch(top, left, bitmap, tuple([attributes[start + left : start + right] for start in starts]))


def lift_cells(machine: Spectrum, row: int, column: int, height: int, width: int) -> Patch:
    """Remember so many rows and columns of cells."""
    return lift(machine, CELL * column, CELL * row, CELL * width, CELL * height)
