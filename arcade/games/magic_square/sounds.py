"""The sounds of the tiles: lines that roll and clack, tiles at home, sums that agree."""

from arcade.toolkit.sound.jingles import POINT
from arcade.toolkit.sound.tunes import Tune

ROLL: Tune = ((0.004, -9.0), (0.004, -4.0)) * 3
CLACK: Tune = ((0.005, 5.0), (0.006, -5.0), (0.004, 17.0))
AWAY: Tune = ((0.008, 2.0), (0.008, -3.0), (0.01, -8.0))
"""A tile has left its home."""
AGREE = (0, 4, 7, 12, 16, 19, 24, 28)
"""Semitones of lines with the same sum, the first two, then each further one."""


def home(tiles: int) -> Tune:
    """So many tiles are at home: up a scale of whole tones."""
    return (*POINT[:-1], (0.04, float(4 + 2 * min(tiles, 12))))


def agreeing(lines: int) -> Tune:
    """So many lines have the same sum."""
    return tuple((0.03, float(pitch)) for pitch in AGREE[: max(lines, 2)])
