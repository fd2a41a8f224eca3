"""The sounds of the stadium; a fall and the finish sound as in the book."""

from arcade.toolkit.sound.jingles import BONUS, POINT
from arcade.toolkit.sound.noises import applause
from arcade.toolkit.sound.tunes import Tune, higher

GROAN: Tune = ((0.06, None), (0.14, -5.0), (0.14, -7.0), (0.24, -10.0))
"""The spectators' fall of three."""
FALL: Tune = ((0.1, 30.0), (0.008, -6.0), (0.01, -14.0), (0.012, -22.0), *GROAN)
LEAP: Tune = ((0.008, 14.0), (0.01, 19.0), (0.012, 24.0))
FOOTFALLS: tuple[Tune, Tune] = (((0.004, -4.0),), ((0.004, -2.0),))
"""Left and right."""
QUICK_SEMITONES = 4
TICK: Tune = ((0.003, 31.0),)
TOCK: Tune = ((0.006, 38.0), (0.006, 43.0))
MARK_TONE: Tune = ((0.08, 7.0),)
GUN: Tune = ((0.004, 31.0), (0.005, 14.0), (0.006, 38.0), (0.02, -12.0), (0.3, 19.0))
PUFF: Tune = ((0.01, -10.0), (0.012, -16.0))
HOME_TONES: Tune = ((0.2, 13.0), (0.2, 16.0))
JUBILANT: Tune = (*HOME_TONES, *applause(60))
CLEARED: Tune = (*POINT, *applause(8))
VERDICT: Tune = ((0.012, 12.0), (0.012, 19.0), (0.02, 24.0))


def perfect(row: int) -> Tune:
    """A perfect jump, the last of so many in a row: a semitone higher for each, seven at most."""
    return (*higher(BONUS, min(row - 1, 7)), *applause(14))


def murmur(frames: int) -> Tune:
    """The stands hold their breath, so many frames after they began to."""
    return ((0.003, 2.0 + frames // 3), (0.003, 9.0 + frames // 3))


def figure(place: int) -> Tune:
    """A figure comes up on the board, the later the higher."""
    return ((0.006, 7.0 + 2 * place), (0.006, 14.0 + 2 * place))
