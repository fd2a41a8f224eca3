"""Areas of cells: filled with patterns, melted from colour to colour, coloured without touching the bitmap."""

from functools import lru_cache
from itertools import pairwise

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, WHITE, attribute, colour
from arcade.toolkit.picture.patterns import EMPTY, blended, tiled
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite


def clear_screen(machine: Spectrum, border: int = BLACK, paper: int = BLACK, ink: int = WHITE) -> None:
    """BORDER, PAPER, INK, CLS: an empty screen, in whose colours is written from then on."""
    _set_colours(machine, border, paper, ink)
    machine.cls()


def clear_in_time(machine: Spectrum, border: int, paper: int, ink: int) -> Frames[None]:
    """The same in the time that BASIC takes for it."""
    _set_colours(machine, border, paper, ink)
    return machine.basic.cls()


def _set_colours(machine: Spectrum, border: int, paper: int, ink: int) -> None:
    machine.border(border)
    machine.paper(paper)
    machine.ink(ink)


def fill(
    machine: Spectrum,
    row: int,
    column: int,
    height: int,
    width: int,
    pattern: Sprite = EMPTY,
    colours: int | None = None,
) -> None:
    """Fill so many rows and columns of cells with a pattern, in an attribute or in the colours that are there.

    Patterns join across neighbouring areas: they count from the screen's top left corner, not the area's.
    """
    left, top = CELL * column % pattern.width, CELL * row % pattern.height
    draw_cells(machine, _window(pattern, left, top, CELL * width, CELL * height), row, column)
    if colours is not None:
        colour_cells(machine, row, column, height, width, colours)


@lru_cache(256)
def _window(pattern: Sprite, left: int, top: int, width: int, height: int) -> Sprite:
    """So many pixels of a tiled pattern, from a place within its first tile on."""
    return tiled(pattern, left + width, top + height).cut(left, top, width, height).opaque()


def colour_cells(machine: Spectrum, row: int, column: int, height: int, width: int, colours: int) -> None:
    """Give cells an attribute; what is outside the screen is left out."""
    left, right = max(column, 0), min(column + width, COLUMNS)
    if left < right:
        cells, attributes = bytes((colours,)) * (right - left), machine.attributes
        for start in range(COLUMNS * max(row, 0), COLUMNS * min(row + height, ROWS), COLUMNS):
            attributes[start + left : start + right] = cells


def blend(machine: Spectrum, row: int, column: int, height: int, width: int, colours: str) -> None:
    """Let colours melt into one another from top to bottom: "bcW" is a sky. See `patterns.blended`."""
    strip, attributes = blended(height, colours)
    draw_cells(machine, tiled(strip, CELL * width, CELL * height), row, column)
    for line, value in enumerate(attributes, row):
        colour_cells(machine, line, column, 1, width, value)


SLANT = sprite(["." * (7 - y) + "#" * (1 + y) for y in range(8)])
"""A cell cut in two from the lower left to the upper right."""


def rainbow(machine: Spectrum, row: int, column: int, inks: str = "RYGC", paper: int = BLACK, height: int = 1) -> None:
    """The slanted stripes of the computer's case: one cell for each colour and one more, on rows stepping left."""
    edges = [(paper, False), *map(colour, inks), (paper, False)]
    for line in range(height):
        for place, (before, after) in enumerate(pairwise(edges)):
            at = column + place + height - 1 - line
            draw_cells(machine, SLANT, row + line, at)
            bright = before[1] or after[1]
            colour_cells(machine, row + line, at, 1, 1, attribute(after[0], before[0], bright))
