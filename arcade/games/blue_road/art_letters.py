"""Letters that are roads: solid lines with a dashed middle, on a grid of five by seven points."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from arcade.games.blue_road import ART
from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.picture.sprites import Sprite

_ROADS: Mapping[str, str] = {
    "A": "03 43, 06 01 10 30 41 46",
    "B": "33 44 45 36 06 00 30 41 42 33 03",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 30 41 45 36 06 00",
    "E": "03 33, 40 00 06 46",
    "F": "03 33, 40 00 06",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "03 43, 00 06, 40 46",
    "I": "00 06",
    "J": "40 45 36 16 05",
    "K": "40 03 46, 00 06",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "01 10 30 41 45 36 16 05 01",
    "P": "06 00 30 41 42 33 03",
    "Q": "24 46, 01 10 30 41 45 36 16 05 01",
    "R": "23 46, 06 00 30 41 42 33 03",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "20 26, 00 40",
    "U": "00 05 16 36 45 40",
    "V": "00 02 26 42 40",
    "W": "00 06 23 46 40",
    "X": "00 46, 40 06",
    "Y": "23 26, 00 02 23 42 40",
    "Z": "00 40 06 46",
    "1": "01 10 16",
    "2": "01 10 30 41 42 06 46",
    "!": "00 03, 06 06",
}
_MARKED = {"Ă": ("A", "breve"), "Â": ("A", "roof"), "Î": ("I", "roof"), "Ș": ("S", ""), "Ț": ("T", "")}
_MARKS = {
    "breve": ART["marks-breve"],
    "roof": ART["marks-roof"],
    "": ART["marks"],
}
ROAD_LETTERS = frozenset({*_ROADS, *_MARKED})
NARROW = "I!"
BLANK = 2
"""Of the grid's steps, for a blank."""
MARK_ROOM = 5
"""Pixel rows above and below the letters for their marks."""
DASH = 4


@cache
def road_letter(one: str, step: int) -> Sprite:
    """A letter whose grid has so many pixels from point to point."""
    plain, mark = _MARKED.get(one, (one, None))
    wide = _wide(step)
    edge = wide // 2
    width = wide + (0 if plain in NARROW else 4 * step)
    height = 6 * step + wide + 2 * MARK_ROOM
    lines = [
        [(edge + step * int(at[0]), MARK_ROOM + edge + step * int(at[1])) for at in road.split()]
        for road in _ROADS[plain].split(", ")
    ]
    body = brushed([_stroke(line, wide) for line in lines], width, height)
    dashes = brushed([dash for line in lines for dash in _dashes(line)], width, height)
    ink = tuple(row & ~hole for row, hole in zip(body.ink, dashes.ink, strict=True))
    letter = Sprite(width, ink, body.ink)
    if mark is None:
        return letter
    picture = _MARKS[mark].see_through()
    top = 0 if mark else height - picture.height
    return picture.over(letter, (width - picture.width) // 2, top)


def _stroke(line: list[tuple[int, int]], wide: int) -> Stroke:
    points = [(x, y, wide) for x, y in line]
    return points if len(points) > 1 else points * 2


def _dashes(line: list[tuple[int, int]]) -> list[Stroke]:
    """The middle of a road: every other few pixels of the way."""
    way: list[tuple[int, int]] = []
    for (x, y), (to_x, to_y) in pairwise(line):
        steps = max(abs(to_x - x), abs(to_y - y))
        way += [(x + (to_x - x) * part // steps, y + (to_y - y) * part // steps) for part in range(steps)]
    return [
        [(*way[start], 1), (*way[min(start + DASH - 1, len(way) - 1)], 1)] for start in range(2, len(way), 2 * DASH)
    ]


def letter_width(one: str, step: int) -> int:
    """The pixels that a letter takes, with the gap behind it; a blank is narrower."""
    plain = _MARKED.get(one, (one, ""))[0]
    if one == " ":
        return (BLANK + 1) * step - 1
    return _wide(step) + (0 if plain in NARROW else 4 * step) + step - 1


def _wide(step: int) -> int:
    """The width of a road whose letters' grid has so many pixels from point to point."""
    return 2 * step - step // 2
