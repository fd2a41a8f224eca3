"""The pieces of the Distances Game's modern look: squared paper, wooden rulers, marks."""

from functools import cache

from arcade.games.distances import ART
from arcade.toolkit.picture.patterns import FULL, tiled
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite

UNIT = 8
"""Pixels of a unit on the rulers beside the board."""


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
    """Squared paper; every other square has `dots` of 64 pixels. The sides of two squares are whole cells."""

    def level(x: int, y: int) -> int:
        if x % step == 0 or y % step == 0:
            return FULL
        return dots if (x // step + y // step) % 2 else 0

    return tiled(shaded(2 * step, 2 * step, level), width, height)


CROSS = ART["cross"].see_through()
"""A field that loses, a distance that may not come again."""
BRACKETS = ART["brackets"].see_through()
WON = ART["won"]
OPEN = ART["open"]
"""Games won of a match, and still to be won."""


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
