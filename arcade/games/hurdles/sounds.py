"""The sounds of the stadium; what falls and who arrives sounds as in the book."""

from arcade.toolkit.sound.tunes import Tune

FALL: Tune = ((0.1, 30.0), (0.008, -6.0), (0.01, -14.0), (0.012, -22.0))
LEAP: Tune = ((0.008, 14.0), (0.01, 19.0), (0.012, 24.0))
FOOTFALL: Tune = ((0.004, -4.0),)
TICK: Tune = ((0.003, 31.0),)
TOCK: Tune = ((0.006, 38.0), (0.006, 43.0))
MARK_TONE: Tune = ((0.08, 7.0),)
GUN: Tune = ((0.004, 31.0), (0.005, 14.0), (0.006, 38.0), (0.02, -12.0), (0.3, 19.0))
PUFF: Tune = ((0.01, -10.0), (0.012, -16.0))
HOME_TONES: Tune = ((0.2, 13.0), (0.2, 16.0))
