"""The drawn pieces of Reversi: discs of two sides that can stand on edge, marks, brackets."""

from functools import cache
from math import isqrt

from arcade.games.reversi import ART
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

DISC = 14
"""Pixels across."""
STACK_WIDTH, STACK_HEIGHT = 32, 72
RIM, HOLLOW, GLINT = 84, 58, 56
"""Per cent of the radius: where the rim begins, and the shaded or glinting ring within it."""


@cache
def disc(size: int, dark: bool, width: int = 0) -> Sprite:
    """A disc, `width` pixels wide when it is turning: light with a shade at the lower right, or dark with a glint.

    Light discs are drawn in light ink and dark ones in dark ink.
    """
    width = width or size

    def level(x: int, y: int) -> int | None:
        across, down = (2 * x + 1 - width) * size // width, 2 * y + 1 - size
        away = isqrt(10_000 * (across * across + down * down)) // size
        if away >= 100:
            return None
        lean = across + down
        if dark:
            return 0 if GLINT < away < RIM - 6 and lean < -size // 2 else FULL
        return 32 if HOLLOW < away <= RIM and lean > size // 3 else FULL

    return shaded(width, size, level)


@cache
def stack(discs: int) -> Sprite:
    """So many discs lying on each other, seen from the side: a row of pixels each, a gap after every eight."""
    flat = ("  " + "#" * 28 + "  ", "   " + "#" * 26 + "   ")
    rows = [" " * STACK_WIDTH] * STACK_HEIGHT
    for place in range(discs):
        rows[STACK_HEIGHT - 1 - place - place // 8] = flat[place % 2]
    return sprite(rows)


def _corners(arm: int, thick: int) -> Sprite:
    """Four right angles in the corners of a square of 16 by 16."""

    def row(y: int) -> str:
        near = min(y, 15 - y)
        side = "#" * (arm if near < thick else thick if near < arm else 0)
        return side.ljust(8) + side.rjust(8)

    return sprite([row(y) for y in range(16)])


CROSSING = _corners(2, 1)
"""A square's share in the crosses that part the squares."""
BRACKETS = _corners(5, 2)
"""The cursor."""
LEGAL = ART["legal"].see_through()
DOOMED = ART["doomed"].inverted()
"""On a disc that would be turned: a hole."""
LATEST = ART["latest"].inverted()
"""On the disc that was put last: a small hole."""
