"""The pieces of Impasse's modern look: wooden crates with arrows, floor slabs, brackets, the sign of a dead end."""

from functools import cache

from arcade.games.impas import ART
from arcade.games.impas.rules import UP
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

_ARROW = ART["arrow"]
WALL = ART["wall"]
"""A wall in the dark: here and there a brick."""
_SMALL_ARROW = ART["small-arrow"]
BIG_ARROW = ART["big-arrow"].see_through()
"""A side's direction on its plate."""


def turned(arrow: Sprite, seat: int) -> Sprite:
    """An arrow that points up, turned to where a seat pushes."""
    return arrow if seat == UP else arrow.rotated()


@cache
def crate(size: int, seat: int | None = None) -> Sprite:
    """A crate of so many pixels each way, one pixel free all round; with a seat's arrow, or braced across without."""
    body = _box(size, braced=seat is None)
    if seat is None:
        return body
    arrow = turned(_SMALL_ARROW if size < 20 else _ARROW, seat)
    at = (size - arrow.width) // 2
    return _bordered(arrow).over(body, at - 1, at - 1)


@cache
def lettered(letter: str) -> Sprite:
    """A crate of four cells each way with a letter, which has colours of its own, in the middle of its front."""
    figure = smoothly(poster(letter), 2)
    size = 4 * CELL
    front = figure.cut((figure.width - 16) // 2, (figure.height - 16) // 2, 16, 16).opaque()
    return front.over(_box(size, braced=False), CELL, CELL).coloured(("YYYY", "YWWY", "YWWY", "YYYY"), "k")


@cache
def _box(size: int, braced: bool) -> Sprite:
    """A wooden crate without a mark."""
    rim = 2 if size < 20 else 3
    last = size - 2

    def level(x: int, y: int) -> int | None:
        near = min(x, y, size - 1 - x, size - 1 - y)
        if near == 0:
            return None
        if near <= rim:
            # The frame is lit from the upper left and nailed at its corners.
            corner = max(min(x, size - 1 - x), min(y, size - 1 - y)) <= rim
            nail = corner and near == (rim + 1) // 2 and x + y != 2 * near + 1 and abs(x - y) % (last - 1) == 0
            return 0 if nail else FULL if x < last - rim + 1 and y < last - rim + 1 else 44
        if near == rim + 1:
            return 0
        inner = rim + 2
        across, down = x - inner, y - inner
        if braced and abs(across - down) <= 1:
            return FULL
        if braced and abs(across - down) == 2:
            return 0
        return 0 if across % 4 == 3 else 28

    return shaded(size, size, level)


def _bordered(arrow: Sprite) -> Sprite:
    """An arrow of ink in a rim of paper."""
    wide = arrow.see_through().cut(-1, -1, arrow.width + 2, arrow.height + 2)
    rows = (0, *wide.ink, 0)
    solid = []
    for y in range(1, len(rows) - 1):
        grown = rows[y - 1] | rows[y] | rows[y + 1]
        solid.append((grown | grown << 1 | grown >> 1) & (1 << wide.width) - 1)
    return Sprite(wide.width, wide.ink, tuple(solid))


@cache
def slab(size: int) -> Sprite:
    """An empty square: a dark slab with a thin light edge and a glint."""

    def level(x: int, y: int) -> int:
        if x == size - 1 or y == size - 1:
            return FULL
        return FULL if (x, y) in ((2, 2), (3, 2), (2, 3)) else 0

    return shaded(size, size, level)


@cache
def ghost(size: int) -> Sprite:
    """Where a crate could stand: its outline in dashes."""

    def level(x: int, y: int) -> int:
        near = min(x, y, size - 1 - x, size - 1 - y)
        dash = (x + y) // 2 % 2 == 0
        return FULL if near in (2, 3) and dash else 0

    return shaded(size, size, level)


SIGN = 64
"""Pixels each way of the sign of a dead end."""
BAR = 1, 1, 2, 6
"""Where its red bar is: row and column within the sign, height and width, in cells."""


@cache
def dead_end() -> Sprite:
    """The road sign: a broad stem below a bar, in a rounded rim; ink is white, and red in the cells of its bar."""

    def level(x: int, y: int) -> int | None:
        right, bottom = SIGN - 1 - x, SIGN - 1 - y
        corner = min(x, right) + min(y, bottom)
        if corner < 4:
            return None
        if min(x, y, right, bottom) < 2 or corner < 6:
            return FULL
        bar = 11 <= y < 23 and min(x, right) >= 10
        stem = y >= 25 and bottom >= 5 and min(x, right) >= 25
        return FULL if bar or stem else 0

    return shaded(SIGN, SIGN, level)
