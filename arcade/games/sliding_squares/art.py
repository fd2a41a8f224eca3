"""The pieces of Sliding Squares' modern look: bevelled tiles, the hole, arrows, links, brackets."""

from functools import cache

from arcade.games.sliding_squares.rules import WHITE
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

TILE = 32
LINK, THICK = 20, 6
"""Pixels of the bar that links two squares, along and across."""
ARROW = 4
"""Pixels from an arrow's base to its point."""


@cache
def tile(man: str, size: int = TILE) -> Sprite:
    """A man: a bevelled tile with a hollow square for white, a solid one for black; light from the upper left."""
    bevel, reach = max(size // 12, 1), size * 7 // 16
    line = max(size // 16, 1) + 1

    def level(x: int, y: int) -> int:
        right, bottom = size - 1 - x, size - 1 - y
        near = min(x, y, right, bottom)
        if near == 0:
            return FULL
        if near <= bevel:
            return 0 if min(x, y) <= min(right, bottom) else 44
        inner = near - reach * 5 // 8
        if man == WHITE:
            if 0 <= inner < line:
                return FULL
            if inner >= line and min(x, y) - reach * 5 // 8 < line + bevel:
                return 32
            return 0
        if inner >= 0:
            lit = min(x, y) - reach * 5 // 8 == 1 and inner >= 1
            return 16 if lit else FULL
        return 0 if size < TILE else 8

    return shaded(size, size, level)


@cache
def hole(size: int = TILE) -> Sprite:
    """The bottom of the tray: all ink but for some specks."""
    return shaded(size, size, lambda x, y: 0 if x % 8 == 4 and y % 8 == 4 else FULL)


@cache
def place(size: int = TILE) -> Sprite:
    """A square that is still to be filled: the outline of a man."""
    inset = size // 8

    def level(x: int, y: int) -> int:
        near = min(x, y, size - 1 - x, size - 1 - y)
        return 0 if near == inset and (x + y) % 4 < 2 else FULL

    return shaded(size, size, level)


def dark(width: int, height: int) -> Sprite:
    """Nothing but ink, over which men slide without a clash, since every man's ink is the same."""
    rows = ((1 << width) - 1,) * height
    return Sprite(width, rows, rows)


def _arrow() -> Sprite:
    """An arrow to the right."""
    width = 2 * ARROW - 1
    rows = [("#" * (min(y, width - 1 - y) + 1)).ljust(ARROW) for y in range(width)]
    return sprite(rows)


RIGHT = _arrow()
ARROWS = {(0, 1): RIGHT, (1, 0): RIGHT.rotated(), (0, -1): RIGHT.mirrored(), (-1, 0): RIGHT.rotated().flipped()}
"""By the rows down and columns right that they point."""


@cache
def link(upright: bool) -> Sprite:
    """A bar in a rim of paper that joins two squares."""
    bar = sprite(["." * (LINK + 4), "." * (LINK + 4), *[".." + "#" * LINK + ".."] * THICK, *["." * (LINK + 4)] * 2])
    return bar.rotated() if upright else bar


@cache
def brackets(size: int = TILE, arm: int = 10) -> Sprite:
    """The four corners of a square frame, one within a tile's rim."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        if near > 6 or far > arm:
            return None
        return FULL if near in (0, 3, 4, 5) and (far < arm or near == 0) else 0

    return shaded(size, size, level)
