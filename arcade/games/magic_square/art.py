"""Pictures of the modern look: recesses, arrows with letters, round buttons, a conjurer's hat, a wand's letters."""

from functools import cache, lru_cache
from itertools import pairwise
from math import isqrt

from arcade.games.magic_square import ART
from arcade.toolkit.letters.brush import Point, Stroke, alphabet, brushed
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.patterns import FULL, HALF
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.solids import brackets, shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

WAND, SPARK, TWINKLE = (ART[name].see_through() for name in ("wand", "spark", "twinkle"))
BUTTON = 24
HAT_WIDTH, CROWN_TOP, CROWN_HEIGHT, BRIM = 72, 12, 44, 12
LETTERS, LETTER_WIDTH, LETTER_HEIGHT = alphabet(ART.rows("letters")), 2 * CELL, 5 * CELL
"""The ways of the wand in the order of writing; the first row of cells is for marks."""


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


@lru_cache(256)
def arrow(glyph: Sprite, size: int, axis: int, forward: bool, bold: bool) -> Sprite:
    """The arrow of a move with its letter: ink on a bold arrow, else paper."""
    picture, middle = pointer(size, axis, forward, bold), (size - CELL) // 2
    aside = middle - 2 if forward else middle + 2
    x, y = (aside, middle) if axis == 0 else (middle, aside)
    return glyph.over(picture, x, y) if bold else glyph.inverted().over(picture, x, y)


@lru_cache(256)
def framed(picture: Sprite, of_ink: bool) -> Sprite:
    frame = brackets(picture.width, picture.width // 3, 2)
    return (frame if of_ink else frame.inverted()).over(picture)


@cache
def button(sign: str) -> Sprite:
    """A round button with a sign; "<" turns back."""
    glyph = ART["turned arrow"] if sign == "<" else poster(sign).cut(0, MARK, poster(sign).width, BODY)
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


def way(letter: str) -> list[tuple[Point, Point, int]]:
    """The straight parts of a letter's strokes in turn, each with its pixels."""
    parts = [part for stroke in LETTERS[letter].strokes for part in pairwise(stroke)]
    return [(start, end, max(abs(end[0] - start[0]), abs(end[1] - start[1]))) for start, end in parts]


@cache
def whole(letter: str) -> Sprite:
    return brushed(LETTERS[letter].strokes, LETTER_WIDTH, LETTER_HEIGHT)


@cache
def written(letter: str, pixels: int) -> tuple[Sprite, Point]:
    """A letter of which so many pixels of the way are written, the rest of it faint; and where the wand is."""
    done: list[Stroke] = []
    tip = LETTERS[letter].strokes[0][0]
    for start, end, length in way(letter):
        if pixels <= 0:
            break
        part = min(pixels, length)
        x, y, wide = (before + (after - before) * part // length for before, after in zip(start, end, strict=True))
        tip = (x, y, wide)
        done.append((start, tip))
        pixels -= length
    return brushed(done, LETTER_WIDTH, LETTER_HEIGHT).over(textured(whole(letter), HALF)), tip
