"""The letters that a wand writes on the title: strokes of light, thin upwards, thick downwards, marks above whole."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from arcade.toolkit.letters.brush import Point, Stroke, brushed
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite

WIDTH, HEIGHT, MARK = 16, 40, 8
"""Pixels of a letter's box: whole cells, the first row of them for a mark above."""
A: tuple[Stroke, ...] = (
    ((1, 38, 2), (3, 35, 2), (7, 11, 3)),
    ((7, 11, 3), (9, 20, 4), (11, 36, 4), (13, 37, 3)),
    ((4, 29, 3), (10, 29, 3)),
)
STROKES: dict[str, tuple[Stroke, ...]] = {
    "A": A,
    "Ă": (*A, ((2, 1, 4), (4, 5, 3), (7, 6, 3), (10, 5, 3), (12, 1, 4))),
    "C": (((12, 15, 4), (11, 12, 3), (8, 10, 3), (4, 14, 4), (3, 24, 4), (4, 33, 4), (8, 37, 3), (11, 35, 3),
           (13, 31, 2)),),
    "E": (((12, 12, 3), (8, 10, 3), (4, 13, 4), (4, 19, 3), (9, 23, 3)), ((9, 23, 3), (4, 26, 3), (2, 31, 4),
          (5, 36, 4), (9, 37, 3), (12, 35, 2), (13, 32, 2))),
    "G": (((12, 15, 4), (11, 12, 3), (8, 10, 3), (4, 14, 4), (3, 24, 4), (4, 33, 4), (8, 37, 3), (11, 34, 4),
           (12, 25, 4)), ((8, 25, 3), (13, 25, 3))),
    "I": (((3, 12, 2), (11, 11, 2)), ((7, 11, 4), (7, 37, 4)), ((3, 38, 2), (11, 37, 2))),
    "L": (((2, 13, 2), (4, 11, 4), (4, 36, 4)), ((4, 37, 3), (10, 37, 3), (13, 33, 2))),
    "M": (((1, 38, 2), (2, 35, 3), (3, 11, 3)), ((3, 11, 3), (7, 26, 3)), ((7, 26, 2), (11, 11, 3)),
          ((11, 11, 3), (12, 36, 4), (14, 37, 2))),
    "P": (((1, 37, 3), (4, 36, 4), (4, 12, 4)), ((2, 12, 3), (8, 10, 3), (12, 14, 4), (12, 19, 4), (9, 25, 3),
          (6, 26, 3))),
    "Q": (((8, 10, 3), (4, 14, 4), (2, 24, 4), (4, 33, 4), (7, 36, 3), (10, 33, 4), (12, 24, 4), (11, 14, 4),
           (8, 10, 3)), ((7, 29, 3), (10, 34, 4), (13, 38, 3))),
    "R": (((1, 37, 3), (4, 36, 4), (4, 12, 4)), ((2, 12, 3), (8, 10, 3), (12, 14, 4), (11, 20, 4), (7, 25, 3)),
          ((7, 25, 3), (11, 35, 4), (14, 37, 2))),
    "S": (((12, 15, 3), (11, 12, 3), (7, 10, 3), (3, 13, 4), (4, 19, 4), (9, 25, 4), (11, 31, 4), (9, 36, 3),
           (5, 37, 3), (2, 34, 3), (2, 32, 3)),),
    "T": (((1, 14, 3), (2, 11, 3), (7, 12, 3), (12, 11, 3), (13, 9, 2)), ((7, 12, 4), (7, 36, 4), (11, 36, 2))),
    "U": (((1, 12, 2), (3, 11, 4), (3, 32, 4), (6, 37, 3), (9, 35, 3), (11, 30, 2)), ((11, 11, 4), (12, 35, 4),
          (14, 37, 2))),
}  # fmt: skip
"""The ways of the wand in the order of writing."""


def way(letter: str) -> Iterator[tuple[Point, Point]]:
    """The straight parts of a letter's strokes, in turn."""
    return (part for stroke in STROKES[letter] for part in pairwise(stroke))


@cache
def lengths(letter: str) -> tuple[int, ...]:
    """The pixels of each part of a letter's way."""
    return tuple(max(abs(end[0] - start[0]), abs(end[1] - start[1])) for start, end in way(letter))


@cache
def whole(letter: str) -> Sprite:
    """A letter as it is read."""
    return brushed(STROKES[letter], WIDTH, HEIGHT)


@cache
def written(letter: str, pixels: int) -> tuple[Sprite, Point]:
    """A letter of which so many pixels of the way are written, the rest of it faint; and where the wand is."""
    done: list[Stroke] = []
    tip = STROKES[letter][0][0]
    for (start, end), length in zip(way(letter), lengths(letter), strict=True):
        if pixels <= 0:
            break
        part = min(pixels, length)
        x, y, wide = (before + (after - before) * part // length for before, after in zip(start, end, strict=True))
        tip = (x, y, wide)
        done.append((start, tip))
        pixels -= length
    return brushed(done, WIDTH, HEIGHT).over(textured(whole(letter), HALF)), tip
