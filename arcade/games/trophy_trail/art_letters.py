"""Letters that are roads: each a way that can be walked, with a broken line along its middle."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

from arcade.toolkit.letters.brush import brushed
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import Sprite

HEIGHT, BROAD, GAP = 37, 7, 3
"""Pixels: of a letter, of the road, and from one letter to the next."""
DASH = 4
"""Pixels of the line along the middle, and between two of them."""
WAYS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "A": (((4, 32), (4, 10), (9, 4), (15, 4), (20, 10), (20, 32)), ((4, 21), (20, 21))),
    "D": (((4, 4), (4, 32), (14, 32), (20, 26), (20, 10), (14, 4), (4, 4)),),
    "E": (((20, 4), (4, 4), (4, 32), (20, 32)), ((4, 18), (17, 18))),
    "H": (((4, 4), (4, 32)), ((4, 18), (20, 18)), ((20, 4), (20, 32))),
    "I": (((4, 4), (4, 32)),),
    "L": (((4, 4), (4, 32), (20, 32)),),
    "O": (((14, 4), (9, 4), (4, 9), (4, 27), (9, 32), (15, 32), (20, 27), (20, 9), (15, 4)),),
    "P": (((4, 32), (4, 4), (15, 4), (20, 9), (20, 15), (15, 20), (4, 20)),),
    "R": (((4, 32), (4, 4), (15, 4), (20, 9), (20, 13), (15, 18), (4, 18)), ((11, 18), (20, 32))),
    "S": (((20, 4), (9, 4), (4, 8), (4, 14), (9, 18), (15, 18), (20, 22), (20, 28), (15, 32), (4, 32)),),
    "T": (((4, 4), (20, 4)), ((12, 4), (12, 32))),
    "Y": (((4, 4), (12, 18), (12, 32)), ((12, 18), (20, 4))),
}
"""The middle of each letter's roads, from point to point."""


def width(letter: str) -> int:
    """Pixels across."""
    return max(x for way in WAYS[letter] for x, _ in way) + BROAD // 2 + 1


def walked(way: tuple[Point, ...]) -> Iterator[Point]:
    """Every point of a way, a pixel after the other."""
    yield way[0]
    for (x, y), (to_x, to_y) in pairwise(way):
        steps = max(abs(to_x - x), abs(to_y - y))
        for step in range(1, steps + 1):
            yield x + (2 * step * (to_x - x) + steps) // (2 * steps), y + (2 * step * (to_y - y) + steps) // (2 * steps)


@cache
def road(letter: str) -> Sprite:
    """A letter's roads, the broken line dark."""
    ways = WAYS[letter]
    body = brushed([[(x, y, BROAD) for x, y in way] for way in ways], width(letter), HEIGHT)
    line = {point for way in ways for step, point in enumerate(walked(way)) if step // DASH % 2}
    rows = list(body.ink)
    for x, y in line:
        rows[y] &= ~(1 << body.width - 1 - x)
    return replace(body, ink=tuple(rows))
