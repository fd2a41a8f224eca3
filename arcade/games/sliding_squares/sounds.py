"""The sounds of the men in their tray: stone on stone, and how many still can slide."""

from arcade.toolkit.sound.tunes import Tune

RUB: Tune = ((0.002, 31.0), (0.002, 26.0), (0.002, 34.0))
WHISTLE = 26
"""Semitones at which a man begins to fall."""


def falling(step: int) -> Tune:
    """A man falls, by steps."""
    return ((0.005, float(WHISTLE - 4 * step)),)


def landed(ways: int) -> Tune:
    """A man has come to rest, and the other side has so many that can slide: the fewer the higher, and none rings."""
    if not ways:
        return (0.006, 2.0), (0.03, 12.0), (0.03, 6.0), (0.06, 0.0)
    pitch = 14.0 - 4 * min(ways, 4)
    return (0.006, pitch), (0.008, pitch - 10)


def tap(number: int) -> Tune:
    """A man makes himself ready."""
    return ((0.004, 6.0 + 3 * number), (0.004, -3.0 + 3 * number))


def sigh(number: int) -> Tune:
    """A man sees that he is stuck, each a little lower than the one before."""
    return ((0.01, 3.0 - number), (0.012, -1.0 - number))
