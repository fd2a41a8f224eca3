"""What the modern look of Chinese draughts is drawn from: arrows, fretwork, a pagoda, a lantern."""

from functools import cache, lru_cache
from math import isqrt

from arcade.games.chinese_draughts import ART
from arcade.games.chinese_draughts.rules import RIGHT
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.solids import disc, shaded
from arcade.toolkit.picture.sprites import Sprite

ARROW = ART["arrow"]
FRET = ART["fret"]
HALF_PAGODA = ART["half-pagoda"]
RAYS = ART["rays"]
"""The light that falls to the left of a lantern."""
CAP = ART["cap"].see_through()
TASSEL = ART["tassel"].see_through()
DRAGON = (
    ART["dragon-1"].see_through().coloured("G"),
    ART["dragon-2"].see_through().coloured("G"),
    ART["dragon-3"].see_through().coloured("G"),
)
"""The head, a part of the body, the tail of a dragon that flies to the right."""
PIECE = 22
"""Pixels of a piece across; a square has a margin of one more."""
LANTERN = (56, 40)
PLATE = 34
"""Pixels across a lantern that are kept free of ribs for its number."""
RIBS = 5


@cache
def pagoda() -> Sprite:
    """A pagoda by night, its roofs red, its windows lit."""
    return beside(HALF_PAGODA.mirrored(), HALF_PAGODA).see_through().coloured(("Y", "R", "Y", "R", "Y"))


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
