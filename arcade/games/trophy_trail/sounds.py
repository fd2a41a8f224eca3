"""The sounds of the outing; crashes and the clock sound as in the book, only shorter."""

from arcade.toolkit.sound.tunes import Tune

STEP: Tune = ((0.004, 14.0),)
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
