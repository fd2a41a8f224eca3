"""The rules of each level: three speeds of the book's pieces, and the three larger games that its authors asked for."""

from dataclasses import dataclass, replace

from arcade.games.tetris.pieces import CLASSIC, HEX, MIX, PENTIS, TETRIS, Kind
from arcade.toolkit.picture.polyominoes import Cell


@dataclass(frozen=True)
class Rules:
    """What differs between the book's game (all as given here) and its mended and enlarged forms."""

    kinds: tuple[Kind, ...] = CLASSIC
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
    kicks: tuple[Cell, ...] = ((0, 0),)
    """Places beside its own that a turned piece may evade to, in order."""
    lock: int = 0
    """Ticks at least before a piece that rests is fixed, begun anew when it is moved."""
    resets: int = 0
    """How often that may happen to a piece."""
    hold: bool = False
    preview: bool = False
    """Whether the next piece is shown from the start."""


BOOK = Rules()
MENDED = Rules(
    kinds=TETRIS,
    periods=(44, 36, 28, 21, 15, 10, 7, 5, 3),
    rewards=(50, 150, 300, 600, 1000, 1500),
    whole_field=True,
    kicks=((0, 0), (0, 1), (0, -1), (1, 0), (0, 2), (0, -2), (-1, 0)),
    lock=24,
    resets=15,
    hold=True,
    preview=True,
)
LEVELS = (
    MENDED,
    replace(MENDED, speed=3),
    replace(MENDED, speed=5),
    replace(MENDED, kinds=PENTIS, columns=15),
    replace(MENDED, kinds=HEX, columns=18),
    replace(MENDED, kinds=MIX, columns=15, shares=(4, 3, 1)),
)
"""By level, from the first."""
