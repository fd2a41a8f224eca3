"""The levels: how the computer chooses its fields."""

from enum import Enum

from arcade.games.square_avoidance.strings import PANEL
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Player(Enum):
    CARELESS = "careless"
    PRINTED = "printed"
    """The original's method."""
    WARY = "wary"
    COUNTING = "counting"
    EXPERT = "expert"
    PERFECT = "perfect"


LEVELS = Levels(
    Level(1, levels.CARELESS, Text("takes any safe field"), Player.CARELESS),
    Level(2, Text("patient", PANEL), Text("waits for your mistakes"), Player.PRINTED, book=True),
    Level(3, levels.WARY, Text("never walks into its own trap"), Player.WARY),
    Level(4, Text("counting", PANEL), Text("counts the safe fields"), Player.COUNTING),
    Level(5, levels.EXPERT, Text("works out the last 12 fields"), Player.EXPERT),
    Level(6, levels.PERFECT, Text("never misses a win"), Player.PERFECT),
)
