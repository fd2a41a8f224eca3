"""The levels: who sits in the other seats."""

from enum import Enum

from arcade.games.septica.strings import CAMPION
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Player(Enum):
    """How the computer plays."""

    BEGINNER = "like CAMPION, but often any card"
    CAMPION = "the book's method"
    OLD_FOX = "imagines the hidden cards"


LEVELS = Levels(
    Level(1, levels.BEGINNER, Text("plays mostly at random"), Player.BEGINNER),
    Level(2, CAMPION, Text("keeps count of cards played"), Player.CAMPION, book=True),
    Level(3, Text("old fox"), Text("imagines every deal"), Player.OLD_FOX),
)
