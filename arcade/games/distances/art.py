"""The pieces of the Distances Game's modern look: balls and rings, wooden rulers, a pair of dividers, marks."""

from functools import cache

from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

STONE = 14
UNIT = 8
"""Pixels of a unit on the rulers beside the board."""


@cache
def stone(kind: int, size: int = STONE) -> Sprite:
    """A dark ball with a glint, or for the other side's own stones a ring."""

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        away = across * across + down * down
        if away >= size * size or (kind == 1 and away * 8 < size * size):
            return None
        glint = (3 * across + size) ** 2 + (3 * down + size) ** 2
        if kind == 0:
            return 0 if glint * 3 < size * size else 40 if glint < size * size else FULL
        return FULL if away * 10 >= 7 * size * size or away * 4 < size * size else 8

    return shaded(size, size, level)


@cache
def ruler(units: int, unit: int = UNIT, height: int = 14) -> Sprite:
    """A ruler of so many units, a short tick in the middle of each where there is room; its lower edge is bevelled."""
    width, flat = units * unit, height < UNIT

    def level(x: int, y: int) -> int:
        if x in (0, width - 1) or y in (0, height - 1):
            return FULL
        if x % unit == 0:
            return FULL if y < height // 2 + 1 else 0
        if x % unit == unit // 2 and not flat:
            return FULL if y < height // 3 else 0
        return 24 if y >= height - 3 and not flat else 0

    return shaded(width, height, level)


@cache
def squared(width: int, height: int, step: int = 16, dots: int = 16) -> Sprite:
    """Squared paper; every other square has `dots` of 64 pixels."""

    def level(x: int, y: int) -> int:
        if x % step == 0 or y % step == 0:
            return FULL
        return dots if (x // step + y // step) % 2 else 0

    return shaded(width, height, level)


CROSS = sprite("""
    ##....##
    ###..###
    .######.
    ..####..
    ..####..
    .######.
    ###..###
    ##....##
""").see_through()
"""A field that loses, a distance that may not come again."""
BRACKETS = sprite("""
    #####......#####
    #####......#####
    ##............##
    ##............##
    ##............##
    ................
    ................
    ................
    ................
    ................
    ................
    ##............##
    ##............##
    ##............##
    #####......#####
    #####......#####
""").see_through()
WON = sprite("""
    ..####..
    .######.
    ##.#####
    #.######
    ########
    ########
    .######.
    ..####..
""")
OPEN = sprite("""
    ........
    ........
    ...##...
    ..#..#..
    ..#..#..
    ...##...
    ........
    ........
""")
"""Games won of a match, and still to be won."""


@cache
def field(odd: int, content: Sprite | None, cursor: bool) -> Sprite:
    """A field of squared paper with what lies in its middle, perhaps in the cursor's brackets."""
    picture = squared(32, 16).cut(16 * odd, 0, 16, 16)
    if content is not None:
        picture = content.over(picture, 8 - content.width // 2, 8 - content.height // 2)
    return BRACKETS.over(picture) if cursor else picture


@cache
def dividers(span: int, height: int) -> Sprite:
    """A pair of dividers whose points are `span` pixels apart, with a round hinge and a handle above."""
    width, hinge = span + 9, 22

    def level(x: int, y: int) -> int | None:
        across = 2 * x + 1 - width
        down = 2 * (y - hinge)
        if abs(across) <= 5 and y < 10:
            return FULL if abs(across) > 3 or y in (0, 9) or y % 3 == 0 else 0
        away = across * across + down * down
        if away < 26 * 26:
            return FULL if away >= 21 * 21 or away < 36 else 10 if across + down < 0 else 40
        if y <= hinge:
            return None
        # The legs run from the hinge outwards and grow thin towards their points.
        middle = span * (y - hinge) // (height - 1 - hinge)
        thick = 3 + 16 * (height - 1 - y) // (height - 1 - hinge)
        off = abs(across) - middle
        if abs(off) > thick:
            return None
        if abs(off) >= thick - 2 or y > height - 12:
            return FULL
        lit = off > 0 if across < 0 else off < 0
        return 8 if lit else 36

    return shaded(width, height, level)
