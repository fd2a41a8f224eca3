"""What the modern look of Chinese draughts is drawn from: pieces, a pagoda, a lantern, letters of a brush."""

from functools import cache, lru_cache
from math import isqrt

from arcade.games.chinese_draughts import ART
from arcade.games.chinese_draughts.rules import RIGHT
from arcade.toolkit.letters.brush import alphabet
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.solids import disc, shaded
from arcade.toolkit.picture.sprites import Sprite

ARROW, FRET, RAYS = ART["arrow"], ART["fret"], ART["rays"]
CAP, TASSEL = ART["cap"].see_through(), ART["tassel"].see_through()
DRAGON = tuple(ART[f"dragon's {part}"].see_through().coloured("G") for part in ("head", "body", "tail"))
"""As it flies to the right."""
PIECE = 22
"""Pixels of a piece across; a square has a margin of one more."""
LANTERN_WIDTH, LANTERN_HEIGHT, RIBS = 56, 40, 5
PLATE = 34
"""Pixels across a lantern that are kept free of ribs for its number."""
LETTERS, LETTER_HEIGHT = alphabet(ART.rows("letters")), 24


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


@lru_cache(64)
def lantern(number: int, lit: bool) -> Sprite:
    """A paper lantern with a number: cut out of the light, or written between the ribs of one that is out."""
    digits = big(str(number), 2)
    x, y = (LANTERN_WIDTH - digits.width) // 2, (LANTERN_HEIGHT - digits.height) // 2
    return (digits.inverted() if lit else digits).over(_blank_lantern(lit), x, y)


@cache
def _blank_lantern(lit: bool) -> Sprite:
    def level(x: int, y: int) -> int | None:
        half = _half(y)
        across = 2 * x + 1 - LANTERN_WIDTH
        if abs(across) > half:
            return None
        edge = abs(across) > half - 4 or y in (0, LANTERN_HEIGHT - 1)
        rib = not edge and abs(across) > PLATE and _rib(across, half) != _rib(across - 2, half)
        return FULL if (edge or rib) != lit or edge else 0

    return shaded(LANTERN_WIDTH, LANTERN_HEIGHT, level)


@cache
def _half(y: int) -> int:
    """Half of a lantern's width in half pixels in one of its rows."""
    up, height = abs(2 * y + 1 - LANTERN_HEIGHT), LANTERN_HEIGHT
    return LANTERN_WIDTH * isqrt(10_000 * (height * height - up * up * 3 // 4)) // (100 * height)


def _rib(across: int, half: int) -> int:
    return (across + half) * RIBS // max(half, 1)
