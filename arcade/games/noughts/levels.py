"""The levels: what is played, and how well the computer plays it."""

from enum import Enum
from typing import NamedTuple

from arcade.games.noughts.strings import PANEL
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Board(Enum):
    """What is played on, and for what."""

    SQUARE = "three in a row win"
    MISERE = "three in a row lose"
    CUBE = "four in a row win"


class Skill(Enum):
    """How the computer plays."""

    RANDOM = "anything"
    ONE_PLY = "completes lines and stops them"
    PERFECT = "knows the game to its end"
    SEARCHING = "looks for wins by force"


class Terms(NamedTuple):
    """What a level plays."""

    board: Board
    skill: Skill
    sign: Text
    """What the panel calls it."""


LEVELS = Levels(
    Level(1, Text("random"), Text("any free square will do"), Terms(Board.SQUARE, Skill.RANDOM, Text("RANDOM", PANEL))),
    Level(
        2,
        Text("one move ahead"),
        Text("completes lines, blocks yours"),
        Terms(Board.SQUARE, Skill.ONE_PLY, Text("ONE AHEAD", PANEL)),
    ),
    Level(
        3,
        levels.PERFECT,
        Text("never loses, never forgives"),
        Terms(Board.SQUARE, Skill.PERFECT, Text("PERFECT", PANEL)),
    ),
    Level(
        4,
        Text("misere"),
        Text("complete a line and you lose"),
        Terms(Board.MISERE, Skill.PERFECT, Text("MISERE", PANEL)),
    ),
    Level(
        5,
        Text("cube"),
        Text("four in a row, four layers"),
        Terms(Board.CUBE, Skill.SEARCHING, Text("4X4X4 CUBE", PANEL)),
    ),
)
