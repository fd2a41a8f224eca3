"""The levels: who plays against the player, and what a win is worth; and why a move is refused."""

from enum import Enum, IntEnum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

DEEPEST = 40
"""Plies that no search gets to: it ends with its positions."""


class Method(Enum):
    """How a player without a search plays."""

    GRABBING = "captures or leaves where it can, else moves by chance"
    PRINTED = "the original's list of rules, mended"


class Sight(NamedTuple):
    """How a search plays: turns it looks ahead, positions it may examine, slips in a hundred moves, exact endings.

    In some of a hundred moves it looks a turn further: two sides that never vary could send each other back for ever.
    """

    plies: int
    positions: int
    slip: int = 0
    further: int = 0
    exact: bool = False


class Opponent(NamedTuple):
    """Who plays against the player; the name is for tournaments of the levels."""

    name: str
    plays: Method | Sight
    win_points: int


BOOK = Opponent("printed", Method.PRINTED, 30)
ONE_TURN, TWO_TURNS = Sight(1, 500, 25), Sight(2, 2_000, further=10)
ADVISER = Sight(DEEPEST, 25_000, further=10, exact=True)
"""The strongest level's, which gives the hints, too."""
LEVELS = Levels(
    Level(1, levels.NOVICE, Text("grabs what it can, walks blind"), Opponent("novice", Method.GRABBING, 10)),
    Level(2, Text("hasty"), Text("sees a turn ahead, often slips"), Opponent("one", ONE_TURN, 20)),
    Level(3, Text("by the rules"), Text("follows rules, no foresight"), BOOK, book=True),
    Level(4, levels.CAREFUL, Text("sees two turns, never slips"), Opponent("two", TWO_TURNS, 40)),
    Level(5, Text("far-sighted"), Text("sees six turns and farther"), Opponent("six", ADVISER, 50)),
)


class Fault(IntEnum):
    """Why a move is refused."""

    NO_PIECE = 1
    STEPS = 2
    JUMP = 3
