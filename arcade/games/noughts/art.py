"""Marks in the PET's own characters; and two with faces: a nought, who is the opponent, and a cross."""

from dataclasses import dataclass
from enum import Enum

from arcade.games.noughts import ART
from arcade.machine.pet import Pet
from arcade.toolkit.picture.pet_eyes import OPEN, Glance, eyed
from arcade.toolkit.picture.quadrants import over, put

Picture = tuple[str, ...]
"""Rows of characters."""
Dots = tuple[str, ...]
"""Rows of dots, four of them a character."""
EYES, EYE_ROW = (4, 12), 4
MOUTH = 6, 11
CROSS_EYES, CROSS_EYE_ROW = (5, 11), 6
"""Where eyes are in the cross."""


@dataclass(frozen=True)
class Style:
    """How a board looks: the marks of both seats, a free square ("0" stands for its key)."""

    marks: tuple[Picture, Picture]
    lit: tuple[Picture, Picture]
    """The marks that are shown reversed: a small cross in reverse would be a nought."""
    free: Picture
    bars: bool
    """Whether numbers and lines are bold."""
    frames_a_step: int
    """How long each step of a new mark's strokes takes."""
    strokes: tuple[Picture, Picture]
    """The step in which each character of a mark is drawn, a letter; blanks are never drawn."""

    @property
    def small(self) -> bool:
        """Whether a square has no room for the cursor's corners."""
        return len(self.free) < len(ART.rows("cursor"))


def _both(kind: str, what: str = "") -> tuple[Picture, Picture]:
    """A cross and a nought of a kind."""
    return ART.rows(f"{kind}cross{what}"), ART.rows(f"{kind}nought{what}")


_STROKES, _SMALL_STROKES = _both("", "'s strokes"), _both("small ", "'s strokes")
BOLD_SQUARE = Style(_both(""), _both(""), ART.rows("free square"), True, 2, _STROKES)
PLAIN_SQUARE = Style(_both("thin "), _both("thin "), ART.rows("free square with a dot"), False, 0, _STROKES)
BOLD_CUBE = Style(_both("small "), _both("small thin "), ART.rows("free square of the cube"), True, 4, _SMALL_STROKES)
PLAIN_CUBE = Style(
    _both("small thin "), _both("small thin "), ART.rows("free square of the cube with a dot"), False, 0, _SMALL_STROKES
)


class Mood(Enum):
    """Eyes and mouth."""

    CALM = (OPEN, ART.rows("smile"))
    PONDERING = (OPEN, ART.rows("askew mouth"))
    WORRIED = (OPEN, ART.rows("round mouth"))
    GRINNING = (OPEN, ART.rows("grin"))
    LAUGHING = (ART.rows("eye glad"), ART.rows("laugh"))
    DIZZY = (ART.rows("eye dizzy"), ART.rows("round mouth"))
    BORED = (OPEN, ART.rows("straight mouth"))
    SAD = (OPEN, ART.rows("sad mouth"))


def nought(mood: Mood, glance: Glance = (0, 0), shut: bool = False) -> Dots:
    eye, mouth = mood.value
    face = over(ART.rows("round nought"), mouth, *MOUTH)
    return eyed(face, ART.rows("eye shut") if shut else eye, EYES, EYE_ROW, glance)


def cross(mood: Mood, shut: bool = False) -> Dots:
    """The cross, with small eyes where its strokes meet."""
    figure = ART.rows("round cross")
    look = " shut" if shut or mood is Mood.LAUGHING else " dizzy" if mood is Mood.DIZZY else ""
    for x in CROSS_EYES:
        figure = over(figure, ART.rows(f"cross's eye{look}"), x + 1, CROSS_EYE_ROW)
    return figure


def put_nought(machine: Pet, row: int, column: int, mood: Mood, glance: Glance = (0, 0), shut: bool = False) -> None:
    put(machine, row, column, nought(mood, glance, shut))
