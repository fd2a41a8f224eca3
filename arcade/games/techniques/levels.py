"""The levels: how fast the modern look's demonstrations go."""

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text

LEVELS = Levels(
    Level(1, Text("unhurried"), Text("everything at half speed"), 2.0),
    Level(2, Text("usual", context="techniques"), Text("as in games"), 1.0),
    Level(3, Text("brisk"), Text("twice as fast"), 0.5),
)
"""Each sets what the frames of a demonstration are multiplied by."""
