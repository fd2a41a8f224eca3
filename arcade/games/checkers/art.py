"""Pictures of Checkers in the PET's own characters, and in quarter cells the PET with a face in its glass."""

from enum import Enum
from functools import cache

from arcade.games.checkers import ART
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.pet_eyes import OPEN, Glance, eyed
from arcade.toolkit.picture.quadrants import over

SIZE = 3
"""Characters along a square's side."""
KINDS = {"b": "black man", "w": "white man", "B": "black king", "W": "white king"}
PIECES = {sign: ART.rows(kind) for sign, kind in KINDS.items()}
"""The modern pieces: outlined and solid discs, and crowns."""
COUNTERS = {sign: ART.rows(kind.replace(" man", "") + " counter") for sign, kind in KINDS.items()}
"""The original's pieces: outlined and solid counters, a K on kings."""
DOTTED = {"b": "●", "w": "◘", "B": "●", "W": "◘"}
"""What the middle of a piece becomes that can move."""
SHADED, WHITE_SQUARE = "▒", "█"
TARGET, ON_THE_WAY, LEFT_BEHIND, TAKEN = "♦○┼╳"
"""Marks in the middle of empty squares: of a move that can be made, and of the last one."""
SMALL = "○●"
"""A captured piece of each seat beside the board."""

LETTERS = {sign: ART.rows(sign.lower()) for sign in "CHEKRSDAM"}

ROUND: Rows = ("  ####  ", "  ####  ")
GRIN: Rows = ("########", " ###### ")
CROWN = ART.rows("crown")
MAN, OUTLINED = ART.rows("stacked white man"), ART.rows("stacked black man")
"""In a stack only the lower half of a man is seen."""


class Mood(Enum):
    """Eyes and mouth in the glass."""

    CALM = (OPEN, ("#      #", " ###### "))
    PONDERING = (OPEN, ("     ## ", " ####   "))
    WORRIED = (OPEN, ROUND)
    GRINNING = (OPEN, GRIN)
    LAUGHING = (ART.rows("glad eye"), GRIN)
    DIZZY = (ART.rows("crossed eye"), ROUND)
    BORED = (OPEN, ("        ", " ###### "))
    SAD = (OPEN, (" ###### ", "#      #"))


@cache
def pet(mood: Mood, glance: Glance = (0, 0), shut: bool = False, keys: int = 0) -> Rows:
    """The PET, 26 dots wide and 18 high; with some of its keys down, if it is at work."""
    eye, mouth = mood.value
    glass = over(ART.rows("case"), mouth, 9, 9)
    glass = eyed(glass, ART.rows("shut eye") if shut else eye, (5, 15), 3, glance)
    return (*glass, *ART.rows("neck"), *ART.rows(f"keys {1 + keys}"), *ART.rows("foot"))
