"""Sprites on the Spectrum's screen: drawn at any pixel, taken up again with the background as it was."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
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
    cells = list(_cells(picture, x, y)) if picture.paints or clear else []
    if clear:
        for row, column, _ in cells:
            machine.cell(row, column, bytes(CELL))
    if mode is Mode.MASK:
        machine.cover(x, y, picture.solid, picture.ink, picture.width)
    else:
        machine.stamp(x, y, picture.ink, picture.width, mode)
    for row, column, (mask, value) in cells:
        at = COLUMNS * row + column
        machine.attributes[at] = machine.attributes[at] & ~mask | value


def draw_cells(machine: Spectrum, picture: Sprite, row: int, column: int, clear: bool = False) -> None:
    """Draw a sprite whose top left cell is at a row (0 to 23) and a column (0 to 31)."""
    draw(machine, picture, CELL * column, CELL * row, clear=clear)


def _cells(picture: Sprite, x: int, y: int) -> Iterator[tuple[int, int, Paint]]:
    """Row, column and paint of the screen's cells that a sprite at (x, y) has ink in or covers wholly."""
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
                yield row, column, picture.paint_at((top + CELL // 2) // CELL, (left + CELL // 2) // CELL)


@dataclass(frozen=True)
class Patch:
    """A rectangle of cells as it was, bitmap and attributes."""

    row: int
    column: int
    lines: tuple[bytes | bytearray, ...]
    attributes: tuple[bytes | bytearray, ...]

    def put_back(self, machine: Spectrum) -> None:
        """Restore the rectangle."""
        column, display = self.column, machine.display
        width = len(self.lines[0]) if self.lines else 0
        for start, line in zip(LINES[CELL * self.row :], self.lines, strict=False):
            display[start + column : start + column + width] = line
        for row, cells in enumerate(self.attributes, self.row):
            at = COLUMNS * row + column
            machine.attributes[at : at + width] = cells

    def part(self, row: int, column: int, height: int, width: int) -> "Patch":
        """So many rows and columns of it, from a row and a column of the screen on that it holds."""
        top, left = row - self.row, column - self.column
        lines = self.lines[CELL * top : CELL * (top + height)]
        return Patch(
            row,
            column,
            tuple(line[left : left + width] for line in lines),
            tuple(cells[left : left + width] for cells in self.attributes[top : top + height]),
        )


def lift(machine: Spectrum, x: int, y: int, width: int, height: int) -> Patch:
    """Remember the cells that a rectangle of pixels touches; what is outside the screen is left out."""
    left, right = max(x, 0) // CELL, -(-min(x + width, WIDTH) // CELL)
    top, bottom = max(y, 0) // CELL, -(-min(y + height, HEIGHT) // CELL)
    right, bottom = max(right, left), max(bottom, top)
    display, attributes = machine.display, machine.attributes
    lines = tuple([display[start + left : start + right] for start in LINES[CELL * top : CELL * bottom]])
    starts = range(COLUMNS * top, COLUMNS * bottom, COLUMNS)
    cells = tuple([attributes[start + left : start + right] for start in starts])
    return Patch(top, left, lines, cells)


def lift_cells(machine: Spectrum, row: int, column: int, height: int, width: int) -> Patch:
    """Remember so many rows and columns of cells."""
    return lift(machine, CELL * column, CELL * row, CELL * width, CELL * height)
