"""The pictures of Avoid the square's modern look: magnets that are persons, marks on the blackboard, chalk letters."""

from enum import Enum
from functools import cache

from arcade.games.square_avoidance import ART
from arcade.games.square_avoidance.rules import RING
from arcade.toolkit.letters.brush import Letter, alphabet, brushed_words
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.solids import ball, brackets, disc, ring
from arcade.toolkit.picture.sprites import PAPER, Sprite, sprite

STONE, FIELD = 24, 32
GROWTH = (8, 14, 20, STONE)
"""The sizes of a stone as it comes nearer the board."""
CURSOR = brackets(FIELD, 10, 3)
CROSS, SPOT, GRAIN = ART["cross"], ART["spot"], ART["grain"]


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


LETTERS = alphabet(ART.rows("letters"))
ABOVE, HEIGHT = 3, 11
"""Units of room for letters with their marks."""


@cache
def chalked(words: str, across: int, down: int, pen: int = 3) -> Sprite:
    """Words whose units are so many pixels across and down, in lines as thick as the pen, dots a little thicker."""
    letters = {one: _chalked(LETTERS[one], across, down, pen) for one in words}
    return brushed_words(letters, words, down * HEIGHT + 2 * pen)


def _chalked(letter: Letter, across: int, down: int, pen: int) -> Letter:
    """A letter in pixels, with a dot where a line ends or turns."""
    lines = [[(pen + across * x, pen + down * (y + ABOVE), pen) for x, y, _ in line] for line in letter.strokes]
    dots = [[(x, y, pen + 2)] * 2 for line in lines for x, y, _ in line]
    return Letter(across * letter.width + 2 * pen + 1, (*lines, *dots))
