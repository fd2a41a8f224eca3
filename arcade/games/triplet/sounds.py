"""The sounds of the stones: each field its note, and a warning when few fields are left that do not lose."""

from arcade.toolkit.sound.tunes import Tune

FEW_SAFE = 3
TRAPPED: Tune = ((0.03, 6.0), (0.03, 0.0), (0.06, -6.0))


def landed(row: int, column: int, seat: int) -> Tune:
    """A stone falls onto its field: the further up and to the right, the higher."""
    pitch = float(9 - 2 * row + column - 5 * seat)
    return (0.006, pitch), (0.008, pitch - 10)


def left(fields: int) -> Tune:
    """So many safe fields are left, FEW_SAFE at most: as many taps, the fewer the higher."""
    if not fields:
        return TRAPPED
    return ((0.02, 21.0 - 2 * fields), (0.04, None)) * fields


CRACK: Tune = ((0.004, 26.0), (0.008, -8.0), (0.004, 14.0), (0.012, -14.0), (0.006, 4.0), (0.02, -20.0))
SPLASH: Tune = ((0.006, 30.0), (0.004, 12.0), (0.005, 24.0), (0.004, 3.0), (0.006, 17.0), (0.008, -3.0), (0.012, -12.0))
SHIVER: Tune = ((0.015, 14.0), (0.015, 12.0)) * 4
TRY: Tune = ((0.004, 8.0),)
"""The computer looks at a field."""


def falling(y: int) -> Tune:
    """Somebody falls: the further down, the lower."""
    return ((0.012, 30.0 - y / 5),)


def creak(sag: int) -> Tune:
    """The plank gives way."""
    return ((0.01, -16.0 + sag), (0.01, None), (0.006, -13.0 + sag))
