"""The levels, from the most inviting to the hardest: which paytable the machine has, and whether there is a goal."""

from dataclasses import dataclass

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text

Paytable = tuple[int, ...]
"""How many times the stake comes back for each pattern, in the order of `rules.Pattern`; the stake itself is in it."""
PRINTED: Paytable = (100, 15, 12, 10, 3, 2, 1, 0)
"""What the table on the original's screen promises."""
PAID: Paytable = (100, 15, 12, 10, 5, 2, 1, 0)
"""What the original's program really paid."""
HOUSE: Paytable = (100, 13, 10, 9, 3, 2, 0, 0)
"""A house that keeps about 5 in 100, as most do, and says so."""


@dataclass(frozen=True)
class Terms:
    """What a level plays by; with a goal everybody starts with the same sum."""

    paytable: Paytable
    start: int = 0
    goal: int = 0


LEVELS = Levels(
    Level(1, Text("generous"), Text("a first pair pays three times"), Terms(PRINTED), book=True),
    Level(2, Text("lavish"), Text("a first pair pays five times"), Terms(PAID), book=True),
    Level(3, Text("honest house"), Text("keeps a little, and says so"), Terms(HOUSE)),
    Level(4, Text("goal"), Text("50 to 500 in the honest house"), Terms(HOUSE, start=50, goal=500)),
)
