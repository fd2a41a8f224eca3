"""Round and square bodies of any size, shaded by dithering in a light from the upper left: balls, discs, tiles."""

from collections.abc import Callable
from functools import lru_cache
from math import isqrt

from arcade.toolkit.picture.patterns import BAYER, FULL
from arcade.toolkit.picture.sprites import Sprite

Level = Callable[[int, int], int | None]
"""How much ink a pixel's place has, 0 to 64, from its x and y; None is outside the body."""

SMALL = 12
"""Balls of less pixels have no room for shades, only for a glint."""
KEPT = 64
"""Bodies of each kind that are kept, as games ask for the same ones in every frame."""


def shaded(width: int, height: int, level: Level) -> Sprite:
    """A sprite whose pixels are dithered to the levels of their places; outside the body it is transparent."""
    ink: list[int] = []
    solid: list[int] = []
    for y in range(height):
        thresholds = BAYER[y % 8]
        row = cover = 0
        for x in range(width):
            amount = level(x, y)
            row, cover = row << 1, cover << 1
            if amount is not None:
                cover |= 1
                row |= amount > thresholds[x & 7]
        ink.append(row)
        solid.append(cover)
    return Sprite(width, tuple(ink), tuple(solid))


@lru_cache(KEPT)
def ball(size: int, dark: bool = False) -> Sprite:
    """A ball of so many pixels with a rim of ink; its ink is the light, or with `dark` the shade.

    Small ones are all ink but for a glint.
    """

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        height = size * size - across * across - down * down
        if height <= 0:
            return None
        if size < SMALL:
            return 0 if x == y == size // 3 else FULL
        if _edge(size, x, y):
            return FULL
        # The cosine between the surface and a light at (-2, -2, 3), in 64ths, and a little light from everywhere.
        light = min(max(12 + 15 * (3 * isqrt(height) - 2 * across - 2 * down) // size, 0), FULL)
        return FULL - light if dark else light

    return shaded(size, size, level)


@lru_cache(KEPT)
def disc(size: int, face: int = FULL) -> Sprite:
    """A flat round piece with a raised rim, as for draughts; its face has `face` of 64 ink: 0 is the other side's.

    A light face is shaded at the lower right, a dark one glints at the upper left.
    """
    rim = max(size // 8, 2)

    def level(x: int, y: int) -> int | None:
        away = isqrt(_away(size, x, y) * 100)
        lean = 2 * (x + y + 1 - size)
        if _away(size, x, y) >= size * size:
            return None
        if _edge(size, x, y):
            return FULL
        if away >= 10 * (size - 2 * rim):
            return (FULL if lean < size // 2 else 32) if face >= 32 else (32 if lean < -size // 2 else 0)
        if away >= 10 * (size - 2 * rim - 2):
            return 0 if face >= 32 else FULL
        return face

    return shaded(size, size, level)


@lru_cache(KEPT)
def tile(width: int, height: int, edge: int = 2, face: int = FULL) -> Sprite:
    """A square piece with bevelled edges, light above and to the left; its face has `face` of 64 ink."""

    def level(x: int, y: int) -> int:
        right, bottom = width - 1 - x, height - 1 - y
        near = min(x, y, right, bottom)
        if near == 0:
            return FULL
        if near <= edge:
            return FULL if min(x, y) <= min(right, bottom) else 24
        if near == edge + 1:
            return 0 if face >= 32 else FULL
        return face

    return shaded(width, height, level)


@lru_cache(KEPT)
def ring(size: int) -> Sprite:
    """A round ring, light from the upper left; `size` pixels each way."""
    outer, inner = size * 10, size * 5
    middle, breadth = (outer + inner) // 2, (outer - inner) // 2
    least, most = inner * inner, outer * outer

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        square = 100 * (across * across + down * down)
        if not least <= square < most:
            return None
        away = isqrt(square)
        if away >= outer - 24 or away < inner + 24:
            return FULL
        # How far the surface leans outwards, times how far outwards is to the lower right.
        lean = (away - middle) * 10 * (across + down) // (away + 1) * 64 // breadth
        return min(max(30 + lean * 6 // 10, 4), FULL)

    return shaded(size, size, level)


@lru_cache(KEPT)
def brackets(size: int, arm: int, width: int) -> Sprite:
    """The four corners of a square frame: arms so long and so wide, with a line of paper inside; for cursors."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        return (FULL if near < width else 0) if near <= width and far < arm else None

    return shaded(size, size, level)


def _away(size: int, x: int, y: int) -> int:
    """The square of a pixel's distance from the middle, in half pixels."""
    return (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2


def _edge(size: int, x: int, y: int) -> bool:
    """Whether a pixel of a round body has a neighbour outside it: the farthest is the next along the longer way."""
    across, down = abs(2 * x + 1 - size), abs(2 * y + 1 - size)
    return across * across + down * down + 4 * max(across, down) + 4 >= size * size
