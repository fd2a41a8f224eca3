"""The frame round words: whole where there is air, and no more than brackets between dense lines."""

from collections.abc import Collection, Iterator, Set
from itertools import product

from arcade.machine.monitor.raster import Rect, inside

Pixel = tuple[int, int]
THICK = 2
HOOK = 6
"""Pixels of the end of an edge that stands for all of it."""


def frame(rect: Rect, letters: Collection[Pixel] = ()) -> tuple[Rect, ...]:
    """The strips of a frame outside of a rectangle, each with a dark pixel beside it that covers no letter either.

    An edge without air is left out, or has its ends alone where these have.
    """
    left, top, wide, high = rect
    outside = {pixel for pixel in letters if not inside(rect, *pixel)}
    upright = [(x, top, THICK, high) for x in (left - THICK, left + wide)]
    sides = [edge for edge in upright if _free(edge, outside, 1, 0)]
    found = list(sides)
    for y in (top - THICK, top + high):
        whole = left - THICK, y, wide + 2 * THICK, THICK
        found += [whole] if _free(whole, outside, 1, 1) else _hooks(whole, sides, outside)
    return tuple(found)


def _hooks(edge: Rect, sides: Collection[Rect], letters: Set[Pixel]) -> Iterator[Rect]:
    """The longest ends of an edge that have air, at the sides that are there."""
    left, y, wide, _ = edge
    for x, _, _, _ in sides:
        for long in range(min(HOOK, wide // 3), THICK - 1, -1):
            hook = (left if x == left else left + wide - long), y, long, THICK
            if _free(hook, letters, 1, 1):
                yield hook
                break


def _free(strip: Rect, letters: Set[Pixel], across: int, down: int) -> bool:
    left, top, wide, high = strip
    columns, rows = range(left - across, left + wide + across), range(top - down, top + high + down)
    return letters.isdisjoint(product(columns, rows))
