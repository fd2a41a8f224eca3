"""The pictures of the modern look: squared paper, wooden rulers, marks, balls that roll and dividers that walk."""

from enum import Enum
from functools import cache
from math import isqrt

from arcade.games.distances import ART
from arcade.toolkit.picture.patterns import FULL, tiled
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

CROSS = ART["cross"].see_through()
BRACKETS = ART["brackets"].see_through()
BALL = 14
COURSE = ((-2, -2), (0, -3), (2, -2), (3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0))
"""Where a ball's spot is, eighth of a turn by eighth, as it rolls to the right."""
FOOT = 3
"""Pixels from a foot's middle to the edge of the picture."""
HANDLE_HEIGHT, LEAST_REACH = 4, 8


class Mood(Enum):
    """What the dividers' face says, by how their mouth bends."""

    CALM, GLAD, SAD = 0, -1, 1


@cache
def ruler(units: int, unit: int = CELL, height: int = 14) -> Sprite:
    """A ruler of so many units, a short tick in the middle of each where there is room; its lower edge is bevelled."""
    width, flat = units * unit, height < CELL

    def level(x: int, y: int) -> int:
        if x in (0, width - 1) or y in (0, height - 1):
            return FULL
        if x % unit == 0:
            return FULL * (y < height // 2 + 1)
        if x % unit == unit // 2 and not flat:
            return FULL * (y < height // 3)
        return 24 * (y >= height - 3 and not flat)

    return shaded(width, height, level)


@cache
def squared(width: int, height: int, step: int = 16, dots: int = 16) -> Sprite:
    """Squared paper; every other square has `dots` of 64 pixels. The sides of two squares are whole cells."""

    def level(x: int, y: int) -> int:
        if x % step == 0 or y % step == 0:
            return FULL
        return dots if (x // step + y // step) % 2 else 0

    return tiled(shaded(2 * step, 2 * step, level), width, height)


@cache
def field(odd: int, content: Sprite | None, cursor: bool) -> Sprite:
    """A field of squared paper, or blank with what lies in its middle, perhaps in the cursor's brackets.

    What lies there has an ink of its own, in which the squares would be seen.
    """
    picture = squared(32, 16).cut(16 * odd, 0, 16, 16)
    if content is not None:
        picture = content.over(
            squared(16, 16, 32, 0).cut(1, 1, 16, 16).opaque(), 8 - content.width // 2, 8 - content.height // 2
        )
    return BRACKETS.over(picture) if cursor else picture


@cache
def segment(width: int, height: int) -> Sprite:
    """A part of a folding rule, upright: ticks above, dark edges."""

    def level(x: int, y: int) -> int:
        if x in (0, width - 1) or y in (0, height - 1):
            return FULL
        if x % 4 == 0 and y < (8 if x % 8 == 0 else 5):
            return FULL
        return 16 if x == width - 2 or y == height - 2 else 0

    return shaded(width, height, level)


@cache
def ball(kind: int, size: int = BALL, turn: int = 0) -> Sprite:
    """A dark ball with a light spot, or the other side's light one with a stripe; `turn` eighths of a turn on."""
    aside, below = COURSE[turn % len(COURSE)]

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        away = across * across + down * down
        if away >= size * size:
            return None
        if kind == 0:
            spot = (6 * across - aside * size) ** 2 + (6 * down - below * size) ** 2
            return 0 if spot < 4 * size * size else 40 if spot < 7 * size * size else FULL
        if away * 10 >= 7 * size * size:
            return FULL
        if 9 * abs(across * below - down * aside) < (8 if size >= BALL else 4) * size:
            return FULL
        return 20 if across + down > size // 2 and size > BALL else 0

    return shaded(size, size, level)


def rolled(start: int, x: int, size: int = BALL) -> int:
    """Eighths of a turn after so many pixels of a way from `start` to `x`."""
    return (x - start) * 18 // (7 * size)


@cache
def walker(span: int, leg: int, mood: Mood = Mood.CALM, look: tuple[int, int] = (0, 0), shut: bool = False) -> Sprite:
    """The dividers with their feet `span` pixels apart, on legs of so many pixels, with a face on the hinge."""
    face = 10 + leg // 14
    below = _legs(span, leg, face)
    head = _head(face, mood, look, shut)
    return head.over(below, (below.width - head.width) // 2)


@cache
def _head(face: int, mood: Mood, look: tuple[int, int], shut: bool) -> Sprite:
    """The hinge of a radius, with its handle and what its face says."""
    width, hinge = 2 * face + 3, HANDLE_HEIGHT + face

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - width, 2 * (y - hinge)
        if abs(across) <= 5 and y < HANDLE_HEIGHT:
            return FULL if abs(across) > 3 or y == 0 else 0
        away = across * across + down * down
        if away >= 4 * face * face:
            return None
        return FULL if away >= 4 * (face - 2) ** 2 or _feature(across, down, face, mood, look, shut) else 0

    return shaded(width, hinge + face, level)


@cache
def _legs(span: int, leg: int, face: int) -> Sprite:
    """The legs, from the hinge to the feet; where the head comes there is nothing yet."""
    hinge = HANDLE_HEIGHT + face
    height = hinge + face + reach(span, leg)
    width = max(span + 2 * FOOT + 1, 2 * face + 3)
    length = height - 1 - hinge

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - width, y - hinge
        # They run from the hinge outwards and grow thin towards their points.
        off = abs(abs(across) - span * down // length)
        thick = 4 + 5 * (length - down) // length + span // length
        if down <= 0 or off > thick:
            return None
        return FULL if off >= thick - 2 or y > height - 8 else 12 if across < 0 else 40

    return shaded(width, height, level)


def reach(span: int, leg: int) -> int:
    """How high the face's lower edge is above the ground."""
    return max(isqrt(max(leg * leg - span * span // 4, 0)), LEAST_REACH)


def _feature(across: int, down: int, face: int, mood: Mood, look: tuple[int, int], shut: bool) -> bool:
    """Whether there is an eye or the mouth at a place of a face, in half pixels from its middle."""
    x, y, apart, glance = abs(across), down + face // 2, 2 * (face // 3 + 1), 2 * (face // 6 + 1)
    if shut:
        eye = abs(x - apart) <= face // 3 and abs(y) <= 1
    else:
        eye = abs(across - glance * look[0] - (apart if across > glance * look[0] else -apart)) <= face // 4 + 1
        eye = eye and abs(y - 2 * look[1]) <= face // 3 + 1
    mouth = 3 * x <= 2 * face + 1 and abs(down - face + 2 - mood.value * (2 * (3 * x > face) - 1) * 2) <= 1
    return eye or mouth
