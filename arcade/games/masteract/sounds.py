"""The noises of Active Mastermind."""

from arcade.toolkit.sound.tunes import Tune

RELAYS: tuple[Tune, ...] = (((0.003, 14.0),), ((0.002, 21.0),), ((0.003, 9.0), (0.01, None), (0.002, 19.0)))
"""Clicks of a robot that thinks."""
LAUGH: Tune = ((0.03, 12.0), (0.02, None), (0.03, 17.0))
SOB: Tune = ((0.05, 5.0), (0.05, 4.0), (0.06, 2.0))
HUM: Tune = ((0.03, 0.0), (0.03, 0.0))
PUZZLED: Tune = ((0.03, 7.0), (0.04, 13.0))


def going_out(step: int) -> Tune:
    """A row of lights goes out, lower and lower."""
    return ((0.015, 20.0 - 2 * step), (0.01, 8.0 - 2 * step))
