"""Who is seen at Go fish, in dots: the fish who brings the cards, and the cat who is the computer."""

from enum import Enum
from functools import cache

from arcade.toolkit.picture.quadrants import over

Dots = tuple[str, ...]

_BODIES: tuple[Dots, Dots] = (
    (
        "         ######     ",
        "##     ##########   ",
        "###  ######.####### ",
        " ##########.####..##",
        "  #########.####..##",
        " ##########.####### ",
        "###  ######.##..... ",
        "##     #########    ",
    ),
    (
        "         ######     ",
        " #     ##########   ",
        " ##  ######.####### ",
        "  #########.####..##",
        "  #########.####..##",
        "  #########.####### ",
        " ##  ######.##..... ",
        " #     #########    ",
    ),
)
"""The fish to the right, its tail spread or not."""
_EYE_X, _EYE_Y = 16, 3
_SHUT: Dots = ("##", "..")
BONES: Dots = (
    "##  #  #  #  #####  ",
    "### #  #  #  ##..## ",
    " ################## ",
    " ################## ",
    "### #  #  #  ####.. ",
    "##  #  #  #  #####  ",
)
"""What is left of a fish."""

_CAT: Dots = (
    "##..........##",
    "####......####",
    "##############",
    "##############",
    "##############",
    "##############",
    "######..######",
    "##############",
    ".############.",
    "...########...",
)
_SOAKED: Dots = (
    "..............",
    "..............",
    "..##########..",
    "##############",
    "##############",
    "##############",
    "######..######",
    "##############",
    ".############.",
    "...########...",
)
"""With its ears down."""
_OPEN: Dots = ("..", "..")
_CLOSED: Dots = ("....",)
_GLAD: Dots = (" .. ", ".  .")
_EYES, _EYE_ROW = (3, 9), 4


class Mood(Enum):
    """What a cat feels, and the mouth that it makes."""

    CALM = (" .  . ", "  ..  ")
    GLAD = (".    .", " .... ")
    SAD = ("  ..  ", " .  . ")
    ASKING = ("  ..  ", "  ..  ")


@cache
def fish(left: bool, wag: int = 0, shut: bool = False) -> Dots:
    """The fish, 20 dots wide and 8 high."""
    picture = _BODIES[wag % 2]
    if shut:
        picture = over(picture, _SHUT, _EYE_X, _EYE_Y)
    return tuple(line[::-1] for line in picture) if left else picture


@cache
def cat(mood: Mood = Mood.CALM, glance: int = 0, shut: bool = False) -> Dots:
    """The cat's head, 14 dots wide and 10 high; it looks aside by `glance`, -1 to 1."""
    picture = _SOAKED if mood is Mood.SAD else _CAT
    for x in _EYES:
        if shut:
            picture = over(picture, _CLOSED, x - 1, _EYE_ROW + 1)
        elif mood is Mood.GLAD:
            picture = over(picture, _GLAD, x - 1, _EYE_ROW)
        else:
            picture = over(picture, _OPEN, x + glance, _EYE_ROW)
    return over(picture, mood.value, 4, 7)
