"""The animals, all facing right, and what surrounds them: paths, clearings, trees, flowers, the cursor's brackets."""

from functools import cache
from math import isqrt

from arcade.games.english_hunt import ART
from arcade.games.english_hunt.rules import LINKS, NODES, PLACES
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite

SPACING, PATH_WIDTH = 48, 3
BUSHES = ((20, 15, 13), (10, 18, 10), (30, 17, 10), (15, 26, 10), (26, 26, 10), (20, 10, 10))
"""The round parts of a tree's crown: middle and radius, those in front last."""
TRUNK = range(18, 23)
CROWN, ROOTS = 33, 37


@cache
def net() -> Sprite:
    """The paths, from the middle of the first row and column of nodes to that of the last, and half a path around."""
    width, height = 4 * SPACING + PATH_WIDTH, 2 * SPACING + PATH_WIDTH
    rows = [0] * height
    dot = (1 << PATH_WIDTH) - 1
    for node in NODES:
        for other in LINKS[node]:
            (row, column), (to_row, to_column) = PLACES[node], PLACES[other]
            for step in range(SPACING + 1):
                x, y = SPACING * column + (to_column - column) * step, SPACING * row + (to_row - row) * step
                for line in range(y, y + PATH_WIDTH):
                    rows[line] |= dot << width - PATH_WIDTH - x
    return Sprite(width, tuple(rows), tuple(rows))


@cache
def tree() -> Sprite:
    """A round tree, forty pixels each way, lit from the upper left."""

    def level(x: int, y: int) -> int | None:
        shade: int | None = FULL if x in TRUNK and y > CROWN - 8 else None
        if y >= ROOTS and abs(x - 20) <= y - ROOTS + 3:
            shade = FULL
        for middle, height, radius in BUSHES:
            across, down = x - middle, y - height
            if across * across + down * down <= radius * radius:
                edge = across * across + down * down > (radius - 1) * (radius - 1)
                shade = FULL if edge else min(max(36 + 30 * (across + down) // radius, 8), FULL)
        return shade

    return shaded(40, 40, level)


@cache
def clearing(lit: bool = False) -> Sprite:
    """A round clearing of three by three cells, whose middle cell is left to its name; a ring when it is `lit`."""

    def level(x: int, y: int) -> int | None:
        away = (2 * x - 23) ** 2 + (2 * y - 23) ** 2
        if away > 23 * 23:
            return None
        return 0 if lit and away < 17 * 17 else FULL

    return shaded(24, 24, level)


@cache
def wood() -> Sprite:
    """The edge of a wood, as wide as the screen and three cells high: one round top beside the other."""
    width, height, beyond = 256, 24, 16
    tops = [(x, 6 + x * 5 % 7, 8 + x * 3 % 5) for x in range(-4, 264, 11)]
    ground = min(top for _, top, _ in tops) + 8
    rows = [0 if y <= ground else (1 << width) - 1 << beyond for y in range(height)]
    for at, top, size in tops:
        for y in range(max(top + 8 - size + 1, 0), min(top + 8 + size, height)):
            reach = isqrt(size * size - (y - 8 - top) ** 2 - 1)
            rows[y] |= (1 << 2 * reach + 1) - 1 << beyond + width - 1 - at - reach
    return Sprite(width + beyond, tuple(rows), tuple(rows)).cut(0, 0, width, height)


PAW = ART["paw"]
PRINT = PAW.inverted()
FLOWER = ART["flower"]
STAR = ART["star"]
TUFT = ART["tuft"]


@cache
def brackets(width: int, height: int, arm: int = 6) -> Sprite:
    """The four corners of a frame, two pixels thick."""

    def level(x: int, y: int) -> int | None:
        across, down = min(x, width - 1 - x), min(y, height - 1 - y)
        return FULL if min(across, down) < 2 and max(across, down) < arm else None

    return shaded(width, height, level)


STANDING = ((ART["hound"], ART["hound-wagging"]), (ART["hare"], ART["hare-listening"]))
HALF_LEAP_FRAMES = 3
RUNNING = tuple(
    Animation((ART[f"{animal}-stretched"], ART[f"{animal}-gathered"]), HALF_LEAP_FRAMES) for animal in ("hound", "hare")
)


@cache
def outline(picture: Sprite, right: bool) -> Sprite:
    """An animal as it faces to a side, in a rim of paper."""
    return outlined(picture if right else picture.mirrored())
