"""The sounds of the stones: each field its note, and a warning when few fields are left that do not lose."""

from arcade.toolkit.sound.tunes import Tune

FEW = 3
"""Safe fields of whose number one is warned."""
TRAPPED: Tune = ((0.03, 6.0), (0.03, 0.0), (0.06, -6.0))
OWN, OTHER = 0, -5
"""Semitones of the two sides' stones."""


def landed(row: int, column: int, seat: int) -> Tune:
    """A stone falls onto its field: the further up and to the right, the higher."""
    pitch = float(9 - 2 * row + column + (OWN, OTHER)[seat])
    return (0.006, pitch), (0.008, pitch - 10)


def left(fields: int) -> Tune:
    """So many safe fields are left, FEW at most: as many taps, the fewer the higher."""
    if not fields:
        return TRAPPED
    return ((0.02, 21.0 - 2 * fields), (0.04, None)) * fields
