"""The pieces and fields of Tic-tac-toe's modern look: a carved cross, a round ring, bevelled tiles, signs of worth."""

from collections.abc import Callable
from functools import cache

from arcade.games.tic_tac_toe import ART
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import brackets, shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

SQUARED = sprite(["########", *["#......."] * 7])
"""Paper ruled in squares."""
STROKES = 20
"""Steps in which a piece is drawn."""


def _half(size: int) -> int:
    """Half the breadth of a cross's bars, measured along a row."""
    return size * 9 // 40


@cache
def cross(size: int) -> Sprite:
    """Two crossed bars with a ridge, light from the upper left; `size` pixels each way."""
    half = _half(size)
    reach = size - 1 - half

    def level(x: int, y: int) -> int | None:
        falling, rising = x - y, x + y - size + 1
        across, along = abs(falling), abs(rising)
        if across > along:
            across, along = along, across
        if across > half or along > reach:
            return None
        if along > reach - 2 or (along > half and across > half - 2):
            return FULL
        if abs(falling) < abs(rising):
            return 18 if falling > 0 else 46
        return 5 if rising < 0 else 58

    return shaded(size, size, level)


def _stroke_of_cross(size: int) -> Callable[[int, int], int]:
    """When a pen that draws one bar and then the other has passed a pixel: 0 to 99."""

    def turn(x: int, y: int) -> int:
        if abs(x - y) <= _half(size):
            return (x + y) * 50 // (2 * size)
        return 50 + (y - x + size) * 50 // (2 * size)

    return turn


def _stroke_of_ring(size: int) -> Callable[[int, int], int]:
    """When a pen that starts at the top and goes round clockwise has passed a pixel: 0 to 99."""

    def turn(x: int, y: int) -> int:
        across, up = 2 * x + 1 - size, size - 1 - 2 * y
        part = 25 * abs(across) // (abs(across) + abs(up))
        if across >= 0:
            return part if up >= 0 else 49 - part
        return 50 + part if up < 0 else 99 - part

    return turn


@cache
def drawing(picture: Sprite, round_: bool) -> tuple[Sprite, ...]:
    """The stages in which a pen draws a cross or a ring, the last of them the whole piece."""
    size = picture.width
    turn = _stroke_of_ring(size) if round_ else _stroke_of_cross(size)
    stages = []
    for step in range(1, STROKES + 1):
        passed = tuple(
            sum(1 << size - 1 - x for x in range(size) if turn(x, y) * STROKES < 100 * step) for y in range(size)
        )
        stages.append(
            Sprite(
                size,
                tuple(row & seen for row, seen in zip(picture.ink, passed, strict=True)),
                tuple(row & seen for row, seen in zip(picture.solid, passed, strict=True)),
            )
        )
    return tuple(stages)


@cache
def tile(size: int) -> Sprite:
    """An empty field: paper with a raised edge, dark below and to the right."""

    def level(x: int, y: int) -> int:
        right, bottom = size - 1 - x, size - 1 - y
        if x > 0 and y > 0 and right > 2 and bottom > 2:
            return 0
        if min(x, y, right, bottom) == 0:
            return FULL
        return 32 if min(right, bottom) < 3 and min(right, bottom) < min(x, y) else 0

    return shaded(size, size, level)


GOOD = ART["good"]
EVEN = ART["even"]
BAD = ART["bad"]

BRACKETS = brackets(48, 16, 4)
"""A cursor for a field."""
