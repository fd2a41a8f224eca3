"""Bands of the picture that pass by: rows of cells whose pictures repeat, painted in as few pieces as they lie in."""

from dataclasses import dataclass
from functools import lru_cache

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS_A_THIRD = 8
WINDOWS = 1024
"""So many are kept: enough for all places of the board's words (512), of both lanes (64 each) and of the lawn (8)."""


@dataclass(frozen=True)
class Band:
    """A picture of whole rows of cells that repeats sideways, its upper edge at a row of cells."""

    row: int
    picture: Sprite

    def paint(self, machine: Spectrum, offset: int) -> None:
        """Show the band as it is `offset` pixels further on."""
        display = machine.display
        for place, lines in _window(self.row, self.picture, offset % self.picture.width):
            display[place] = lines


@lru_cache(WINDOWS)
def _window(row: int, picture: Sprite, offset: int) -> tuple[tuple[slice, bytearray], ...]:
    """A screen's width of a band, as slices of the bitmap and what is in them, which nobody may write to."""
    copies = WIDTH // picture.width + 2
    each = ((1 << copies * picture.width) - 1) // ((1 << picture.width) - 1)  # the lowest bit of each copy
    beyond, full = copies * picture.width - offset - WIDTH, (1 << WIDTH) - 1
    lines = [(line * each >> beyond & full).to_bytes(COLUMNS) for line in picture.ink]
    return tuple([(place, bytearray(b"".join([lines[y] for y in held]))) for place, held in pieces(row, picture.lines)])


@lru_cache(32)
def pieces(row: int, rows: int) -> tuple[tuple[slice, range], ...]:
    """Where rows of cells lie in the bitmap, in pieces, and which pixel lines, from their top, each piece holds.

    Within a third of the screen the first lines of all rows lie side by side, then the second ones, and so on.
    """
    found: list[tuple[slice, range]] = []
    first = 0
    while first < rows:
        together = min(rows - first, ROWS_A_THIRD - (row + first) % ROWS_A_THIRD)
        for line in range(CELL * first, CELL * first + CELL):
            start = LINES[CELL * row + line]
            found.append((slice(start, start + COLUMNS * together), range(line, line + CELL * together, CELL)))
        first += together
    return tuple(found)
