"""The sounds of Mefisto's modern look: fires that catch and go out, and his laugh."""

from arcade.toolkit.sound.tunes import Tune

LIT: Tune = ((0.004, 30.0), (0.012, 12.0), (0.008, 19.0))
OUT: Tune = ((0.01, 5.0), (0.008, -2.0), (0.006, 28.0))
LAUGH: Tune = tuple(
    part for pitch in (10.0, 8.0, 6.0, 4.0, 3.0, 2.0) for part in ((0.03, pitch), (0.02, pitch - 5), (0.03, None))
)
"""Six times ha, each lower."""
RAGE: Tune = ((0.02, -8.0), (0.02, -14.0), (0.02, -7.0), (0.02, -15.0))
SINK: Tune = ((0.012, -3.0),)


def flare(number: int) -> Tune:
    """One fire after the other leaps up, each higher."""
    return ((0.006, 31.0), (0.014, 4.0 + number % 25))
