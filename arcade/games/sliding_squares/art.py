"""The men, and what else is in the tray: the hole, places, links, brackets, and letters on plates.

Men are thick enamelled plates with faces, which look at the hole, blink, push with all their might or are stuck.
"""

from functools import cache

from arcade.games.sliding_squares import ART
from arcade.games.sliding_squares.rules import BLACK, WHITE
from arcade.machine.font import Font
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

TILE = 32
Gaze = tuple[int, int]
"""Right and down, each -1 to 1: where eyes look."""
AHEAD: Gaze = (0, 0)
WATCHING, BLINKING, PUSHING = "watching", "blinking", "pushing"
GLAD, MOCKING, STUCK = "glad", "mocking", "stuck"
FACE = 24
"""Pixels each way."""
EYE_LEFTS, EYE_TOP, MOUTH_TOP = (1, 15), 4, 16
PUPIL = 4
_EYES = {BLINKING: ART["shut eye"], GLAD: ART["glad eye"], STUCK: ART["crossed eye"]}
_MOUTHS = {
    WATCHING: ART["watching mouth"].see_through(),
    PUSHING: ART["pushing mouth"],
    GLAD: ART["glad mouth"].see_through(),
    MOCKING: ART["mocking mouth"],
    STUCK: ART["stuck mouth"].see_through(),
}
_SMALL_FACES = {WHITE: ART["small white man's face"].see_through(), BLACK: ART["small black man's face"].see_through()}
LINK_LENGTH, LINK_WIDTH = 20, 6
"""Pixels."""
LETTER_SIZES = {32: 3, 24: 2, 20: 2}
"""Sizes of plates with letters, and how many times the letters are enlarged."""


@cache
def _face(man: str, mood: str, gaze: Gaze) -> Sprite:
    """A face of a side on nothing."""
    picture = Sprite(FACE, (0,) * FACE, (0,) * FACE)
    for place, left in enumerate(EYE_LEFTS):
        eye = _EYES.get(mood) or _open_eye(man, place, gaze)
        picture = eye.over(picture, left, EYE_TOP)
    mouth = _MOUTHS.get(mood, _MOUTHS[WATCHING])
    return mouth.over(picture, (FACE + 1 - mouth.width) // 2, MOUTH_TOP)


def _open_eye(man: str, place: int, gaze: Gaze) -> Sprite:
    """A round or an angry eye, the left (0) or the right one, with a pupil where it looks."""
    eye = ART["round eye"] if man == WHITE else ART["angry eye"] if place == 0 else ART["angry eye"].mirrored()
    across, down = gaze
    x, y = (9 - PUPIL) // 2 + 2 * across, 3 + 2 * down + (man != WHITE and down < 1)
    pupil = sprite(["#" * PUPIL] * PUPIL).cut(-x, -y, eye.width, eye.height)
    seen = tuple(i | p & s for i, p, s in zip(eye.ink, pupil.ink, eye.solid, strict=True))
    return Sprite(eye.width, seen, eye.solid)


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
    return face.over(body, (front - FACE) // 2 + 1, (front - FACE) // 2 + 1)


def towards(start: Point, end: Point) -> Gaze:
    """Where one looks from a pixel to another."""
    return (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])


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
    rim = ["." * (LINK_LENGTH + 4)] * 2
    bar = sprite([*rim, *[".." + "#" * LINK_LENGTH + ".."] * LINK_WIDTH, *rim])
    return bar.rotated() if upright else bar


@cache
def brackets() -> Sprite:
    """The four corners of a square frame, one within a tile's rim."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, TILE - 1 - x), min(y, TILE - 1 - y)))
        if near > 6 or far > 10:
            return None
        return FULL if near in (0, 3, 4, 5) and (far < 10 or near == 0) else 0

    return shaded(TILE, TILE, level)


def lettered(font: Font, letter: str, size: int) -> Sprite:
    """A plate with a letter."""
    times = LETTER_SIZES[size]
    picture, body = letters(font, letter, times, times), plate(size)
    front = size - max(size // 8, 2)
    return picture.over(body, (front - picture.width + 1) // 2 + 1, (front - picture.height + 1) // 2 + 1)
