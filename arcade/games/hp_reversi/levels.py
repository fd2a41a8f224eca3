"""The levels: the method of 1973 at three settings, and a search that plays to win."""

from dataclasses import dataclass

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Method:
    """The method of 1973: moves to look ahead (0 to 3), and levels of recursion (1 to 3)."""

    ahead: int = 0
    recursion: int = 1


@dataclass(frozen=True)
class Search:
    """Positions that it may examine, and the empty squares from which it is exact."""

    positions: int
    exact: int


Opponent = Method | Search
LEVELS = Levels[Opponent](
    Level(1, Text("short-sighted"), Text("takes the best score at once"), Method(0)),
    Level(2, Text("a reply ahead"), Text("thinks of your best reply"), Method(1)),
    Level(3, Text("looks further"), Text("looks three replies ahead"), Method(3, 2)),
    Level(4, Text("plays to win"), Text("no mistakes towards the end"), Search(2_000, 9)),
)
ADVISER = Search(3_000, 10)
DEMONSTRATOR = Search(500, 8)
