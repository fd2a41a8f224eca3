"""Letters as if hewn by somebody with a pick: each of a few slabs of stone with cracks between them."""

from collections.abc import Mapping
from functools import cache

from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.picture.dithered_scene import scattered
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.shading import core, outlined
from arcade.toolkit.picture.sprites import Sprite

HEIGHT, TOP = 36, 7
"""Pixels of a letter with its marks, and where its body begins."""
BODY = 22
GAP, BLANK = 1, 8
CHIPPED = 26
"""Of 256 pixels at the edges so many have broken off."""
_WIDTHS = {"I": 9, "Î": 11, "!": 9, "M": 21, "N": 19}
_WIDTH = 17
_LEFT: Stroke = ((4, 2, 5), (3, 19, 5))
_RIGHT: Stroke = ((13, 2, 5), (13, 19, 5))
_UPPER: Stroke = ((4, 2, 5), (13, 2, 5))
_LOWER: Stroke = ((4, 19, 5), (13, 19, 5))
_BOWL: Stroke = ((7, 2, 4), (13, 3, 4), (13, 9, 4), (7, 11, 4))
_CURVE: Stroke = ((13, 2, 5), (5, 2, 5), (3, 5, 5), (3, 16, 5), (5, 19, 5), (13, 19, 5))
_HOOK: Stroke = ((13, 3, 5), (5, 3, 5), (4, 8, 5), (12, 13, 5), (12, 18, 5), (4, 19, 5))
_ROOF: tuple[Stroke, ...] = (((5, 14, 3), (12, 14, 3)), ((8, 2, 5), (3, 19, 5)), ((9, 2, 5), (14, 19, 5)))
_SLABS: Mapping[str, tuple[Stroke, ...]] = {
    "A": _ROOF,
    "Ă": (*_ROOF, ((5, -5, 2), (6, -4, 2), (10, -4, 2), (12, -6, 2))),
    "B": (_BOWL, ((7, 12, 4), (14, 13, 4), (14, 17, 4), (7, 19, 4)), _LEFT),
    "C": (_CURVE,),
    "D": (((7, 2, 5), (11, 2, 5), (13, 6, 5), (13, 15, 5), (11, 19, 5), (7, 19, 5)), _LEFT),
    "E": (_UPPER, ((5, 10, 4), (11, 10, 4)), _LOWER, _LEFT),
    "F": (_UPPER, ((5, 10, 4), (11, 10, 4)), _LEFT),
    "G": (_CURVE, ((10, 11, 4), (13, 11, 5), (13, 18, 5))),
    "H": (((5, 10, 4), (12, 10, 4)), _LEFT, _RIGHT),
    "I": (((4, 2, 5), (4, 19, 5)),),
    "L": (_LOWER, _LEFT),
    "M": (((4, 3, 5), (10, 12, 5)), ((16, 3, 5), (10, 12, 5)), _LEFT, ((17, 2, 5), (17, 19, 5))),
    "N": (((4, 3, 5), (14, 18, 5)), _LEFT, ((15, 2, 5), (15, 19, 5))),
    "O": (
        ((10, 2, 5), (12, 2, 5), (13, 5, 5), (13, 16, 5), (12, 19, 5), (9, 19, 5)),
        ((7, 2, 5), (5, 2, 5), (3, 5, 5), (3, 16, 5), (5, 19, 5), (6, 19, 5)),
    ),
    "P": (_BOWL, _LEFT),
    "R": (_BOWL, ((8, 13, 4), (14, 19, 5)), _LEFT),
    "S": (_HOOK,),
    "Ș": (_HOOK, ((8, 25, 3), (6, 27, 2))),
    "T": (((8, 5, 6), (8, 19, 6)), ((2, 2, 5), (14, 2, 5))),
    "U": (((3, 2, 5), (3, 16, 5), (5, 19, 5), (9, 19, 5)), ((13, 2, 5), (13, 19, 5))),
    "V": (((3, 2, 5), (8, 19, 5)), ((13, 2, 5), (9, 19, 5))),
    "!": (((4, 2, 6), (4, 12, 4)), ((4, 19, 5), (5, 19, 5))),
}

HEWN = frozenset(_SLABS)


@cache
def _letter(one: str) -> Sprite:
    """A letter, slab upon slab, chipped here and there."""
    width = _WIDTHS.get(one, _WIDTH)
    empty = (0,) * HEIGHT
    letter = Sprite(width, empty, empty)
    for slab in _SLABS[one]:
        low = [(x, y + TOP, wide) for x, y, wide in slab]
        letter = outlined(brushed((low,), width, HEIGHT)).over(letter)
    edges = [row & ~inside for row, inside in zip(letter.ink, core(letter), strict=True)]
    chipped = tuple(
        row & ~sum(1 << x for x in range(width) if edge >> x & 1 and scattered(x, y, ord(one)) < CHIPPED)
        for y, (row, edge) in enumerate(zip(letter.ink, edges, strict=True))
    )
    return Sprite(width, chipped, chipped)


@cache
def hewn(words: str) -> Sprite:
    """Capitals side by side, in a rim of paper."""
    blank = Sprite(BLANK, (0,) * HEIGHT, (0,) * HEIGHT)
    line = beside(*(blank if one == " " else _letter(one) for one in words), gap=GAP)
    return outlined(line.cut(-2, 0, line.width + 4, HEIGHT), 2)
