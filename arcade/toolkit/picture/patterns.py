"""Shading by patterns: dithers of any density, textures to tile areas with, and blends of colours over rows."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.ink import attribute, colour
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

BAYER = (
    (0, 32, 8, 40, 2, 34, 10, 42),
    (48, 16, 56, 24, 50, 18, 58, 26),
    (12, 44, 4, 36, 14, 46, 6, 38),
    (60, 28, 52, 20, 62, 30, 54, 22),
    (3, 35, 11, 43, 1, 33, 9, 41),
    (51, 19, 59, 27, 49, 17, 57, 25),
    (15, 47, 7, 39, 13, 45, 5, 37),
    (63, 31, 55, 23, 61, 29, 53, 21),
)
"""Thresholds of ordered dithering (B. E. Bayer, 1973): a pixel is ink where the level, 0 to 64, is above its own."""
FULL = 64


def dither_line(level: int, y: int) -> int:
    """Eight pixels of pixel row y in which `level` of 64 are ink."""
    return _line(level, y % 8)


@lru_cache(1024)
def _line(level: int, y: int) -> int:
    return sum(1 << 7 - x for x in range(8) if BAYER[y][x] < level)


def dither(level: int) -> Sprite:
    """A tile in which `level` of 64 pixels are ink, evenly spread."""
    return _tile([dither_line(level, y) for y in range(8)])


def ramp(height: int, top: int = 0, bottom: int = FULL) -> Sprite:
    """A strip eight pixels wide whose density goes from `top` to `bottom` (0 to 64) over its height in pixels."""
    last = max(height - 1, 1)
    return _tile([dither_line((top * (last - y) + bottom * y + last // 2) // last, y) for y in range(height)])


def _tile(lines: Sequence[int]) -> Sprite:
    return Sprite(8, tuple(lines), (0xFF,) * len(lines))


DOTS, QUARTER, HALF, THREE_QUARTERS = dither(8), dither(16), dither(32), dither(48)
SOLID, EMPTY = dither(FULL), dither(0)

LINES = sprite(("########", "........") * 4)
DIAGONALS = sprite([("###....." * 2)[y : y + 8] for y in range(8)])
MESH = sprite(("########", "#.......", "#.......", "#.......") * 2)
BRICKS = ART["bricks"]
STONE = ART["stone"]
WOOD = ART["wood"]
WAVES = ART["waves"]
GRASS = ART["grass"]
LEAVES = ART["leaves"]
SCALES = ART["scales"]
SAND = ART["sand"]
NIGHT = ART["night"]


@lru_cache(256)
def tiled(pattern: Sprite, width: int, height: int) -> Sprite:
    """A pattern repeated over an area of pixels, its own left and top edge at the area's."""

    def line(row: int) -> int:
        times = -(-width // pattern.width)
        joined = int(f"{row:0{pattern.width}b}" * times, 2)
        return joined >> times * pattern.width - width

    ink, solid = tuple(map(line, pattern.ink)), tuple(map(line, pattern.solid))
    return Sprite(
        width,
        tuple(ink[y % pattern.height] for y in range(height)),
        tuple(solid[y % pattern.height] for y in range(height)),
    )


def blended(lines: int, colours: str) -> tuple[Sprite, tuple[int, ...]]:
    """Colours melting into one another from top to bottom, as a strip eight pixels wide and an attribute a cell row.

    `colours` are at least two colour letters; each pair of neighbours gets about the same number of the `lines`
    cell rows. A cell has one brightness for both its colours: a capital in a pair makes the pair bright.
    """
    pairs = list(pairwise(colours))
    if not pairs:
        raise ValueError("a blend needs at least two colours")
    picture: list[int] = []
    attributes: list[int] = []
    for index, (upper, lower) in enumerate(pairs):
        count = (index + 1) * lines // len(pairs) - index * lines // len(pairs)
        (paper, lit), (ink, also_lit) = colour(upper), colour(lower)
        picture += ramp(count * CELL).ink
        attributes += [attribute(ink, paper, lit or also_lit)] * count
    return _tile(picture), tuple(attributes)
