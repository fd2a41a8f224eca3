"""The rules of each level: four speeds of dominoes, three sets of larger pieces, and the blueprints."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

SPEEDS = (16, 10, 6, 4)
"""Frames a row, from slow to expert."""


class Pieces(Enum):
    """The set of pieces that come."""

    DOMINOES = "dominoes"
    TROMINOES = "trominoes"
    TETROMINOES = "tetrominoes"
    PENTOMINOES = "pentominoes"


class Rules(NamedTuple):
    """What differs between the book's game (all as given here), its levels and its larger forms."""

    pieces: Pieces = Pieces.DOMINOES
    period: int = SPEEDS[0]
    """Frames in which a piece falls a row."""
    kicks: tuple[int, ...] = (0,)
    """Columns by which a turned piece may evade, in order."""
    ghost: bool = False
    """Whether the place where a piece would land is shown."""
    take_back: bool = False
    """Whether the piece laid last may be taken back."""
    erases: bool = False
    """Whether a new piece wipes out what lies where it comes: the book's did, if it could then fall on."""
    blueprints: bool = False
    """Whether figures are to be built."""


BOOK = Rules(erases=True)
LARGER = Rules(period=SPEEDS[1], kicks=(0, 1, -1), ghost=True, take_back=True)
LEVELS = Levels(
    Level(1, levels.SLOW, Text("they fall slowly, with help"), Rules(ghost=True, take_back=True)),
    Level(2, levels.MEDIUM, Text("they fall at a steady pace"), Rules(period=SPEEDS[1], ghost=True)),
    Level(3, levels.FAST, Text("needs quick hands"), Rules(period=SPEEDS[2])),
    Level(4, levels.EXPERT, Text("hardly time to think"), Rules(period=SPEEDS[3])),
    Level(5, Text("trominoes"), Text("pieces of three squares"), LARGER._replace(pieces=Pieces.TROMINOES)),
    Level(6, Text("tetrominoes"), Text("pieces of four squares"), LARGER._replace(pieces=Pieces.TETROMINOES)),
    Level(
        7,
        Text("pentominoes"),
        Text("the twelve of five squares"),
        LARGER._replace(pieces=Pieces.PENTOMINOES, period=12),
    ),
    Level(8, Text("blueprint"), Text("figures against the clock"), Rules(ghost=True, blueprints=True)),
)
