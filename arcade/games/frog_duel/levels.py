"""The levels: how often the computer's frogs leap anywhere, and on which pond."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Terms(NamedTuple):
    """How strong the computer plays, and where."""

    worth: int
    """What a free place of a won pond counts."""
    slip: int = 0
    """In so many of 100 moves a frog leaps anywhere."""
    new_ponds: bool = False
    """Whether lanes and gaps are by chance, not as printed."""
    upside_down: bool = False
    """Whether whoever leaps last loses."""


MASTER = Terms(worth=3)
"""The original: the theory on the printed pond."""
NEW_PONDS = Terms(worth=4, new_ponds=True)
WHO_LEAPS_LAST_LOSES = Text("the last leap loses")
LEVELS = Levels(
    Level(1, Text("tadpole"), Text("leaps anywhere"), Terms(worth=1, slip=100)),
    Level(2, Text("frog"), levels.HALF_THE_THEORY, Terms(worth=2, slip=50)),
    Level(3, Text("old frog"), levels.NEVER_LETS_OFF, MASTER, book=True),
    Level(4, Text("new ponds"), Text("random lanes; an old frog"), NEW_PONDS),
    Level(5, levels.UPSIDE_DOWN, WHO_LEAPS_LAST_LOSES, Terms(worth=4, new_ponds=True, upside_down=True)),
)
