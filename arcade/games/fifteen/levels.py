"""The tray of each level."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Deal(Enum):
    """How the tray is filled."""

    ANY = "any tray, half of which cannot be solved"
    SOLVABLE = "any tray that can be solved"
    STIRRED = "a solved tray after a few moves"


class Tray(NamedTuple):
    """A square of tiles with a hole."""

    size: int
    """Tiles across, and down."""
    deal: Deal


PRINTED = Tray(4, Deal.ANY)

LEVELS = Levels(
    Level(1, levels.THREE_BY_THREE, Text("8 tiles; par is the minimum"), Tray(3, Deal.SOLVABLE)),
    Level(2, levels.GENTLE, Text("shuffled by 30 moves"), Tray(4, Deal.STIRRED)),
    Level(3, levels.CLASSIC, Text("any tray that can be solved"), Tray(4, Deal.SOLVABLE)),
    Level(4, levels.FIVE_BY_FIVE, Text("twenty-four tiles"), Tray(5, Deal.SOLVABLE)),
    Level(5, Text("Loyd’s bet"), levels.HALF_IMPOSSIBLE, PRINTED, book=True),
)
