"""The levels: kinds of animals, each with a tree of its own."""

from enum import Enum

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


class Kind(Enum):
    """What the owl knows of, and the name under which the tree is remembered."""

    ALL = "all"
    BIRDS = "birds"
    FISH = "fish"
    WILD = "wild"
    DOMESTIC = "domestic"
    MAMMALS = "mammals"


LEVELS = Levels(
    Level(1, Text("all animals"), Text("eleven to begin with"), Kind.ALL, book=True),
    Level(2, Text("birds"), Text("from sparrow to ostrich"), Kind.BIRDS),
    Level(3, Text("fish"), Text("in rivers and seas"), Kind.FISH),
    Level(4, Text("wild animals"), Text("in woods and savanna"), Kind.WILD),
    Level(5, Text("domestic animals"), Text("house and farmyard"), Kind.DOMESTIC),
    Level(6, Text("mammals"), Text("from mouse to whale"), Kind.MAMMALS),
)
