"""The rules of each level: four speeds of dominoes, three sets of larger pieces, and the blueprints."""

from dataclasses import dataclass, replace

from arcade.games.falling_dominoes.pieces import DOMINOES, FIVES, FOURS, TROMINOES, Kind

SPEEDS = (16, 10, 6, 4)
"""Frames a row, from slow to expert."""


@dataclass(frozen=True)
class Rules:
    """What differs between the book's game (all as given here), its levels and its larger forms."""

    kinds: tuple[Kind, ...] = DOMINOES
    period: int = SPEEDS[0]
    """Frames in which a piece falls a row."""
    kicks: tuple[int, ...] = (0,)
    """Columns by which a turned piece may evade, in order."""
    ghost: bool = False
    """Whether the place where a piece would land is shown."""
    take_back: bool = False
    """Whether the piece laid last may be taken back."""
    erases: bool = False
    """Whether a new piece wipes out what lies where it comes: the book's did, if it could then fall on."""
    blueprints: bool = False
    """Whether figures are to be built."""


BOOK = Rules(erases=True)
SLOW = Rules(ghost=True, take_back=True)
LARGER = Rules(period=SPEEDS[1], kicks=(0, 1, -1), ghost=True, take_back=True)
LEVELS = (
    SLOW,
    Rules(period=SPEEDS[1], ghost=True),
    Rules(period=SPEEDS[2]),
    Rules(period=SPEEDS[3]),
    replace(LARGER, kinds=TROMINOES),
    replace(LARGER, kinds=FOURS),
    replace(LARGER, kinds=FIVES, period=12),
    Rules(ghost=True, blueprints=True),
)
"""By level, from the first."""
