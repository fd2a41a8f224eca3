"""The sounds of the hidden word's modern look: letters up a scale, misses down another, hammer, steps, rope."""

from arcade.toolkit.sound.tunes import Tune

SCALE = (0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26, 28, 31)
"""Semitones above the first letter's note, for as many letters as are known."""
MISSES = (7, 5, 3, 2, 0, -2, -4, -5, -7)
HAMMER: Tune = ((0.006, -6.0), (0.008, -14.0), (0.01, -22.0))
SNAP: Tune = ((0.01, 30.0), (0.02, -10.0), (0.03, -19.0), (0.02, -24.0))
POP: Tune = ((0.004, 24.0), (0.006, 3.0), (0.008, -14.0))
JUMP: Tune = ((0.008, 4.0), (0.008, 9.0), (0.008, 14.0), (0.008, 19.0))
CREAK: Tune = ((0.008, -9.0), (0.006, -4.0), (0.008, -11.0))


def found(known: int) -> Tune:
    """A letter comes up: the more are known, the higher."""
    note = 7.0 + SCALE[min(known, len(SCALE)) - 1]
    return ((0.03, note), (0.05, note + 7))


def missed(misses: int) -> Tune:
    """A miss: each a step lower than the last."""
    note = float(MISSES[min(misses, len(MISSES)) - 1])
    return ((0.03, note), (0.01, None), (0.07, note - 1))


def step(number: int) -> Tune:
    """A foot on a hard road, one after the other."""
    return ((0.006, -3.0 - 4 * (number % 2)), (0.008, -12.0))
