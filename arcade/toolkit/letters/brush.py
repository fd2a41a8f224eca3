"""Letters of brush strokes: each a line through points, at every one of which the brush is so many pixels wide."""

from collections.abc import Sequence
from itertools import pairwise

from arcade.toolkit.picture.sprites import Sprite

Point = tuple[int, int, int]
"""Where the brush is, and how wide it leaves its trace."""
Stroke = Sequence[Point]


def brushed(strokes: Sequence[Stroke], width: int, height: int) -> Sprite:
    """A letter of strokes in a box of so many pixels; what lies beyond is lost."""
    rows = [0] * height
    for stroke in strokes:
        for start, end in pairwise(stroke):
            _draw(rows, width, start, end)
    return Sprite(width, tuple(rows), tuple(rows))


def _draw(rows: list[int], width: int, start: Point, end: Point) -> None:
    """Ink the pixels under a brush that goes straight from one point to another."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    full = (1 << width) - 1
    for step in range(steps + 1):
        x, y, wide = ((before * (steps - step) + after * step) for before, after in zip(start, end, strict=True))
        reach = (2 * wide + steps) // (2 * steps)
        left, top = (2 * x - (reach - 1) * steps) // (2 * steps), (2 * y - (reach - 1) * steps) // (2 * steps)
        shift = width - left - reach
        trace = (1 << reach) - 1
        trace = (trace << shift if shift >= 0 else trace >> -shift) & full
        for y in range(max(top, 0), min(top + reach, len(rows))):
            rows[y] |= trace
