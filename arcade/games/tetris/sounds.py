"""The sounds of the modern look."""

from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune, tune

MOVE: Tune = ((0.002, 24),)
TURN: Tune = ((0.003, 19), (0.003, 26))
HEART: Tune = ((0.012, -12), (0.06, None), (0.012, -15))
"""The pile is near the rim."""
BUMP: Tune = ((0.02, -10), (0.01, -4), (0.01, 2), (0.01, 8))
"""Something falls on a head."""
ASIDE, FIX, FASTER, THUD = jingles.TAKE, jingles.LAND, jingles.BONUS, jingles.THUD
CLEARS = (
    jingles.POINT,
    tune("E5/32 G B5/16", 150),
    tune("C5/32 E G C6/16 G5/32 C6/16", 150),
    tune("C5/32 E G C6 G5 C6 E6 C6 E6 G6/8", 140),
)
"""By the number of rows that vanish at once."""


def building(row: int) -> Tune:
    """A click for a row of the well, the higher the row the higher."""
    return ((0.004, 30 - row),)


def landing(place: int) -> Tune:
    """Something heavy lands; each further one a little higher."""
    return ((0.012, -18 + 2 * place), (0.02, -6 + 2 * place))
