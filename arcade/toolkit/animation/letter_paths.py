"""Ways on which the letters of a message travel to their places: from the right, from below, from any edge."""

from collections.abc import Callable

from arcade.machine.spectrum.memory import COLUMNS, ROWS
from arcade.toolkit.contract.dice import Dice

Cell = tuple[int, int]
"""Row and column."""
Way = list[Cell]
"""The cells visited, the place itself last."""
Flight = Callable[[int, int], Way]
"""The way to the place at a row and a column."""


def from_right(row: int, column: int) -> Way:
    """Along the row from the screen's right edge."""
    return [(row, place) for place in range(COLUMNS - 1, column - 1, -1)]


def from_left(row: int, column: int) -> Way:
    """Along the row from the screen's left edge."""
    return [(row, place) for place in range(column + 1)]


def from_below(row: int, column: int) -> Way:
    """Up the column from the screen's bottom."""
    return [(place, column) for place in range(ROWS - 1, row - 1, -1)]


def from_above(row: int, column: int) -> Way:
    """Down the column from the screen's top."""
    return [(place, column) for place in range(row + 1)]


def from_anywhere(dice: Dice) -> Flight:
    """Each letter from an edge of its own."""
    edges = (from_right, from_left, from_below, from_above)
    return lambda row, column: dice.pick(edges)(row, column)
