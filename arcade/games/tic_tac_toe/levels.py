"""The levels: how well the computer plays."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Skill(Enum):
    BEGINNER = "takes wins"
    NORMAL = "takes wins and stops those of others"
    PRINTED = "the original's method"
    PERFECT = "knows the game to its end"


LEVELS = Levels(
    Level(1, levels.BEGINNER, Text("sees only its own wins"), Skill.BEGINNER),
    Level(2, levels.NORMAL, Text("wins and blocks, no plans"), Skill.NORMAL),
    Level(4, levels.PERFECT, Text("unbeatable, and varies"), Skill.PERFECT),
    Level(3, Text("by rote"), Text("unbeatable, always the same"), Skill.PRINTED, book=True, beside=True),
)
