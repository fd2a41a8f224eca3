"""The levels: which words are hidden, and who guesses."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Way(Enum):
    GENTLE = "gentle"
    NORMAL = "normal"
    HARD = "hard"
    DODGING = "dodging"
    REVERSED = "reversed"


LEVELS = Levels(
    Level(1, levels.GENTLE, Text("balloons, easy words and theme"), Way.GENTLE),
    Level(2, levels.NORMAL, Text("the easier half of the words"), Way.NORMAL),
    Level(3, levels.HARD, Text("short words and rare letters"), Way.HARD),
    Level(4, Text("dodging"), Text("the word changes while it can"), Way.DODGING),
    Level(5, Text("reversed"), Text("the computer guesses your word"), Way.REVERSED),
)
