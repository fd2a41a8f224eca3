"""The sounds of the modern look of Chinese draughts."""

from arcade.toolkit.sound.tunes import Tune

SPRING: Tune = ((0.008, 12.0), (0.008, 17.0), (0.008, 24.0))
GOES_OUT: Tune = ((0.03, 12.0), (0.03, 7.0), (0.05, 0.0))
LIGHTS_UP: Tune = ((0.02, 12.0), (0.02, 19.0), (0.04, 24.0))
POP: Tune = ((0.01, 30.0), (0.01, 9.0), (0.01, 22.0), (0.01, 2.0))
"""A rocket bursts."""
ROAR: Tune = tuple((0.012, pitch) for pitch in (-8.0, -5.0, -9.0, -3.0, -7.0, 0.0, -5.0, 2.0, -4.0, -8.0, -12.0, -16.0))
"""The dragon."""


def dealt(cell: int) -> Tune:
    """A piece is put on the board, each higher."""
    return ((0.01, 5.0 + cell), (0.01, 12.0 + cell))
