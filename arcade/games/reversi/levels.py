"""The levels: the book's method with its tables of squares, then searches of growing strength."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

Quarter = tuple[tuple[int, ...], ...]
"""What the squares of the upper left quarter are worth, row by row; the others are like them."""
PRINTED: Quarter = ((10, 1, 7, 5), (1, 0, 2, 2), (7, 2, 4, 3), (5, 2, 3, 3))
"""The original's table."""
WARY: Quarter = ((60, 2, 9, 8), (2, -9, 3, 3), (9, 3, 5, 4), (8, 3, 4, 4))
"""Another: corners at almost any price, and away from the squares that give them up."""


class Book(NamedTuple):
    """A table, and whether turned discs count as was surely meant: against you early, for you late.

    With foresight the best answer's points are taken off a candidate's own.
    """

    table: Quarter = PRINTED
    intended: bool = False
    foresight: bool = False


class Strength(NamedTuple):
    """How well a search plays: positions it may examine, the empty squares from which it is exact, slips in 100."""

    positions: int
    exact: int = 0
    slip: int = 0
    shapes: bool = False
    """Whether positions are judged by shapes, in a search that leaves unlikely branches alone."""


PUPIL = Strength(200, 4, 15)
PLAYER = Strength(2_000, 8, 5)
CHAMPION = Strength(60_000, 14)
GRANDMASTER = Strength(100_000, 16, shapes=True)
LEVELS = Levels[Book | Strength](
    Level(1, Text("modest", width=12), Text("good squares, few discs turned"), Book(), book=True),
    Level(2, Text("thrifty", width=12), Text("few discs early, many late"), Book(intended=True)),
    Level(3, levels.WARY, Text("guards corners, sees replies"), Book(WARY, intended=True, foresight=True)),
    Level(4, levels.PUPIL, Text("looks a little ahead, slips"), PUPIL),
    Level(5, Text("player"), Text("looks ahead, seldom slips"), PLAYER),
    Level(6, Text("champion"), Text("looks far ahead, never slips"), CHAMPION),
    Level(7, Text("grandmaster", width=12), Text("takes its time, sees further"), GRANDMASTER),
)
