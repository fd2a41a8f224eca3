"""What each level begins with."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Start(Enum):
    """What is on the sheet at first."""

    BLANK = "a blank graphic"
    WALK = "four pictures of a man who walks"
    TILE = "four graphics that are a tile"
    LETTERS = "four of the machine's letters"
    EXERCISES = "the first of three exercises"


LEVELS = Levels(
    Level(1, Text("empty", width=12), Text("a blank grid"), Start.BLANK),
    Level(2, Text("little man", width=12), Text("four pictures of a walk"), Start.WALK),
    Level(3, Text("tile", width=12), Text("four graphics in a square"), Start.TILE),
    Level(4, Text("letters", width=12), Text("the machine's own, to edit"), Start.LETTERS),
    Level(5, Text("exercises", width=12), Text("draw the figures shown"), Start.EXERCISES),
)
