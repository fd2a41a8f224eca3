"""The eight ways to turn and mirror a square board, so that tables need to know only one of a position's images."""

from functools import cache

Image = tuple[int, ...]
"""Where each field comes to lie; fields count along the rows."""


def _place(turn: int, side: int, field: int) -> int:
    """Where a field comes to lie: the board mirrored along a diagonal, upside down, left to right (bits 0 to 2)."""
    row, column = divmod(field, side)
    if turn & 1:
        row, column = column, row
    if turn & 2:
        row = side - 1 - row
    if turn & 4:
        column = side - 1 - column
    return side * row + column


@cache
def images(side: int) -> tuple[Image, ...]:
    """The eight images of a board with so many fields each way, itself first."""
    return tuple(tuple(_place(turn, side, field) for field in range(side * side)) for turn in range(8))
