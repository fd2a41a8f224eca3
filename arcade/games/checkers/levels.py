"""How strong the computer plays on each level; and which rule a move can break."""

from enum import Enum, auto
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

PANEL = 14
"""Columns of the book's panel beside the board."""
DEEPEST = 60


class Strength(NamedTuple):
    """Plies and positions a search may look at, slips in 100 moves, whether endgames and the opening book are known."""

    depth: int
    positions: int
    slip: int = 0
    exact: bool = False
    opening: bool = False


WEAK, CASUAL = Strength(1, 50, 30), Strength(3, 400, 8)
CLUB, MASTER = Strength(DEEPEST, 1_500, 0, True), Strength(DEEPEST, 180_000, 0, True, True)


class Opponent(NamedTuple):
    name: str
    """What it is called where levels play each other."""
    words: Text
    """What it is called beside the board."""
    strength: Strength


LEVELS = Levels(
    Level(1, levels.BEGINNER, Text("sees only its own move"), Opponent("beginner", Text("BEGINNER", PANEL), WEAK)),
    Level(2, Text("pastime"), Text("sees three moves, may slip"), Opponent("casual", Text("PASTIME", PANEL), CASUAL)),
    Level(
        3, Text("club player"), Text("no slips, knows its endings"), Opponent("club", Text("CLUB PLAYER", PANEL), CLUB)
    ),
    Level(4, levels.MASTER, Text("thinks long, sees far ahead"), Opponent("master", Text("MASTER", PANEL), MASTER)),
)


class Fault(Enum):
    """The rule that was broken; `strings.FAULTS` says it in words."""

    NO_SQUARE = auto()
    NOT_YOURS = auto()
    BLOCKED = auto()
    LIGHT = auto()
    OCCUPIED = auto()
    MUST_JUMP = auto()
    JUMP_ON = auto()
    ILLEGAL = auto()
