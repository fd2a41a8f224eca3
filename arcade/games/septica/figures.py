"""The faces at the table: bearded Barbu, Ana in her scarf, Dan in his hat, and the old fox; what they look at and feel.

A face is drawn as its left half, which is mirrored; eyes, brows and the mouth are laid over it.
"""

from enum import Enum
from functools import cache

from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import PAPER, Sprite, sprite

SIDE = 4
"""Cells of a face, each way; on the title and at the end it is twice as large."""
EYE_ROW, BROW_ROW, MOUTH_ROW, EYE, MOUTH = 10, 7, 23, 8, 10
"""Pixel rows of eyes, brows and mouth, and the columns of the left eye and the mouth."""
Look = tuple[int, int]
"""Where the pupils are: pixels to the right and down."""
AHEAD, DOWN, LEFT, RIGHT = (0, 0), (0, 1), (-1, 0), (1, 0)


class Who(Enum):
    """Who sits there; the value is the left half of a face, and the colours of its cells."""

    BARBU = (
        """
        ................
        ..........######
        ........##.###.#
        .......###.##.##
        ......##.####.##
        ......#.###.####
        ......##########
        ................
        ......##########
        .......#########
        ....##.#########
        ....############
        ....############
        ....############
        .....##.########
        .......#########
        .......########.
        .......#######.#
        .......######.##
        .......#######..
        .....##.########
        .....####.......
        .....####.######
        ......##########
        .....###########
        ......##########
        .....##.########
        ......##########
        .......##.######
        ........####.###
        ..........###.##
        ............####
        """,
        ("WWWW", "YYYY", "YYYY", "RRRR"),
    )
    ANA = (
        """
        ...........#####
        ........########
        ......####..####
        .....#####..####
        ....##########..
        ....##..######..
        ...###..########
        ...#######......
        ...####.########
        ...####.########
        ...####.########
        ...#.##.########
        ...#.##.########
        ...####.########
        ...####.########
        ...####.########
        ...####.########
        ...##.#.########
        ...##.#.######.#
        ...####.#######.
        ...####..#######
        ...####..#######
        ...#.##..#######
        ...#.###..######
        ...#####..######
        ....#####..#####
        ....#####..#####
        .....##.##..####
        ......#.###....#
        .......#####.##.
        .........####.##
        ...........##.##
        """,
        ("RRRR", "RYYR", "RYYR", "RYYR"),
    )
    DAN = (
        """
        ...........#####
        ..........######
        .........#######
        .........#######
        ................
        .........#######
        ..##############
        ################
        ................
        .......#########
        ....##.#########
        ....############
        ....############
        ....############
        .....##.########
        .......#########
        .......########.
        .......#######.#
        .......#######.#
        .......########.
        .......#########
        ..........#.....
        .......##.......
        .......#########
        .......#########
        .......#########
        ........########
        ........########
        .........#######
        ..........######
        ............####
        ................
        """,
        ("CCCC", "YYYY", "YYYY", "YYYY"),
    )
    FOX = (
        """
        ..#.............
        ..##............
        ..####..........
        ..##.##.........
        ..##..##.....###
        ..##...##..#####
        ..###.##########
        ..##############
        ..##############
        ..##############
        ..##############
        ..##############
        ..##############
        .###############
        .###############
        ################
        ################
        ########.#######
        .######..####...
        ..#####..####...
        ...####..#####..
        ....####.#######
        .....###.#######
        ......##.#######
        ........########
        ........########
        .........#######
        .........#######
        ..........######
        ...........#####
        .............###
        ................
        """,
        ("RRRR", "RRRR", "RWWR", "RWWR"),
    )


class Mood(Enum):
    """How somebody feels; the value has the mouth, and the left brow."""

    CALM = (
        ("            ", "            ", " .......... ", "            ", "            "),
        ("       ", " ..... ", "       "),
    )
    GLAD = (
        ("............", ".##########.", " .########. ", "  ........  ", "            "),
        ("  ...  ", " .   . ", "       "),
    )
    SLY = (
        ("            ", ".          .", " ..      .. ", "   ......   ", "            "),
        (" ..    ", "   ..  ", "     .."),
    )
    SAD = (
        ("            ", "   ......   ", " ..      .. ", ".          .", "            "),
        ("     ..", "   ..  ", " ..    "),
    )
    AMAZED = (
        ("    ....    ", "   .####.   ", "   .####.   ", "   .####.   ", "    ....    "),
        ("  ...  ", " .   . ", "       "),
    )


OPEN = (" ..... ", ".#####.", ".#####.", ".#####.", " ..... ")
SHUT = ("#######", "#######", ".#####.", " ..... ", "       ")


@cache
def whole(who: Who) -> Sprite:
    """A face without eyes and mouth."""
    half = sprite(who.value[0])
    rows = half.rows()
    return sprite([row + row[::-1] for row in rows])


@cache
def figure(
    who: Who, mood: Mood = Mood.CALM, look: Look = AHEAD, shut: bool = False, tear: int = -1, times: int = 1
) -> Sprite:
    """Somebody's face, `times` as large; a tear has fallen so many pixels, none if negative."""
    mouth, brow = (sprite(part) for part in mood.value)
    eye = [list(row) for row in (SHUT if shut else OPEN)]
    if not shut:
        for y in (1, 2):
            for x in (2, 3, 4):
                eye[y + look[1]][x + look[0]] = PAPER
    picture, lid = whole(who), sprite(["".join(row) for row in eye])
    for x in (EYE, 2 * 16 - EYE - lid.width):
        picture = lid.over(picture, x, EYE_ROW)
    picture = brow.over(picture, EYE, BROW_ROW)
    picture = brow.mirrored().over(picture, 32 - EYE - brow.width, BROW_ROW)
    picture = mouth.over(picture, MOUTH, MOUTH_ROW)
    if tear >= 0:
        picture = sprite([2 * PAPER] * 3).over(picture, EYE + 1, EYE_ROW + 5 + tear)
    colours = tuple("".join(ink * times for ink in line) for line in who.value[1] for _ in range(times))
    return (smoothly(picture, times) if times > 1 else picture).opaque().coloured(colours, "k")
