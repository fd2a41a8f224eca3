"""The pegs of code games: coloured balls that carry their digit, holes, the small marks, and what covers a secret."""

from dataclasses import replace
from functools import cache

from arcade.families import ART
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import spread_by
from arcade.toolkit.picture.solids import ball as round_body
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

INKS = "RYGCMW"
"""The colour of each digit's peg, from 1 on."""
PEG = 16
"""Pixels across of a peg on a board."""
LARGE = 24
"""Pixels across of one to choose."""
GREAT = 48
"""Pixels across of one on a title."""
MYSTERY = "?"
"""Stands for a digit that is hidden."""
LIFTING = 4
"""Steps in which a lid is lifted."""
STAR = ART["star"]
PLUS = ART["plus"]
NEITHER = ART["neither"]
PIT = ART["pit"]
"""A hole for a mark."""
HOLE = smoothly(PIT, 2).opaque()
"""A hole for a peg."""
GLINT = ART["glint"]


@cache
def ball(size: int) -> Sprite:
    """A ball without digit, of ink but for a glint where there is room beside the digit."""

    def level(x: int, y: int) -> int | None:
        across, down = 2 * x + 1 - size, 2 * y + 1 - size
        return FULL if across * across + down * down < (size - 1) ** 2 else None

    picture = shaded(size, size, level)
    return GLINT.over(picture, 3, 4) if size == LARGE else picture


def cover(size: int) -> Sprite:
    """What hides a peg: a lid with round corners."""

    def level(x: int, y: int) -> int | None:
        right, bottom = size - 1 - x, size - 1 - y
        corner = min(x + y, x + bottom, right + y, right + bottom)
        if corner <= 1:
            return None
        return FULL if min(x, y, right, bottom) < 1 or min(right, bottom) > 2 else 16

    return shaded(size, size, level)


@cache
def peg(digit: str, size: int = PEG) -> Sprite:
    """A peg in its colour, on black, with its digit cut out of it; or a cover."""
    letters = poster(digit)
    figure = letters.cut(0, MARK, letters.width, BODY)
    if size == LARGE:
        figure = smoothly(figure, 2)
    hole = Sprite(figure.width, (0,) * figure.height, figure.ink)
    x, y = (size - figure.width) // 2, (size - figure.height) // 2
    if digit == MYSTERY:
        return hole.over(cover(size), x, y).opaque().coloured("c", "k")
    return hole.over(ball(size), x, y).opaque().coloured(INKS[int(digit) - 1], "k")


@cache
def great_peg(digit: str) -> Sprite:
    """A peg of six cells each way for title pictures: a real ball in the light; or a great lid."""
    letters = poster(digit)
    figure = smoothly(letters.cut(0, MARK, letters.width, BODY), 3)
    if digit == MYSTERY:
        hole = Sprite(figure.width, (0,) * figure.height, figure.ink)
        picture = hole.over(cover(GREAT), (GREAT - figure.width) // 2, (GREAT - figure.height) // 2)
        return picture.opaque().coloured("C", "k")
    wide = figure.cut(-2, -2, figure.width + 4, figure.height + 4)
    # A line of paper parts the digit from the shades around it.
    framed = wide.over(Sprite(wide.width, (0,) * wide.height, spread_by(wide, 2)))
    picture = framed.over(round_body(GREAT), (GREAT - framed.width) // 2, (GREAT - framed.height) // 2)
    return picture.opaque().coloured(INKS[int(digit) - 1], "k")


@cache
def lifted(digit: str, size: int, seen: int) -> Sprite:
    """A peg under a lid that is being lifted, hinged at its upper edge: so many pixels of the lid are seen still."""
    below, lid = (great_peg(one) if size == GREAT else peg(one, size) for one in (digit, MYSTERY))
    edge = -(-seen // CELL)
    ink = (
        *(lid.ink[y * size // seen] for y in range(seen)),
        *(0,) * (CELL * edge - seen),
        *below.ink[CELL * edge :],
    )
    return replace(below, ink=ink, paints=(*lid.paints[:edge], *below.paints[edge:]))


def lifting(digit: str, size: int) -> list[Sprite]:
    """The pictures of a lid that is lifted off a peg, from the covered one to the open one."""
    step = size // LIFTING
    return [lifted(digit, size, seen) for seen in range(size, -1, -step)]
