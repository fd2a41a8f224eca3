"""The pieces of Triplet's modern look: balls and hollow squares, brackets, marks, the point that strikes through."""

from enum import Enum
from functools import cache

from arcade.games.triplet import ART
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

LARGE = 40
"""Pixels of a stone on the title and at the end."""
_NAMES = {14: "small", 20: "medium", LARGE: "large"}
_EYES, _SHUT_EYES, _PUPILS = (
    {size: ART[f"{name} {part}"] for size, name in _NAMES.items()} for part in ("eye", "shut eye", "pupil")
)
_PLACES = {14: (1, 3), 20: (1, 4), LARGE: (2, 9)}
"""Of each size: the columns between its middle and an eye, and the eyes' first row."""
LETTERS = {sign: ART.rows(f"letter {sign.lower()}") for sign in "TRIPLE"}
"""The letters of the name, a stone for each place."""


class Mood(Enum):
    CALM = "calm"
    BLINK = "blink"
    GLAD = "glad"
    AFRAID = "afraid"
    SAD = "sad"


_FELT = Mood.GLAD, Mood.AFRAID, Mood.SAD
_MOUTHS = {
    (size, mood): ART[f"{_NAMES[size]} {mood.value} mouth"]
    for size, moods in ((20, _FELT), (LARGE, (Mood.CALM, *_FELT)))
    for mood in moods
}
"""Small stones have none."""


@cache
def body(seat: int, size: int) -> Sprite:
    """A ball for seat 0, a tile with cut corners for seat 1, which looks as large; without a face."""
    side = size if seat == 0 else size - size // 10
    shade = max(size // 12, 1)

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - side, 2 * y + 1 - side
        corner = min(x, side - 1 - x) + min(y, side - 1 - y)
        if (seat == 0 and across * across + down * down >= side * side) or (seat == 1 and corner < size // 20):
            return None
        round_lit = (across + 2 * shade) ** 2 + (down + 2 * shade) ** 2 < (side - shade) ** 2
        return FULL if (round_lit if seat == 0 else max(x, y) < side - shade) else 28

    return shaded(side, side, level)


@cache
def stone(seat: int, size: int, mood: Mood = Mood.CALM, glance: Cell = (0, 0)) -> Sprite:
    """A stone with its face, which looks so many pixels down and to the right."""
    whole = body(seat, size)
    detail = LARGE if size >= LARGE else 20 if size >= 20 else 14
    shut = mood is Mood.BLINK
    face, pupil = (_SHUT_EYES if shut else _EYES)[detail], _PUPILS[detail]
    gap, top = _PLACES[detail]
    if not shut:
        x, y = (face.width - pupil.width) // 2, (face.height - pupil.height) // 2
        face = pupil.over(face, x + glance[1], y + glance[0])
    middle, down = (whole.width + 1) // 2, top + (3 * detail // 14 if shut else 0)
    for x in (middle - gap - face.width, middle + gap):
        whole = face.over(whole, x, down)
    mouth = _MOUTHS.get((detail, mood))
    if mouth:
        whole = mouth.over(whole, middle - mouth.width // 2, whole.height * 11 // 16)
    return whole


@cache
def outline(size: int) -> Sprite:
    return shaded(size, size, lambda x, y: FULL if min(x, y, size - 1 - x, size - 1 - y) == 0 else 0)


@cache
def brackets(size: int) -> Sprite:
    """The four corners of a field: the cursor."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        return FULL if near < 2 and far < size // 3 else None

    return shaded(size, size, level)


@cache
def bar(across: int, down: int) -> Sprite:
    """A bar from a point to another so many pixels to the right and below or, if negative, above it."""
    point = ART["point"]
    size = point.width
    width, height = abs(across) + size, abs(down) + size
    picture = Sprite(width, (0,) * height, (0,) * height)
    steps = max(abs(across), abs(down), 1)
    for step in range(steps + 1):
        y = down * step // steps
        picture = point.over(picture, abs(across) * step // steps, y if down >= 0 else y - down)
    return picture


@cache
def plank(width: int, sag: int) -> Sprite:
    """A plank on its two ends, which hangs so many pixels lower in its middle."""
    wood = ART["wood"].rows()
    rows = [[" "] * width for _ in range(len(wood) + sag)]
    for x in range(width):
        lower = 4 * sag * x * (width - 1 - x) // (width - 1) ** 2
        for y in range(5):
            rows[y + lower][x] = wood[y][x % len(wood[0])]
    return sprite(["".join(row) for row in rows])
