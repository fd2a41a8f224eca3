"""The eight ways to turn and mirror a square board, so that tables need to know only one of a position's images."""

from collections.abc import Iterable
from functools import cache, lru_cache

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


def letters(fields: Iterable[int]) -> str:
    """Fields of a small board as letters, a for field 0."""
    return "".join(chr(ord("a") + field) for field in fields)


@lru_cache(16_384)
def _seen(fields: int, image: Image) -> str:
    return letters(sorted(image[field] for field in range(len(image)) if fields >> field & 1))


def canonical(side: int, own: int, enemy: int) -> tuple[str, Image]:
    """The key of two sides' stones, as letters with a stroke between them: the least of all images, and which it is."""
    return min((f"{_seen(own, image)}/{_seen(enemy, image)}", image) for image in images(side))
