"""The sounds of play: a domino sounds as high as it lies, hollow over a hole; the star warns when the pile is near.

Those with a meaning are in the key of the music, A major.
"""

from arcade.games.falling_dominoes.rules import BOTTOM
from arcade.toolkit.sound.tunes import Tune

ASIDE: Tune = ((0.002, 24),)
TURN: Tune = ((0.003, 19), (0.003, 26))
BORN: Tune = ((0.03, None), (0.004, 33.0), (0.004, 40.0), (0.005, 45.0))
"""The next piece comes, a moment after the last one was laid."""
WRONG: Tune = ((0.04, -3.0), (0.02, None), (0.07, -8.0))
TAKEN_BACK: Tune = ((0.02, 9.0), (0.02, 14.0), (0.03, 21.0))
HURRY: Tune = ((0.02, 30),)
"""A tick of the clock when time is short."""
SPARKLE: Tune = ((0.01, 33.0), (0.01, 37.0), (0.01, 40.0), (0.02, 45.0))
"""The star, when the well is there."""
HEARTBEAT: Tune = ((0.008, -2.0), (0.012, -10.0), (0.08, None), (0.008, -5.0), (0.014, -12.0))
COO: Tune = ((0.03, 12.0), (0.02, 14.0), (0.04, 12.0))
_SCALE = (0, 2, 4, 7, 9)
"""A major without its dissonances."""
_TUNED = -3.0
"""A below middle C."""


def _pitch(row: int) -> float:
    """The note of a row of the well, the higher the row the higher."""
    octave, step = divmod(max(BOTTOM - row, 0), len(_SCALE))
    return _TUNED + 12 * octave + _SCALE[step]


def laid(row: int) -> Tune:
    """A piece that lies close: stone on stone, and the row's note."""
    return (0.004, 14.0), (0.006, 5.0), (0.04, _pitch(row))


def hollow(row: int) -> Tune:
    """A piece with a hole below it."""
    return (0.006, 5.0), (0.008, -2.0), (0.03, _pitch(row) - 13)


def rising(row: int) -> Tune:
    """A click for a row of the construction, the higher the row the higher."""
    return ((0.006, 30 - row),)


def near(row: int) -> Tune:
    """The star warns of a pile that has come up to a row: the nearer the higher."""
    return (0.006, 40.0 - 2 * row), (0.03, None), (0.006, 36.0 - 2 * row)


def star(rank: int) -> Tune:
    """A star that is earned: a fanfare with a note more for each rank."""
    notes = (9.0, 13.0, 16.0, 21.0, 25.0, 28.0, 33.0)
    return *((0.07, pitch) for pitch in notes[: 3 + rank]), (0.25, notes[3 + rank])


def step(height: int) -> Tune:
    """A step of somebody who walks over a figure, the higher the higher."""
    return (0.003, 30.0), (0.008, 9.0 + 2 * height)
