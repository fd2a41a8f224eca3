"""Who is seen in the modern look: the PET with a face in its glass, a man of the board, a crown; all in dots."""

from enum import Enum
from functools import cache

from arcade.toolkit.picture.pet_eyes import OPEN, Glance, eyed
from arcade.toolkit.picture.quadrants import over

Dots = tuple[str, ...]

CASE: Dots = (
    "....##################....",
    "..######################..",
    "..##..................##..",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    ".##....................##.",
    "..##..................##..",
    "..######################..",
)
NECK: Dots = (
    "......##############......",
    ".########################.",
)
KEYS: tuple[Dots, ...] = (
    (
        "##.#.#.#.#.#.#.#.#.#.#.###",
        "##..#.#.#.#.#.#.#.#.#.#.##",
    ),
    (
        "##.#.###.#.#.#.#.###.#.###",
        "##..#.#.#.#.###.#.#.#.#.##",
    ),
    (
        "##.#.#.#.#.###.#.#.#.#.###",
        "##..###.#.#.#.#.#.###.#.##",
    ),
    (
        "##.#.#.#.###.#.#.#.#.#.###",
        "##..#.#.###.#.#.#.#.#.#.##",
    ),
)
"""The keyboard; after the first, with keys that are down."""
FOOT: Dots = ("##########################",)

SHUT: Dots = ("      ", "      ", "      ", "######", "      ")
GLAD_EYE: Dots = ("      ", " #### ", "##  ##", "#    #", "      ")
CROSSED: Dots = ("#    #", " #  # ", "  ##  ", " #  # ", "#    #")
EYES, EYE_ROW = (5, 15), 3
MOUTH, MOUTH_ROW = 9, 9
SMILE: Dots = ("#      #", " ###### ")
STRAIGHT: Dots = ("        ", " ###### ")
ASKEW: Dots = ("     ## ", " ####   ")
ROUND: Dots = ("  ####  ", "  ####  ")
GRIN: Dots = ("########", " ###### ")
FROWN: Dots = (" ###### ", "#      #")

CROWN: Dots = (
    "#.....##.....#",
    "##...####...##",
    "###.######.###",
    "##############",
    "##############",
    "#.##.#..#.##.#",
    "##############",
)
MAN: Dots = (
    "...########...",
    ".############.",
    ".############.",
    "#............#",
    "##############",
    ".############.",
)
"""A man of white, seen from the side a little above; in a stack only the lower half is seen of it."""
OUTLINED: Dots = (
    "...########...",
    ".##........##.",
    ".##........##.",
    "#..########..#",
    "#............#",
    ".############.",
)
"""And one of black."""


class Mood(Enum):
    """Eyes and mouth in the glass."""

    CALM = (OPEN, SMILE)
    PONDERING = (OPEN, ASKEW)
    WORRIED = (OPEN, ROUND)
    GRINNING = (OPEN, GRIN)
    LAUGHING = (GLAD_EYE, GRIN)
    DIZZY = (CROSSED, ROUND)
    BORED = (OPEN, STRAIGHT)
    SAD = (OPEN, FROWN)


@cache
def pet(mood: Mood, glance: Glance = (0, 0), shut: bool = False, keys: int = 0) -> Dots:
    """The PET, 26 dots wide and 18 high; with some of its keys down, if it is at work."""
    eye, mouth = mood.value
    glass = over(CASE, mouth, MOUTH, MOUTH_ROW)
    glass = eyed(glass, SHUT if shut else eye, EYES, EYE_ROW, glance)
    return (*glass, *NECK, *KEYS[keys % len(KEYS)], *FOOT)
