"""Who is seen in the modern look: the opponent, who is a nought with a face, and a cross; moods, glances, eyes."""

from enum import Enum

from arcade.machine.pet import Pet
from arcade.toolkit.picture.pet_eyes import OPEN, Glance, eyed
from arcade.toolkit.picture.quadrants import over, put

Dots = tuple[str, ...]

NOUGHT: Dots = (
    ".......########.......",
    "....##############....",
    "..#######....#######..",
    ".####............####.",
    ".###..............###.",
    "###................###",
    "##..................##",
    "##..................##",
    "##..................##",
    "##..................##",
    "##..................##",
    "##..................##",
    "###................###",
    ".###..............###.",
    ".####............####.",
    "..#######....#######..",
    "....##############....",
    ".......########.......",
)
CROSS: Dots = (
    ".####............####.",
    "######..........######",
    "#######........#######",
    ".#######......#######.",
    "..#######....#######..",
    "...################...",
    "....##############....",
    ".....############.....",
    "......##########......",
    "......##########......",
    ".....############.....",
    "....##############....",
    "...################...",
    "..#######....#######..",
    ".#######......#######.",
    "#######........#######",
    "######..........######",
    ".####............####.",
)
SHUT: Dots = ("......", "......", "......", "######", "......")
GLAD_EYE: Dots = ("......", " ####.", "##..##", "#....#", "......")
DIZZY: Dots = ("#....#", ".#..#.", "..##..", ".#..#.", "#....#")
EYES = (4, 12)
EYE_ROW, MOUTH = 4, (6, 11)
"""Where the dots of eyes and mouth are in the nought."""
CROSS_EYES = (5, 11)
CROSS_EYE_ROW = 6

SMILE: Dots = ("#........#", ".##....##.", "...####...", "..........")
GRIN: Dots = ("##########", "#........#", ".##....##.", "...####...")
LAUGH: Dots = ("##########", "##########", ".########.", "...####...")
ROUND: Dots = ("...####...", "..##..##..", "..##..##..", "...####...")
STRAIGHT: Dots = ("..........", ".########.", "..........", "..........")
ASKEW: Dots = ("......###.", "...####...", ".###......", "..........")
SAD: Dots = ("...####...", ".##....##.", "#........#", "..........")


class Mood(Enum):
    """Eyes and mouth."""

    CALM = (OPEN, SMILE)
    PONDERING = (OPEN, ASKEW)
    WORRIED = (OPEN, ROUND)
    GRINNING = (OPEN, GRIN)
    LAUGHING = (GLAD_EYE, LAUGH)
    DIZZY = (DIZZY, ROUND)
    BORED = (OPEN, STRAIGHT)
    SAD = (OPEN, SAD)


def nought(mood: Mood, glance: Glance = (0, 0), shut: bool = False) -> Dots:
    """The nought; it glances so many dots to the right and down, -1 to 1 each."""
    eye, mouth = mood.value
    face = over(NOUGHT, mouth, *MOUTH)
    return eyed(face, SHUT if shut else eye, EYES, EYE_ROW, glance)


def cross(mood: Mood, shut: bool = False) -> Dots:
    """The cross, with small eyes where its strokes meet."""
    figure = CROSS
    for x in CROSS_EYES:
        if shut or mood is Mood.LAUGHING:
            figure = over(figure, ("....",), x + 1, CROSS_EYE_ROW + 2)
        elif mood is Mood.DIZZY:
            figure = over(figure, (".  .", " .. ", ".  ."), x + 1, CROSS_EYE_ROW)
        else:
            figure = over(figure, ("....", "....", "...."), x + 1, CROSS_EYE_ROW)
            figure = over(figure, ("##", "##"), x + 2, CROSS_EYE_ROW + 1)
    return figure


def put_nought(machine: Pet, row: int, column: int, mood: Mood, glance: Glance = (0, 0), shut: bool = False) -> None:
    """Draw the nought, eleven characters wide and nine high."""
    put(machine, row, column, nought(mood, glance, shut))
