"""The gallery: a light wall under a dark rail, a floor, pictures in gilt frames, a red cloth before an unveiling."""

from collections.abc import Sequence

from arcade.games.graphics_editor import ART
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY

WORDS_ROW, WALL_ROW, FLOOR_ROW, END_ROW = 1, 4, 18, 22
"""First rows of the words, the wall, the floor, and of what is below them."""
WALL, FLOOR, DARK = pair("kc"), pair("ky"), pair("Wk")
RAIL = ART["rail"]
PLANKS = ART["planks"]
GILT = ART["gilt"]
"""The frame's corners and edges, in cells of a square of three."""
GOLD, CLOTH = pair("ky"), pair("kr")
FOLDS = ART["folds"]


def wall_row(machine: Spectrum, row: int) -> None:
    """A row of the room, from the top: of the dark above, the wall, the floor, the dark below."""
    if WALL_ROW <= row < FLOOR_ROW:
        fill(machine, row, 0, 1, COLUMNS, RAIL if row == WALL_ROW else EMPTY, WALL)
    elif FLOOR_ROW <= row < END_ROW:
        fill(machine, row, 0, 1, COLUMNS, PLANKS, FLOOR)
    else:
        fill(machine, row, 0, 1, COLUMNS, EMPTY, DARK)


def hang(machine: Spectrum, row: int, column: int, height: int, width: int) -> None:
    """A gilt frame round so many cells, whose first is there."""
    downs, acrosses = _stretched(height), _stretched(width)
    for down, top in enumerate(downs, row - 1):
        for across, left in enumerate(acrosses, column - 1):
            if 0 < down - row + 1 < height + 1 and 0 < across - column + 1 < width + 1:
                continue
            draw_cells(machine, GILT.cut(left, top, 8, 8), down, across)
            colour_cells(machine, down, across, 1, 1, GOLD)


def _stretched(length: int) -> Sequence[int]:
    return (0, *(8,) * length, 16)


def veil(machine: Spectrum, row: int, column: int, width: int) -> None:
    """A row of the cloth."""
    fill(machine, row, column, 1, width, FOLDS, CLOTH)
