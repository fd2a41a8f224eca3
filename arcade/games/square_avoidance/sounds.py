"""The sounds of the magnets, and of squares that lack a corner only."""

from arcade.toolkit.sound.tunes import Tune

MOST = 6
"""Threatened fields of which one more is not heard."""


def nearer(step: int, seat: int) -> Tune:
    """A magnet comes nearer to the board."""
    return ((0.006, 8.0 - 4 * step + 12 * seat),)


def threat(fields: int) -> Tune:
    """Three corners are there, and the fourth hangs in the air: the more such fields, the higher it hangs."""
    return (0.015, 0.0), (0.015, 4.0), (0.015, 7.0), (0.05, 9.0 + min(fields, MOST))
