"""The cards with their suits, their court and their backs, and the faces at the table.

Those at the table are bearded Barbu, Ana in her scarf, Dan in his hat, and the old fox. A face is drawn as its left
half, which is mirrored; eyes, brows and the mouth are laid over it.
"""

from enum import Enum
from functools import cache, lru_cache

from arcade.games.septica import ART
from arcade.games.septica.rules import ACE, JACK, KING, QUEEN, RANK, SIGNS, SUIT, TEN
from arcade.machine.font import load_builtin
from arcade.toolkit.picture.patterns import tiled
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import PAPER, Sprite, from_bytes, sprite

SUITS = tuple(ART[suit].see_through() for suit in ("spade", "heart", "club", "diamond"))
INKS = ("k", "r", "k", "r")
"""The colours of the suits; their shapes tell as much."""

SMALL_TEN = ART["small ten"].see_through()
COURT = {rank: ART[f"{name} half"].see_through() for rank, name in ((JACK, "jack"), (QUEEN, "queen"), (KING, "king"))}
WIDTH, HEIGHT = 32, 48
ROWS, COLUMNS = 6, 4
"""A card in cells."""
SMALL = 3
"""The small backs that opponents hold, in cells each way."""
PIPS = {7: (3, 3, 1), 8: (4, 4, 0), 9: (4, 4, 1), 10: (5, 5, 0)}
"""How many pips the columns of a card hold: left, right, middle."""
SIDE = 4
"""Cells of a face, each way; on the title and at the end it is twice as large."""
EYE_Y, BROW_Y, MOUTH_Y, EYE_X, MOUTH_X = 10, 7, 23, 8, 10
Look = tuple[int, int]
"""Where the pupils are: pixels to the right and down."""
AHEAD, DOWN, LEFT, RIGHT = (0, 0), (0, 1), (-1, 0), (1, 0)


def frame(width: int, height: int) -> Sprite:
    """An empty card with its outline and round corners."""
    edge, side = "#" * width, "#" + "." * (width - 2) + "#"
    second = "##" + "." * (width - 4) + "##"
    return sprite([edge, second, *[side] * (height - 4), second, edge])


@lru_cache(32)
def face(card: int) -> Sprite:
    rank, suit = RANK[card], SUITS[SUIT[card]]
    sign = SMALL_TEN if rank == TEN else from_bytes(load_builtin("spectrum")[SIGNS[rank]])
    picture = frame(WIDTH, HEIGHT)
    if rank == ACE:
        picture = smoothly(suit, 2).over(picture, 9, 17)
    elif rank in COURT:
        half = COURT[rank]
        picture = half.flipped().over(half.over(picture, 8, 6), 8, 24)
    else:
        *sides, middle = PIPS[rank]
        for count, x in zip(sides, (8, 17), strict=True):
            for place in range(count):
                picture = suit.over(picture, x, 4 + 33 * place // (count - 1))
        if middle:
            picture = suit.over(picture, 12, 12 if sides[0] == 3 else 20)
    corner = suit.over(sign.over(frame(WIDTH, HEIGHT).cut(0, 0, 8, 17), 1, 2), 1, 10)
    turned = corner.flipped().mirrored()
    return turned.over(corner.over(picture), WIDTH - 8, HEIGHT - 17).coloured(INKS[SUIT[card]], "W")


@lru_cache(2)
def back(width: int = WIDTH, height: int = HEIGHT) -> Sprite:
    inside = tiled(ART["lattice"], width - 6, height - 6)
    return inside.over(frame(width, height), 3, 3).coloured("b", "W")


class Who(Enum):
    """Who sits there; the value is the drawing of the left half, and the colours of the face's cells."""

    BARBU = ("barbu", ("WWWW", "YYYY", "YYYY", "RRRR"))
    ANA = ("ana", ("RRRR", "RYYR", "RYYR", "RYYR"))
    DAN = ("dan", ("CCCC", "YYYY", "YYYY", "YYYY"))
    FOX = ("fox", ("RRRR", "RRRR", "RWWR", "RWWR"))


class Mood(Enum):
    """How somebody feels; the value has the drawings of the mouth, and of the left brow."""

    CALM = ("mouth calm", "brow level")
    GLAD = ("mouth glad", "brow raised")
    SLY = ("mouth sly", "brow sly")
    SAD = ("mouth sad", "brow sad")
    AMAZED = ("mouth amazed", "brow raised")


@cache
def figure(
    who: Who, mood: Mood = Mood.CALM, look: Look = AHEAD, shut: bool = False, tear: int = -1, times: int = 1
) -> Sprite:
    """Somebody's face, `times` as large; a tear has fallen so many pixels, none if negative."""
    mouth, brow = (ART[part] for part in mood.value)
    eye = [list(row) for row in ART.rows("eye shut" if shut else "eye open")]
    if not shut:
        for y in (1, 2):
            for x in (2, 3, 4):
                eye[y + look[1]][x + look[0]] = PAPER
    picture = sprite([row + row[::-1] for row in ART[who.value[0]].rows()])
    lid = sprite(["".join(row) for row in eye])
    for x in (EYE_X, 2 * 16 - EYE_X - lid.width):
        picture = lid.over(picture, x, EYE_Y)
    picture = brow.over(picture, EYE_X, BROW_Y)
    picture = brow.mirrored().over(picture, 32 - EYE_X - brow.width, BROW_Y)
    picture = mouth.over(picture, MOUTH_X, MOUTH_Y)
    if tear >= 0:
        picture = sprite([2 * PAPER] * 3).over(picture, EYE_X + 1, EYE_Y + 5 + tear)
    colours = tuple("".join(ink * times for ink in line) for line in who.value[1] for _ in range(times))
    return (smoothly(picture, times) if times > 1 else picture).opaque().coloured(colours, "k")
