"""The levels: how wide the square is, how it is mixed, and whether order or equal sums are the goal."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Terms(NamedTuple):
    size: int = 4
    stirred: int = 0
    """Moves that mix the tiles; 0 deals them freely.

    No fewer than five or ten bring them back; after twenty no fewer than sixteen.
    """
    magic: bool = False
    """Whether equal sums are the goal, not order."""
    any_deal: bool = False
    """Whether impossible squares are dealt, too."""


PRINTED = Terms(any_deal=True)
LEVELS = Levels(
    Level(1, Text("five moves"), Text("gently mixed: back in five"), Terms(stirred=5)),
    Level(2, Text("ten moves"), Text("mixed: back in ten"), Terms(stirred=10)),
    Level(3, Text("twenty moves"), Text("well mixed: back in twenty"), Terms(stirred=20)),
    Level(4, levels.THREE_BY_THREE, Text("nine tiles, freely mixed"), Terms(3)),
    Level(5, Text("4 by 4"), Text("sixteen tiles, freely mixed"), Terms()),
    Level(6, levels.FIVE_BY_FIVE, Text("25 tiles, freely mixed"), Terms(5)),
    Level(7, Text("truly magic"), Text("all lines add up to 34"), Terms(magic=True)),
    Level(8, Text("any deal"), levels.HALF_IMPOSSIBLE, PRINTED, book=True),
)
