"""The levels: how far the computer sees."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Skill(NamedTuple):
    worth: int
    """What a win against it is worth, in twenties of points."""
    depth: int | None
    """Tiles that it sees ahead, its own next one included; None where it plays perfectly."""
    dreams: int = 0
    """How often in a hundred it lays any tile."""
    pairs: bool = False
    """Whether it leads the road from a field into that field's partner wherever that wins."""


STROLLER = Skill(worth=1, depth=1, dreams=25)
CAREFUL = Skill(worth=2, depth=2)
WATCHFUL = Skill(worth=3, depth=4)
PERFECT = Skill(worth=5, depth=None)
PRINTED = Skill(worth=4, depth=4, pairs=True)

LEVELS = Levels(
    Level(1, Text("stroller"), Text("dreams along the way"), STROLLER),
    Level(2, levels.CAREFUL, Text("sees two tiles ahead"), CAREFUL),
    Level(3, Text("watchful"), Text("sees four tiles ahead"), WATCHFUL),
    Level(5, levels.PERFECT, Text("never misses a win, sets traps"), PERFECT),
    Level(4, Text("matchmaker"), Text("pairs up the fields"), PRINTED, book=True, beside=True),
)
