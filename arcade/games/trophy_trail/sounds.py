"""The sounds of the outing; crashes and the clock sound as in the book, only shorter."""

from arcade.toolkit.sound.tunes import Tune

TICK: Tune = ((0.02, 33.0),)
BOING: Tune = ((0.01, -5.0), (0.01, 2.0), (0.012, 9.0))
CUP: Tune = ((0.03, 33.0), (0.05, 40.0))
GOBLET: Tune = ((0.03, 33.0), (0.03, 40.0), (0.05, 45.0))
CROWN: Tune = ((0.03, 28.0), (0.03, 33.0), (0.03, 40.0), (0.03, 45.0), (0.08, 52.0))
ROPE: Tune = tuple((0.012, 30.0 - 2 * note) for note in range(14))
FADE: Tune = ((0.03, 28.0), (0.03, 21.0), (0.05, 16.0))
CRASH: Tune = ((0.1, 22.0), (0.2, 33.0), (0.4, 1.0))
TIME_UP: Tune = ((0.6, 1.0),)
HURRY: Tune = ((0.03, 38.0), (0.03, None), (0.03, 38.0), (0.03, None), (0.03, 38.0))
GO: Tune = ((0.05, 16.0), (0.05, 21.0), (0.1, 28.0))
COUNT_SECONDS = 0.012
"""Of a tick while the trophies are counted."""
CLATTER: Tune = ((0.006, 2.0), (0.01, -6.0), (0.008, -2.0), (0.012, -12.0))
HOP: Tune = ((0.01, 9.0), (0.01, 16.0), (0.012, 21.0))
HIGHEST = 36


def step(walked: int) -> Tune:
    """A footfall, left and right by turns, the higher the longer the trail."""
    return ((0.004, float(8 + 3 * (walked % 2) + min(walked // 10, HIGHEST))),)


def picked(tune: Tune, taken: int) -> Tune:
    """What a trophy rings, a little higher with each that is in the bag."""
    return tuple((seconds, None if pitch is None else pitch + taken / 3) for seconds, pitch in tune)
