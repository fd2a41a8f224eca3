"""What is not a man in Sliding Squares' modern look: the hole, places, links, brackets, and letters on plates."""

from functools import cache

from arcade.games.sliding_squares.figures import TILE, plate
from arcade.machine.font import Font
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

LINK, THICK = 20, 6
"""Pixels of the bar that links two squares, along and across."""


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


LETTER_SIZES = {32: 3, 24: 2, 20: 2}
"""Sizes of plates with letters, and how many times the letters are enlarged."""


def lettered(font: Font, letter: str, size: int) -> Sprite:
    """A plate with a letter."""
    times = LETTER_SIZES[size]
    picture, body = letters(font, letter, times, times), plate(size)
    front = size - max(size // 8, 2)
    return picture.over(body, (front - picture.width + 1) // 2 + 1, (front - picture.height + 1) // 2 + 1)
