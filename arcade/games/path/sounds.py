"""The sounds of the journey: a way that unrolls, footsteps that go higher the nearer the star is."""

from arcade.toolkit.sound.tunes import Tune

TURN: Tune = ((0.005, 20.0),)
FALL: Tune = ((0.008, -4.0), (0.01, -12.0), (0.012, -20.0), (0.12, -6.0), (0.12, -8.0), (0.26, -10.0))
STAR: Tune = tuple((0.05, float(pitch)) for pitch in range(3, 31, 3))
UNROLLING = 3
"""From so many cells of a way to the next one that ticks as it unrolls."""
LOW, HIGH = -2, 22
"""Semitones of a step at the way's beginning and at its star."""
GROUND: tuple[Tune, ...] = ((), ((0.003, -20.0),), ((0.001, 48.0), (0.002, None), (0.001, 45.0)))
"""What a step sounds like besides: nothing in the meadow, sand that gives way, snow that crunches."""


def unrolled(cells: int) -> Tune:
    """A tick of the way that unrolls, up a scale again and again."""
    return ((0.004, float(14 + cells // UNROLLING % 12)),)


def footstep(percent: int, path: int, left: bool) -> Tune:
    """A step on grass, sand or snow, the left foot a little lower, and both higher the more of the way is done."""
    pitch = float(LOW + (HIGH - LOW) * percent // 100 - 5 * left)
    return ((0.004, pitch), (0.002, pitch + 7), *GROUND[path])
