"""Square tiles for sliding puzzles: bevelled, with rounded corners and bold numbers; studs mark those that are home."""

from functools import cache

from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.art import ART
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite, sprite

ENLARGED = {24: (1, 2), 32: (2, 2), 40: (3, 3), 48: (3, 4)}
"""How much numbers are enlarged, across and down, on tiles of so many pixels."""
STUD = ART["stud"]
SMALL_STUD = sprite(("##", "##"))
BEVEL, ROOMY = 3, 32


@cache
def numeral(words: str, size: int) -> Sprite:
    """A number in the poster face for a tile of so many pixels."""
    letters = poster(words)
    across, down = ENLARGED[size]
    return stretched(letters.cut(0, MARK, letters.width, BODY), across, down)


@cache
def blank(width: int, height: int = 0) -> Sprite:
    """A tile without number, square if no height is given: its ink is the dark edge, shaded to the right and below."""
    height = height or width

    def level(x: int, y: int) -> int:
        right, bottom = width - 1 - x, height - 1 - y
        corner = min(x + y, x + bottom, right + y, right + bottom)
        if corner <= 2 or min(x, y, right, bottom) == 0:
            return FULL
        if min(right, bottom) < BEVEL:
            return 40 if min(right, bottom) < min(x, y) else 0
        return 0

    return shaded(width, height, level)


@cache
def tile(number: int | str, size: int, home: bool = False) -> Sprite:
    """A whole tile with a number or a sign; one that is home has studs in its corners."""
    picture, figure = blank(size), numeral(str(number), size)
    picture = figure.over(picture, (size - figure.width - 1) // 2, (size - figure.height - 1) // 2)
    if home:
        stud = SMALL_STUD if size < ROOMY else STUD
        near, far = 2, size - BEVEL - stud.width - 1
        for x, y in ((near, near), (far, near), (near, far), (far, far)):
            picture = stud.over(picture, x, y)
    return picture
