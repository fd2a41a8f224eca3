"""What the modern look of Chinese draughts is drawn from: pieces, a pagoda, a lantern, letters of a brush."""

from functools import cache, lru_cache
from math import isqrt

from arcade.games.chinese_draughts import ART
from arcade.games.chinese_draughts.rules import RIGHT
from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.solids import disc, shaded
from arcade.toolkit.picture.sprites import Sprite

ARROW = ART["arrow"]
FRET = ART["fret"]
RAYS = ART["rays"]
"""The light that falls to the left of a lantern."""
CAP = ART["cap"].see_through()
TASSEL = ART["tassel"].see_through()
DRAGON = tuple(ART[f"dragon's {part}"].see_through().coloured("G") for part in ("head", "body", "tail"))
"""Its head, a part of its body and its tail as it flies to the right."""
PIECE = 22
"""Pixels of a piece across; a square has a margin of one more."""
LANTERN = (56, 40)
"""Pixels of a lantern across and down."""
PLATE = 34
"""Pixels across a lantern that are kept free of ribs for its number."""
RIBS = 5


@cache
def pagoda() -> Sprite:
    """A pagoda by night, its roofs red, its windows lit."""
    half = ART["half pagoda"]
    return beside(half.mirrored(), half).see_through().coloured(("Y", "R", "Y", "R", "Y"))


@cache
def piece(arrow: str) -> Sprite:
    """An arrow's piece: a gold one with the arrow cut into it for ">", an ivory ring round the arrow for "<"."""
    if arrow == RIGHT:
        body, sign = disc(PIECE, FULL), ARROW.inverted()
    else:
        body, sign = disc(PIECE, 0), ARROW.mirrored()
    return sign.over(body, (PIECE - sign.width) // 2, (PIECE - sign.height) // 2)


@cache
def great(arrow: str) -> Sprite:
    """A piece twice as large."""
    return stretched(piece(arrow), 2, 2)


@lru_cache(64)
def lantern(number: int, lit: bool) -> Sprite:
    """A paper lantern with a number: cut out of the light, or written between the ribs of one that is out."""
    width, height = LANTERN
    digits = big(str(number), 2)
    digits = digits.inverted() if lit else digits
    return digits.over(_blank_lantern(lit), (width - digits.width) // 2, (height - digits.height) // 2)


@cache
def _blank_lantern(lit: bool) -> Sprite:
    width, height = LANTERN

    def level(x: int, y: int) -> int | None:
        half = _half(y)
        across = 2 * x + 1 - width
        if abs(across) > half:
            return None
        edge = abs(across) > half - 4 or y in (0, height - 1)
        rib = not edge and abs(across) > PLATE and _rib(across, half) != _rib(across - 2, half)
        return FULL if (edge or rib) != lit or edge else 0

    return shaded(width, height, level)


@cache
def _half(y: int) -> int:
    """Half of a lantern's width in half pixels in one of its rows."""
    width, height = LANTERN
    up = abs(2 * y + 1 - height)
    return width * isqrt(10_000 * (height * height - up * up * 3 // 4)) // (100 * height)


def _rib(across: int, half: int) -> int:
    return (across + half) * RIBS // max(half, 1)


HEIGHT = 24
BREVE: Stroke = ((4, 0, 1), (8, 2, 2), (12, 0, 1))
A: tuple[Stroke, ...] = (((7, 5, 3), (1, 22, 2)), ((7, 5, 3), (13, 21, 3)), ((3, 16, 2), (11, 15, 1)))
C: tuple[Stroke, ...] = (((12, 8, 3), (8, 5, 2), (3, 8, 3), (2, 14, 3), (4, 20, 3), (9, 21, 2), (13, 18, 1)),)
LETTERS: dict[str, tuple[int, tuple[Stroke, ...]]] = {
    "A": (17, A),
    "Ă": (17, (*A, BREVE)),
    "C": (15, C),
    "D": (15, (((3, 5, 3), (3, 20, 3)), ((3, 6, 2), (9, 7, 3), (12, 12, 3), (10, 18, 3), (3, 21, 2)))),
    "E": (14, (((3, 5, 3), (3, 20, 3)), ((3, 6, 3), (12, 5, 1)), ((3, 13, 2), (10, 12, 1)), ((3, 20, 3), (12, 19, 1)))),
    "G": (16, (*C, ((9, 14, 1), (13, 14, 3), (13, 22, 2)))),
    "H": (16, (((3, 5, 3), (3, 21, 2)), ((13, 5, 3), (13, 21, 2)), ((3, 14, 2), (13, 12, 1)))),
    "I": (7, (((3, 5, 3), (3, 21, 2)),)),
    "M": (20, (((4, 5, 3), (2, 21, 2)), ((4, 5, 3), (10, 17, 2), (16, 5, 2)), ((16, 5, 3), (17, 21, 3)))),
    "N": (17, (((3, 5, 3), (3, 21, 2)), ((3, 6, 3), (13, 20, 3)), ((13, 5, 3), (13, 20, 1)))),
    "R": (16, (((3, 5, 3), (3, 21, 2)), ((3, 6, 2), (10, 6, 3), (10, 12, 2), (3, 14, 2)), ((6, 14, 2), (13, 21, 3)))),
    "S": (14, (((11, 7, 2), (7, 5, 2), (3, 8, 3), (6, 13, 3), (10, 16, 3), (8, 21, 3), (2, 19, 1)),)),
    "T": (16, (((1, 7, 3), (14, 5, 2)), ((8, 6, 3), (7, 21, 2)))),
    "U": (16, (((3, 5, 3), (3, 16, 3), (7, 21, 3), (12, 17, 2), (13, 5, 3)),)),
    "V": (16, (((2, 5, 3), (8, 21, 3)), ((13, 5, 2), (8, 20, 3)))),
}
"""A letter's width and its strokes."""


@cache
def lettering(words: str) -> Sprite:
    """A word in brush letters, HEIGHT pixels high."""
    return beside(*(brushed(LETTERS[name][1], LETTERS[name][0], HEIGHT) for name in words))
