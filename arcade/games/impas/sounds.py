"""The sounds of work on the docks: a man who heaves, wood on stone, bricks."""

from arcade.toolkit.sound.tunes import Tune

HEAVE: Tune = ((0.02, -9.0), (0.03, -6.0))
"""He puts his back into it."""
FEW: Tune = ((0.03, 4.0), (0.02, None), (0.05, -2.0))
"""There are few pushes left."""
HIT: Tune = ((0.008, -10.0), (0.01, -17.0), (0.015, -24.0), (0.02, -29.0))
"""A crate meets a wall."""
CRASH: Tune = tuple((0.003, 24.0 - 7 * step % 31) for step in range(14))
"""Bricks."""
HATCH: Tune = ((0.004, 12.0), (0.02, None), (0.006, 5.0))
CHUCKLE: Tune = ((0.02, 7.0), (0.02, None), (0.02, 5.0), (0.02, None), (0.03, 2.0))
CHEER: Tune = ((0.03, 9.0), (0.03, 14.0), (0.05, 18.0))


def scrape(frame: int) -> Tune:
    """A crate slides over the floor, in a frame of its way: a footfall now and then, wood between."""
    return ((0.014, -18.0),) if frame % 9 == 0 else ((0.007, -7.0 + frame % 2), (0.01, -14.0))


def strained(turn: int) -> Tune:
    """The same effort again, a step higher."""
    return tuple((seconds, (pitch or 0) + 2 * turn) for seconds, pitch in HEAVE)
