"""The levels: how far hare and hounds see, where the hunt starts, how many moves it has; and why a move is refused."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

BOOK = 0
"""The sight of the book's hare, which sees nothing and keeps to its order."""
ALL = 11
"""The sight of those who play perfectly; no hunt takes longer than that."""


class Fault(Enum):
    """Why an entry is no move."""

    NO_NODE = "no such node"
    NOBODY = "nobody of that side stands there"
    TAKEN = "the node is taken"
    NO_LINK = "the nodes are not linked"


class Start(Enum):
    """The book's three degrees of difficulty."""

    NEAR = 1
    ANYWHERE = 2
    FAR = 3


class Skill(NamedTuple):
    """What a level's animals can do; sights are counted in the hounds' moves.

    The player's hounds get `spare` moves more than perfect ones need, the computer's hounds `chase`; None stands for
    the book's limit. A start that chance makes is thrown again until perfect hounds need `least` moves.
    """

    hare: int
    hounds: int
    start: Start
    spare: int | None = None
    chase: int | None = None
    least: int = 1


LEVELS = Levels(
    Level(1, Text("tired hare"), Text("hops anywhere; 15 moves"), Skill(1, 1, Start.NEAR)),
    Level(
        2, Text("hare of habit"), Text("keeps its habits; 15 moves"), Skill(BOOK, 2, Start.ANYWHERE, least=3), book=True
    ),
    Level(3, Text("rested hare"), Text("sees 4 moves; 4 to spare"), Skill(4, 4, Start.FAR, spare=4, chase=1)),
    Level(4, Text("wary hare"), Text("sees 6 moves; 3 to spare"), Skill(6, 6, Start.ANYWHERE, 3, 0, least=6)),
    Level(5, Text("sharp hare"), Text("sees 7 moves; 1 to spare"), Skill(7, 7, Start.ANYWHERE, 1, -1, least=7)),
    Level(6, levels.PERFECT, Text("knows all; none to spare"), Skill(ALL, ALL, Start.ANYWHERE, 0, -1, least=8)),
)
"""On the last one, hounds may not waste a move, and a hare that wastes none gets away by one."""
