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


CLUB, MASTER = Strength(DEEPEST, 1_500, 0, True), Strength(DEEPEST, 180_000, 0, True, True)


class Opponent(NamedTuple):
    """Who plays against the player."""

    name: str
    """What it is called where levels play each other."""
    words: Text
    """What it is called beside the board."""
    strength: Strength


LEVELS = Levels(
    Level(
        1,
        levels.BEGINNER,
        Text("sees only its own move"),
        Opponent("beginner", Text("BEGINNER", PANEL), Strength(1, 50, 30)),
    ),
    Level(
        2,
        Text("pastime"),
        Text("sees three moves, may slip"),
        Opponent("casual", Text("PASTIME", PANEL), Strength(3, 400, 8)),
    ),
    Level(
        3, Text("club player"), Text("no slips, knows its endings"), Opponent("club", Text("CLUB PLAYER", PANEL), CLUB)
    ),
    Level(4, levels.MASTER, Text("thinks long, sees far ahead"), Opponent("master", Text("MASTER", PANEL), MASTER)),
)


class Fault(Enum):
    """The rule that was broken."""

    NO_SQUARE = auto()
    """There is no such row or column."""
    NOT_YOURS = auto()
    """No piece of the player's is there."""
    BLOCKED = auto()
    """The piece cannot move at all."""
    LIGHT = auto()
    """Pieces stay on the dark squares."""
    OCCUPIED = auto()
    """Some piece is there already."""
    MUST_JUMP = auto()
    """There is something to capture."""
    JUMP_ON = auto()
    """The jump is not over yet."""
    ILLEGAL = auto()
    """The piece does not move like that."""
