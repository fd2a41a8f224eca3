"""Pictures of the modern look: digits in chalk, shown ones as cards, pencil marks, signs, ticks, chalk and sponge."""

from functools import cache

from arcade.games.simultan import ART
from arcade.machine.font import Font
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.patterns import DIAGONALS, FULL, tiled
from arcade.toolkit.picture.scale2x import smoothly, stretched
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import brackets, shaded
from arcade.toolkit.picture.sprites import Sprite

CELLS = 5
"""Of a place, each way."""
TILE, SIGN = 8 * CELLS, 16
TINY = tuple(ART[f"small {digit}"] for digit in range(1, 10))
"""The pencil's digits, 1 to 9."""
TICK, CROSS = ART["tick"], ART["cross"]
WIDE = {"+": ART["plus"], "-": ART["minus"], "×": ART["times"], "÷": ART["divided"]}
"""The signs between the places of a column."""


@cache
def numeral(digit: int) -> Sprite:
    """A digit 32 pixels high."""
    face = poster(str(digit))
    return smoothly(face.cut(0, MARK, face.width, BODY), 4)


@cache
def slate(card: bool) -> Sprite:
    """An empty place: a rounded line of chalk; a card is filled."""

    def level(x: int, y: int) -> int:
        near, far = sorted((min(x, TILE - 1 - x), min(y, TILE - 1 - y)))
        if near == 0 or near + far < 4:
            return 0
        if card:
            return FULL
        return FULL if near == 1 or near + far < 6 else 0

    return shaded(TILE, TILE, level)


@cache
def tile(
    digit: int, card: bool = False, clash: bool = False, marks: int = 0, framed: bool = False, owner: int = 0
) -> Sprite:
    """A place with its digit; cards cannot be changed, hatched digits stand twice, `marks` are the pencil's bits.

    The `owner`'s number stands small in a corner.
    """
    picture = slate(card)
    if clash:
        picture = tiled(DIAGONALS, TILE - 6, TILE - 6).over(picture, 3, 3)
    if digit:
        figure = numeral(digit)
        shape = figure.cut(-2, -2, figure.width + 4, figure.height + 4).see_through()
        shape = shape.inverted() if card and not clash else outlined(shape, 2) if clash else shape
        picture = shape.over(picture, (TILE - shape.width) // 2, (TILE - shape.height) // 2)
    else:
        for place, small in enumerate(TINY):
            if marks >> place + 1 & 1:
                mark = small.enlarged(2, 2)
                picture = mark.over(picture, 4 + 12 * (place % 3), 4 + 11 * (place // 3))
    if owner:
        picture = TINY[owner - 1].inverted().over(picture, 3, TILE - 9)
    if framed:
        corners = brackets(TILE, 11, 3)
        picture = (corners.inverted() if card else corners).over(picture)
    return picture


@cache
def key(digit: int) -> Sprite:
    """A digit in a frame without corners."""
    picture = poster(str(digit))
    figure = stretched(picture.cut(0, MARK, picture.width, BODY), 1, 1).see_through()
    frame = shaded(16, 16, lambda x, y: FULL if (x in (0, 15)) != (y in (0, 15)) else 0)
    return figure.over(frame, (16 - figure.width) // 2, 4)


def sign(font: Font, character: str) -> Sprite:
    return letters(font, character).opaque()


def button(columns: int) -> Sprite:
    """A button's upper and lower edge, round three rows of cells."""
    return shaded(8 * columns, 24, lambda _, y: FULL if y in (3, 4, 19, 20) else 0)
