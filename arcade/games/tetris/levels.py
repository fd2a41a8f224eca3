"""The levels: three speeds of the book's pieces, and the three larger games that its authors asked for."""

from enum import Enum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels


class Pieces(Enum):
    CLASSIC = "the book's seven, which wander when turned"
    TETRIS = "four squares"
    PENTIS = "five squares"
    HEX = "six squares"
    MIX = "four, five and six squares"


class Rules(NamedTuple):
    """What differs between the book's game (all as given here) and its mended and enlarged forms."""

    pieces: Pieces = Pieces.CLASSIC
    shares: tuple[int, ...] = (1,)
    """How often pieces of each size come, the smallest first."""
    columns: int = 11
    periods: tuple[int, ...] = (4,)
    """Ticks a row at each speed, from the first."""
    speed: int = 1
    rewards: tuple[int, ...] = (50, 100, 150, 200)
    """Points for one row, two rows at once, and so on."""
    whole_field: bool = False
    """Whether every row is looked at for completeness; the book missed the uppermost square of an upright piece."""
    kicks: tuple[tuple[int, int], ...] = ((0, 0),)
    """Rows and columns beside its own that a turned piece may evade to, in order."""
    lock: int = 0
    """Ticks at least before a piece that rests is fixed, begun anew when it is moved."""
    resets: int = 0
    """How often that may happen to a piece."""
    hold: bool = False
    preview: bool = False
    """Whether the next piece is shown from the start."""


BOOK = Rules()
MENDED = Rules(
    pieces=Pieces.TETRIS,
    periods=(44, 36, 28, 21, 15, 10, 7, 5, 3),
    rewards=(50, 150, 300, 600, 1000, 1500),
    whole_field=True,
    kicks=((0, 0), (0, 1), (0, -1), (1, 0), (0, 2), (0, -2), (-1, 0)),
    lock=24,
    resets=15,
    hold=True,
    preview=True,
)
MIX = MENDED._replace(pieces=Pieces.MIX, columns=15, shares=(4, 3, 1))
LEVELS = Levels(
    Level(1, levels.SLOW, Text("pieces fall slowly"), MENDED),
    Level(2, levels.NORMAL, Text("a steady fall, soon faster"), MENDED._replace(speed=3)),
    Level(3, levels.FAST, Text("quick from the first piece"), MENDED._replace(speed=5)),
    Level(4, Text("Pentis"), Text("12 pieces of five squares"), MENDED._replace(pieces=Pieces.PENTIS, columns=15)),
    Level(5, Text("Hex"), Text("35 pieces of six squares"), MENDED._replace(pieces=Pieces.HEX, columns=18)),
    Level(6, Text("Mix"), Text("four, five and six squares"), MIX),
)
