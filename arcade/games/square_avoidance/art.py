"""The pictures of Avoid the square's modern look: magnets that are persons, marks on the blackboard, chalk letters."""

from enum import Enum
from functools import cache

from arcade.games.square_avoidance import ART
from arcade.games.square_avoidance.rules import RING
from arcade.toolkit.letters.brush import brushed
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.solids import ball, brackets, disc, ring
from arcade.toolkit.picture.sprites import PAPER, Sprite, sprite

STONE = 24
"""Pixels of a stone, each way."""
FIELD = 32
"""Pixels of a field, each way."""
GROWTH = (8, 14, 20, STONE)
"""The sizes of a stone as it comes nearer the board."""
CURSOR = brackets(FIELD, 10, 3)
CROSS = ART["cross"]
"""A field that loses for the side to move."""
SPOT = ART["spot"]
"""A field that loses for the other side."""
GRAIN = ART["grain"]


@cache
def stone(kind: str, size: int = STONE) -> Sprite:
    return ring(size) if kind == RING else ball(size)


class Mood(Enum):
    CALM = "calm"
    BLINK = "blink"
    AFRAID = "afraid"
    GLAD = "glad"
    LOST = "lost"


_EYE = ART.rows("eye")
_LIDS = {mood: ART[f"{mood.value} lids"] for mood in (Mood.BLINK, Mood.GLAD, Mood.LOST)}
_MOUTHS = {mood: ART[f"{mood.value} mouth"] for mood in Mood if mood is not Mood.BLINK}
TEAR = ART["tear"].see_through()
STRAIGHT: Point = (0, 0)
"""Where somebody looks who looks at nobody: pixels right and down."""


@cache
def _eye(mood: Mood, gaze: Point) -> Sprite:
    if mood in _LIDS:
        return _LIDS[mood]
    x, y = 2 + gaze[0], 2 + gaze[1]
    small = mood is Mood.AFRAID
    rows = [list(row) for row in _EYE]
    for down in range(3 - small):
        for across in range(3 - small):
            rows[y + down + (gaze[1] > 0 or small)][x + across + (gaze[0] > 0 or small)] = PAPER
    return sprite(["".join(row) for row in rows])


@cache
def _body(kind: str, size: int) -> Sprite:
    """A ball that is light but for its lower right; a ring's hole is low, for it is the mouth."""
    whole = ball(size)
    light = disc(size - size // 6).solid
    shift = size - size // 24 - (size - size // 6)
    rows = list(whole.ink)
    for y, row in enumerate(light, size // 24):
        rows[y] |= row << shift
    body = Sprite(size, tuple(rows), whole.solid)
    if kind != RING:
        return body
    across, down = size * 9 // 24, size * 7 // 24
    left, top = (size - across) // 2, size * 13 // 24
    hole = disc(across).solid
    ink = list(body.ink)
    for y in range(down):
        ink[top + y] &= ~(hole[y * across // down] << size - left - across)
    return Sprite(size, tuple(ink), whole.solid)


@cache
def figure(kind: str, mood: Mood = Mood.CALM, gaze: Point = STRAIGHT, size: int = STONE) -> Sprite:
    """A magnet with its face; a ring's hole is its mouth."""
    zoom = max(size // STONE, 1)
    eye = _eye(mood, gaze).enlarged(zoom, zoom)
    top = size // 8 if kind == RING else size * 5 // 24
    picture = _body(kind, size)
    for left in (size // 2 - 9 * zoom, size // 2 + zoom):
        picture = eye.over(picture, left, top)
    if kind != RING:
        mouth = _MOUTHS[Mood.CALM if mood is Mood.BLINK else mood].enlarged(zoom, zoom)
        picture = mouth.over(picture, size // 2 - 5 * zoom, size * 15 // 24)
    return picture


def towards(at: Point, to: Point) -> Point:
    across, down = to[0] - at[0], to[1] - at[1]
    return _step(across, abs(down)), _step(down, abs(across))


def _step(way: int, other: int) -> int:
    """One pixel to a side, unless it is much farther the other way."""
    return 0 if 2 * abs(way) <= other else 1 if way > 0 else -1


HIGH = 6
"""Units of a letter."""
ABOVE, BELOW = 3, 2
"""Units of room for marks."""
LETTERS: dict[str, str] = {
    "A": "06 20 46; 14 34",
    "C": "40 00 06 46",
    "D": "00 30 43 36 06 00",
    "E": "40 00 06 46; 03 33",
    "G": "40 00 06 46 43 23",
    "H": "00 06; 40 46; 03 43",
    "I": "10 16",
    "J": "40 45 26 05",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "00 40 46 06 00",
    "P": "06 00 40 43 03",
    "Q": "46 06 00 40 46; 24 46",
    "R": "06 00 40 43 03 46",
    "S": "40 00 03 43 46 06",
    "T": "00 40; 20 26",
    "U": "00 06 46 40",
    "V": "00 26 40",
    "W": "00 16 22 36 40",
    "Y": "00 23 40; 23 26",
    "Z": "00 40 06 46",
    "1": "01 20 26",
    "2": "00 40 43 03 06 46",
    "!": "10 14; 16 16",
    "Ă": "06 20 46; 14 34",
    "Â": "06 20 46; 14 34",
    "Ș": "40 00 03 43 46 06",
}
"""Lines through points, each a column from 0 to 4 and a row from 0 to 6, drawn with a dot where one ends or turns."""
MARKS = {"Ă": ((1, -3), (2, -2), (3, -3)), "Â": ((1, -2), (2, -3), (3, -2)), "Ș": ((2, 7), (2, 8))}
CHALK_LETTERS = frozenset(LETTERS)
NARROW = "I1!"
"""Letters that are half as broad."""


@cache
def chalked(words: str, across: int, down: int, pen: int = 3) -> Sprite:
    """Words whose units are so many pixels across and down, in lines as thick as the pen, dots a little thicker."""
    return beside(*(_letter(one, across, down, pen) for one in words))


@cache
def _letter(one: str, across: int, down: int, pen: int) -> Sprite:
    edge = pen

    def at(column: int, row: int) -> tuple[int, int]:
        return edge + across * column, edge + down * (row + ABOVE)

    lines = [[at(int(column), int(row)) for column, row in map(tuple, line.split())] for line in _lines(one)]
    if one in MARKS:
        lines.append([at(*point) for point in MARKS[one]])
    strokes = [[(x, y, pen) for x, y in line] for line in lines]
    strokes += [[(x, y, pen + 2), (x, y, pen + 2)] for line in lines for x, y in line]
    columns = 2 if one in NARROW else 4
    return brushed(strokes, across * columns + 2 * edge + 1, down * (HIGH + ABOVE + BELOW) + 2 * edge)


def _lines(one: str) -> list[str]:
    return [line for line in LETTERS.get(one, "").split("; ") if line]
