"""Letters of brush strokes: each a line through points, at every one of which the brush is so many pixels wide.

A game keeps its letters in a sheet of drawings, see `picture/art.py`, a letter a line: its width, its strokes, and in
each the points as x,y,width. A letter alone stands for all of its strokes, to which a mark is added::

    I 14  7,37,6 7,13,5; 7,32,2 2,27,2
    Î 14  I; 3,7,4 7,3,4 11,7,4
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.sprites import Sprite

Point = tuple[int, int, int]
"""Where the brush is, and how wide it leaves its trace."""
Stroke = Sequence[Point]


class Letter(NamedTuple):
    """A letter that has not been drawn yet."""

    width: int
    strokes: tuple[Stroke, ...]


def alphabet(rows: Iterable[str]) -> dict[str, Letter]:
    """The letters of a sheet; points without a width are one pixel wide."""
    found: dict[str, Letter] = {}
    for row in rows:
        width, _, text = row[1:].strip().partition(" ")
        strokes: list[Stroke] = []
        for part in filter(None, map(str.strip, text.split(";"))):
            strokes += found[part].strokes if part in found else [tuple(map(_point, part.split()))]
        found[row[0]] = Letter(int(width), tuple(strokes))
    return found


def _point(text: str) -> Point:
    x, y, *wide = map(int, text.split(","))
    return x, y, wide[0] if wide else 1


def brushed_words(letters: Mapping[str, Letter], words: str, height: int) -> Sprite:
    """Words in a line of so many pixels' height."""
    return beside(*[brushed(letters[one].strokes, letters[one].width, height) for one in words])


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
