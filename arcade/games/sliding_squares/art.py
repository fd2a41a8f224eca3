"""The men, and what else is in the tray: the hole, places, links, brackets, and letters on plates.

Men are thick enamelled plates with faces, which look at the hole, blink, push with all their might or are stuck.
"""

from collections.abc import Mapping
from functools import cache

from arcade.games.sliding_squares import ART
from arcade.games.sliding_squares.rules import BLACK, WHITE
from arcade.machine.font import Font
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

TILE = 32
Gaze = tuple[int, int]
"""Right and down, each -1 to 1: where eyes look."""
AHEAD: Gaze = (0, 0)
WATCHING, BLINKING, PUSHING = "watching", "blinking", "pushing"
GLAD, MOCKING, STUCK = "glad", "mocking", "stuck"
"""What a face does."""
_FACE = 24
"""Pixels of a face each way."""
EYES = (1, 15)
EYE_TOP, PUPIL_SIZE = 4, 4
"""Pixels."""

_ROUND_EYE = ART["round eye"]
_ANGRY_EYE = ART["angry eye"]
_SHUT_EYE = ART["shut eye"]
_GLAD_EYE = ART["glad eye"]
_CROSSED_EYE = ART["crossed eye"]
_MOUTHS: Mapping[str, Sprite] = {
    WATCHING: ART["watching mouth"].see_through(),
    PUSHING: ART["pushing mouth"],
    GLAD: ART["glad mouth"].see_through(),
    MOCKING: ART["mocking mouth"],
    STUCK: ART["stuck mouth"].see_through(),
}
MOUTH_TOP = 16
_SMALL_FACES = {WHITE: ART["small white man's face"].see_through(), BLACK: ART["small black man's face"].see_through()}
LINK_LENGTH, LINK_WIDTH = 20, 6
"""Pixels of the bar that links two squares."""
LETTER_SIZES = {32: 3, 24: 2, 20: 2}
"""Sizes of plates with letters, and how many times the letters are enlarged."""


@cache
def _face(man: str, mood: str, gaze: Gaze) -> Sprite:
    """A face of a side on nothing."""
    picture = Sprite(_FACE, (0,) * _FACE, (0,) * _FACE)
    for place, left in enumerate(EYES):
        if mood in (BLINKING, GLAD, STUCK):
            eye = {BLINKING: _SHUT_EYE, GLAD: _GLAD_EYE, STUCK: _CROSSED_EYE}[mood]
        else:
            open_eye = _ROUND_EYE if man == WHITE else _ANGRY_EYE if place == 0 else _ANGRY_EYE.mirrored()
            across, down = gaze
            x, y = (9 - PUPIL_SIZE) // 2 + 2 * across, 3 + 2 * down + (man != WHITE and down < 1)
            pupil = sprite(["#" * PUPIL_SIZE] * PUPIL_SIZE).cut(-x, -y, open_eye.width, open_eye.height)
            inside = tuple(s & ~i for s, i in zip(open_eye.solid, open_eye.ink, strict=True))
            seen = tuple(i | p & f for i, p, f in zip(open_eye.ink, pupil.ink, inside, strict=True))
            eye = Sprite(open_eye.width, seen, open_eye.solid)
        picture = eye.over(picture, left, EYE_TOP)
        picture = Sprite(_FACE, picture.ink, tuple(a | b for a, b in zip(picture.solid, _laid(eye, left), strict=True)))
    mouth = _MOUTHS.get(mood, _MOUTHS[WATCHING])
    laid = mouth.cut(-(_FACE - mouth.width) // 2, -MOUTH_TOP, _FACE, _FACE)
    ink = tuple(a & ~s | i for a, s, i in zip(picture.ink, laid.solid, laid.ink, strict=True))
    return Sprite(_FACE, ink, tuple(a | s for a, s in zip(picture.solid, laid.solid, strict=True)))


def _laid(eye: Sprite, left: int) -> tuple[int, ...]:
    return eye.cut(-left, -EYE_TOP, _FACE, _FACE).solid


@cache
def plate(size: int = TILE) -> Sprite:
    """A thick plate with rounded corners: its face is lit, its sides at the right and below lie in shadow."""
    thick = max(size // 8, 2)
    front = size - thick

    def level(x: int, y: int) -> int:
        corner = min(x, size - 1 - x) + min(y, size - 1 - y)
        if min(x, y, size - 1 - x, size - 1 - y) == 0 or corner < 2:
            return FULL
        if x >= front or y >= front:
            return FULL if x == front or y == front or x - front == y - front else 46
        return 0

    return shaded(size, size, level)


@cache
def man(side: str, size: int = TILE, mood: str = WATCHING, gaze: Gaze = AHEAD) -> Sprite:
    """A man of a side. The small ones have only eyes."""
    body, front = plate(size), size - max(size // 8, 2)
    if size < TILE:
        small = _SMALL_FACES[side]
        return small.over(body, (front - small.width) // 2 + 1, front // 3)
    face = _face(side, mood, gaze)
    return face.over(body, (front - _FACE) // 2 + 1, (front - _FACE) // 2 + 1)


def towards(row: int, column: int, to_row: int, to_column: int) -> Gaze:
    """Where one looks who looks from a square to another."""
    return (to_column > column) - (to_column < column), (to_row > row) - (to_row < row)


@cache
def hole(size: int = TILE) -> Sprite:
    """The bottom of the tray: all ink but for some specks."""
    return shaded(size, size, lambda x, y: 0 if x % 8 == 4 and y % 8 == 4 else FULL)


@cache
def place(size: int = TILE) -> Sprite:
    """A square that is still to be filled: the outline of a man."""
    inset = size // 8

    def level(x: int, y: int) -> int:
        near = min(x, y, size - 1 - x, size - 1 - y)
        return 0 if near == inset and (x + y) % 4 < 2 else FULL

    return shaded(size, size, level)


def dark(width: int, height: int) -> Sprite:
    """Nothing but ink, over which men slide without a clash, since every man's ink is the same."""
    rows = ((1 << width) - 1,) * height
    return Sprite(width, rows, rows)


@cache
def link(upright: bool) -> Sprite:
    """A bar in a rim of paper that joins two squares."""
    bar = sprite(
        [
            "." * (LINK_LENGTH + 4),
            "." * (LINK_LENGTH + 4),
            *[".." + "#" * LINK_LENGTH + ".."] * LINK_WIDTH,
            *["." * (LINK_LENGTH + 4)] * 2,
        ]
    )
    return bar.rotated() if upright else bar


@cache
def brackets(size: int = TILE, arm: int = 10) -> Sprite:
    """The four corners of a square frame, one within a tile's rim."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        if near > 6 or far > arm:
            return None
        return FULL if near in (0, 3, 4, 5) and (far < arm or near == 0) else 0

    return shaded(size, size, level)


def lettered(font: Font, letter: str, size: int) -> Sprite:
    """A plate with a letter."""
    times = LETTER_SIZES[size]
    picture, body = letters(font, letter, times, times), plate(size)
    front = size - max(size // 8, 2)
    return picture.over(body, (front - picture.width + 1) // 2 + 1, (front - picture.height + 1) // 2 + 1)
