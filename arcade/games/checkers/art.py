"""Pictures of Checkers in the PET's own characters, and in quarter cells the PET with a face in its glass."""

from enum import Enum
from functools import cache

from arcade.games.checkers import ART
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.pet_eyes import OPEN, Glance, eyed
from arcade.toolkit.picture.quadrants import over

COVERING = "~"
"""The sign of a blank that covers what is behind it; " " lets it show."""
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
# Marks in the middle of empty squares.
TARGET = "♦"
LEFT_BEHIND = "┼"
"""Where the last move began."""
TAKEN = "╳"
ON_THE_WAY = "○"
"""Where a jump has passed."""
SMALL = "○●"
"""A captured piece of each seat beside the board."""

LETTERS = {sign: ART.rows(sign.lower()) for sign in "CHEKRSDAM"}

KEYBOARDS = 4
"""One without a key down, and three with some."""
SHUT, GLAD_EYE, CROSSED = ART.rows("shut eye"), ART.rows("glad eye"), ART.rows("crossed eye")
EYES, EYE_ROW = (5, 15), 3
MOUTH, MOUTH_ROW = 9, 9
SMILE: Rows = ("#      #", " ###### ")
STRAIGHT: Rows = ("        ", " ###### ")
ASKEW: Rows = ("     ## ", " ####   ")
ROUND: Rows = ("  ####  ", "  ####  ")
GRIN: Rows = ("########", " ###### ")
FROWN: Rows = (" ###### ", "#      #")

CROWN = ART.rows("crown")
MAN, OUTLINED = ART.rows("stacked white man"), ART.rows("stacked black man")
"""In a stack only the lower half of a man is seen."""


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
def pet(mood: Mood, glance: Glance = (0, 0), shut: bool = False, keys: int = 0) -> Rows:
    """The PET, 26 dots wide and 18 high; with some of its keys down, if it is at work."""
    eye, mouth = mood.value
    glass = over(ART.rows("case"), mouth, MOUTH, MOUTH_ROW)
    glass = eyed(glass, SHUT if shut else eye, EYES, EYE_ROW, glance)
    return (*glass, *ART.rows("neck"), *ART.rows(f"keys {1 + keys % KEYBOARDS}"), *ART.rows("foot"))
