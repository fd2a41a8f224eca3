"""Ways on which the letters of a message travel to their places."""

from arcade.machine.spectrum.memory import COLUMNS

Cell = tuple[int, int]
"""Row and column."""
Way = list[Cell]
"""The cells visited, the place itself last."""


def from_right(row: int, column: int) -> Way:
    """Along the row from the screen's right edge."""
    return [(row, place) for place in range(COLUMNS - 1, column - 1, -1)]
