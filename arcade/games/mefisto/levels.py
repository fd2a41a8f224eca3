"""What each level sets: the board, and the aim on it."""

from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Board(NamedTuple):
    """A square of fires, dark at first unless the aim is to put them out."""

    size: int = 5
    """Fires across, and down."""
    wrapped: bool = False
    """Whether the edges meet, so that every fire has four neighbours."""
    blaze: tuple[int, int] | None = None
    """The least and the most presses that put out what chance has lit."""


CLASSIC = Board()

LEVELS = Levels(
    Level(1, Text("three by three"), Text("light all nine fires"), Board(size=3)),
    Level(2, levels.CLASSIC, Text("five by five, choose your goal"), CLASSIC),
    Level(3, Text("dusk"), Text("put out a small blaze"), Board(blaze=(4, 8))),
    Level(4, Text("midnight"), Text("put out a great blaze"), Board(blaze=(11, 15))),
    Level(5, Text("seven by seven"), Text("light all 49 fires"), Board(size=7)),
    Level(6, Text("endless"), Text("opposite edges touch"), Board(wrapped=True)),
)
