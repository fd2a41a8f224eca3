"""Pictures of the modern look: recesses, arrows with letters, round buttons, a conjurer's hat, a wand's letters.

The title's letters are strokes of light, thin upwards, thick downwards, with marks above.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from math import isqrt

from arcade.games.magic_square import ART
from arcade.machine.font import Font
from arcade.toolkit.letters.brush import Point, Stroke, brushed
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.patterns import FULL, HALF
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.solids import brackets, shaded
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

TURN_BACK = ART["turned arrow"]
WAND = ART["wand"].see_through()
SPARK = ART["spark"].see_through()
TWINKLE = ART["twinkle"].see_through()
BUTTON = 24
HAT_WIDTH, CROWN_TOP, CROWN_HEIGHT, BRIM = 72, 12, 44, 12
LETTER_WIDTH, LETTER_HEIGHT = 16, 40
"""Pixels of whole cells (the first row is for a mark above)."""
A: tuple[Stroke, ...] = (
    ((1, 38, 2), (3, 35, 2), (7, 11, 3)),
    ((7, 11, 3), (9, 20, 4), (11, 36, 4), (13, 37, 3)),
    ((4, 29, 3), (10, 29, 3)),
)
STROKES: dict[str, tuple[Stroke, ...]] = {
    "A": A,
    "Ă": (*A, ((2, 1, 4), (4, 5, 3), (7, 6, 3), (10, 5, 3), (12, 1, 4))),
    "C": (((12, 15, 4), (11, 12, 3), (8, 10, 3), (4, 14, 4), (3, 24, 4), (4, 33, 4), (8, 37, 3), (11, 35, 3),
           (13, 31, 2)),),
    "E": (((12, 12, 3), (8, 10, 3), (4, 13, 4), (4, 19, 3), (9, 23, 3)), ((9, 23, 3), (4, 26, 3), (2, 31, 4),
          (5, 36, 4), (9, 37, 3), (12, 35, 2), (13, 32, 2))),
    "G": (((12, 15, 4), (11, 12, 3), (8, 10, 3), (4, 14, 4), (3, 24, 4), (4, 33, 4), (8, 37, 3), (11, 34, 4),
           (12, 25, 4)), ((8, 25, 3), (13, 25, 3))),
    "I": (((3, 12, 2), (11, 11, 2)), ((7, 11, 4), (7, 37, 4)), ((3, 38, 2), (11, 37, 2))),
    "L": (((2, 13, 2), (4, 11, 4), (4, 36, 4)), ((4, 37, 3), (10, 37, 3), (13, 33, 2))),
    "M": (((1, 38, 2), (2, 35, 3), (3, 11, 3)), ((3, 11, 3), (7, 26, 3)), ((7, 26, 2), (11, 11, 3)),
          ((11, 11, 3), (12, 36, 4), (14, 37, 2))),
    "P": (((1, 37, 3), (4, 36, 4), (4, 12, 4)), ((2, 12, 3), (8, 10, 3), (12, 14, 4), (12, 19, 4), (9, 25, 3),
          (6, 26, 3))),
    "Q": (((8, 10, 3), (4, 14, 4), (2, 24, 4), (4, 33, 4), (7, 36, 3), (10, 33, 4), (12, 24, 4), (11, 14, 4),
           (8, 10, 3)), ((7, 29, 3), (10, 34, 4), (13, 38, 3))),
    "R": (((1, 37, 3), (4, 36, 4), (4, 12, 4)), ((2, 12, 3), (8, 10, 3), (12, 14, 4), (11, 20, 4), (7, 25, 3)),
          ((7, 25, 3), (11, 35, 4), (14, 37, 2))),
    "S": (((12, 15, 3), (11, 12, 3), (7, 10, 3), (3, 13, 4), (4, 19, 4), (9, 25, 4), (11, 31, 4), (9, 36, 3),
           (5, 37, 3), (2, 34, 3), (2, 32, 3)),),
    "T": (((1, 14, 3), (2, 11, 3), (7, 12, 3), (12, 11, 3), (13, 9, 2)), ((7, 12, 4), (7, 36, 4), (11, 36, 2))),
    "U": (((1, 12, 2), (3, 11, 4), (3, 32, 4), (6, 37, 3), (9, 35, 3), (11, 30, 2)), ((11, 11, 4), (12, 35, 4),
          (14, 37, 2))),
}  # fmt: skip
"""The ways of the wand in the order of writing."""


@cache
def recess(size: int) -> Sprite:

    def level(x: int, y: int) -> int:
        near, far = sorted((min(x, size - 1 - x), min(y, size - 1 - y)))
        return 0 if (near == 2 and far > 3) or near == far == 3 else FULL

    return shaded(size, size, level)


@cache
def pointer(size: int, axis: int, forward: bool, bold: bool) -> Sprite:
    """An arrow in a cell, of paper on ink; one that is not `bold` is only an outline. Axis 0 points left or right."""
    shaft, tip = size // 5, size // 8

    def inside(x: int, y: int) -> bool:
        along, across = (x, abs(2 * y + 1 - size) // 2) if axis == 0 else (y, abs(2 * x + 1 - size) // 2)
        along = size - 1 - along if forward else along
        head = size // 2
        if along < tip or along >= size - tip:
            return False
        return across <= along - tip if along < head else across <= shaft + 1

    def level(x: int, y: int) -> int:
        if not inside(x, y):
            return FULL
        edge = not all(inside(x + dx, y + dy) for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)))
        return 0 if bold or edge else FULL

    return shaded(size, size, level)


def arrow(font: Font, letter: str, size: int, axis: int, forward: bool, bold: bool) -> Sprite:
    """The arrow of a move with its letter: ink on a bold arrow, else paper."""
    return _lettered(from_bytes(font[letter]), size, axis, forward, bold)


@lru_cache(256)
def _lettered(glyph: Sprite, size: int, axis: int, forward: bool, bold: bool) -> Sprite:
    picture = pointer(size, axis, forward, bold)
    x = y = (size - CELL) // 2
    if axis == 0:
        x += -2 if forward else 2
    else:
        y += -2 if forward else 2
    return glyph.over(picture, x, y) if bold else glyph.inverted().over(picture, x, y)


@lru_cache(256)
def framed(picture: Sprite, of_ink: bool) -> Sprite:
    frame = brackets(picture.width, picture.width // 3, 2)
    return (frame if of_ink else frame.inverted()).over(picture)


@cache
def button(sign: str) -> Sprite:
    """A round button with a sign; "<" turns back."""
    if sign == "<":
        glyph = TURN_BACK
    else:
        letter = poster(sign)
        glyph = letter.cut(0, MARK, letter.width, BODY)
    glyph = smoothly(glyph, 2).inverted()
    glyph = glyph if glyph.width <= 16 else glyph.cut((glyph.width - 16) // 2, 0, 16, glyph.height)

    def level(x: int, y: int) -> int | None:
        away = isqrt(100 * ((2 * x + 1 - BUTTON) ** 2 + (2 * y + 1 - BUTTON) ** 2)) // 2
        if away > 5 * BUTTON:
            return None
        return 0 if 5 * BUTTON - 30 < away <= 5 * BUTTON - 20 else FULL

    face = shaded(BUTTON, BUTTON, level)
    return glyph.over(face, (BUTTON - glyph.width) // 2, (BUTTON - glyph.height) // 2)


@cache
def hat() -> Sprite:
    middle = HAT_WIDTH // 2

    def level(x: int, y: int) -> int | None:
        across = 2 * x + 1 - HAT_WIDTH
        if y < 2 * BRIM:
            brim = (across * across * BRIM * BRIM) + ((2 * y + 1 - 2 * BRIM) ** 2 * HAT_WIDTH**2) // 4
            if brim < HAT_WIDTH**2 * BRIM**2:
                hole = (across * 10 // 8) ** 2 * 36 + (2 * y + 1 - 2 * BRIM) ** 2 * HAT_WIDTH**2 // 4
                return 6 if hole < HAT_WIDTH**2 * 36 else FULL
        side = 22 + (CROWN_HEIGHT - (y - CROWN_TOP)) * 6 // CROWN_HEIGHT
        round_off = max(y - (CROWN_TOP + CROWN_HEIGHT - 5), 0) * (abs(x - middle) + 8) // 40
        if not CROWN_TOP <= y + round_off < CROWN_TOP + CROWN_HEIGHT or abs(across) >= 2 * side:
            return None
        if abs(across) >= 2 * side - 3 or y >= CROWN_TOP + CROWN_HEIGHT - 6:
            return FULL
        if 26 <= y < 36:
            return FULL if y in (26, 35) or (x + y) % 4 < 2 else 0
        shine = 20 - abs(x - middle + 12) * 2
        return max(shine, 0) * 2

    return shaded(HAT_WIDTH, CROWN_TOP + CROWN_HEIGHT, level)


def strip(pictures: list[Sprite], axis: int) -> Sprite:
    return beside(*pictures) if axis == 0 else above(*pictures)


def way(letter: str) -> Iterator[tuple[Point, Point]]:
    """The straight parts of a letter's strokes, in turn."""
    return (part for stroke in STROKES[letter] for part in pairwise(stroke))


@cache
def lengths(letter: str) -> tuple[int, ...]:
    """The pixels of each part of a letter's way."""
    return tuple(max(abs(end[0] - start[0]), abs(end[1] - start[1])) for start, end in way(letter))


@cache
def whole(letter: str) -> Sprite:
    return brushed(STROKES[letter], LETTER_WIDTH, LETTER_HEIGHT)


@cache
def written(letter: str, pixels: int) -> tuple[Sprite, Point]:
    """A letter of which so many pixels of the way are written, the rest of it faint; and where the wand is."""
    done: list[Stroke] = []
    tip = STROKES[letter][0][0]
    for (start, end), length in zip(way(letter), lengths(letter), strict=True):
        if pixels <= 0:
            break
        part = min(pixels, length)
        x, y, wide = (before + (after - before) * part // length for before, after in zip(start, end, strict=True))
        tip = (x, y, wide)
        done.append((start, tip))
        pixels -= length
    return brushed(done, LETTER_WIDTH, LETTER_HEIGHT).over(textured(whole(letter), HALF)), tip
