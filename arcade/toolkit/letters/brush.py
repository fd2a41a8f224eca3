"""Letters of brush strokes: each a line through points, at every one of which the brush is so many pixels wide."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.toolkit.picture.sprites import CLEAR, INK, Sprite, sprite

Point = tuple[int, int, int]
"""Where the brush is, and how wide it leaves its trace."""
Stroke = Sequence[Point]


def brushed(strokes: Sequence[Stroke], width: int, height: int) -> Sprite:
    """A letter of strokes in a box of so many pixels; what lies beyond is lost."""
    inked = {at for stroke in strokes for start, end in pairwise(stroke) for at in _trace(start, end)}
    return sprite(["".join(INK if (x, y) in inked else CLEAR for x in range(width)) for y in range(height)])


def _trace(start: Point, end: Point) -> set[tuple[int, int]]:
    """The pixels under a brush that goes straight from one point to another."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    found = set()
    for step in range(steps + 1):
        x, y, wide = ((before * (steps - step) + after * step) for before, after in zip(start, end, strict=True))
        reach = (2 * wide + steps) // (2 * steps)
        left, top = (2 * x - (reach - 1) * steps) // (2 * steps), (2 * y - (reach - 1) * steps) // (2 * steps)
        found |= {(left + across, top + down) for across in range(reach) for down in range(reach)}
    return found
