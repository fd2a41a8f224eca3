"""The levels, from the most inviting to the hardest: which paytable the machine has, and whether there is a goal."""

from dataclasses import dataclass

from arcade.games.fortune_wheel.rules import HOUSE, PAID, PRINTED, Paytable
from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Terms:
    """What a level plays by; with a goal everybody starts with the same sum."""

    paytable: Paytable
    start: int = 0
    goal: int = 0


# The book's screen promises what the first level pays, its listing pays as the second.
LEVELS = Levels(
    Level(1, Text("generous"), Text("a first pair pays three times"), Terms(PRINTED), book=True),
    Level(2, Text("lavish"), Text("a first pair pays five times"), Terms(PAID), book=True),
    Level(3, Text("honest house"), Text("keeps a little, and says so"), Terms(HOUSE)),
    Level(4, Text("goal"), Text("from 50 to 500 in that house"), Terms(HOUSE, start=50, goal=500)),
)
