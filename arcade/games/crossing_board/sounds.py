"""The sounds of the picnic: feet, bites, a cake that is heaved, a warning."""

from arcade.games.crossing_board.rules import WHITE
from arcade.toolkit.sound.jingles import BONUS
from arcade.toolkit.sound.tunes import Tune, higher

WARNING: Tune = ((0.03, 4.0), (0.04, None), (0.03, 4.0), (0.04, None), (0.05, -1.0))
"""The other side is nearly there."""


def footstep(frame: int, seat: int) -> Tune:
    """A foot of one who runs; beetles are heavier."""
    return ((0.006, 14.0 + frame % 8 - 5 * (seat == WHITE)),)


def arrived(out: int) -> Tune:
    """At a cake, the higher the more are there."""
    return higher(BONUS, 2 * out - 2)


def munch(number: int) -> Tune:
    """A bite."""
    return ((0.008, 2.0 + number), (0.012, None), (0.006, -6.0 + number), (0.01, None), (0.005, -12.0 + number))


def heave(frame: int) -> Tune:
    """All pull."""
    return ((0.02, -14.0 + frame // 16), (0.02, -10.0 + frame // 16))
