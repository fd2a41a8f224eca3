"""The sounds of the Tower of Hanoi's modern look: gongs, the larger the disc the lower."""

from arcade.toolkit.sound.tunes import Tune

LIFT: Tune = ((0.006, 9.0), (0.006, 14.0), (0.006, 19.0))
SLIDE: Tune = ((0.003, 7.0),)
"""A ring in the air moves on."""


def gong(disc: int) -> Tune:
    """A stroke that rings on: the disc's note between two of its overtones, then ever shorter pulses."""
    note = 21.0 - 3 * disc
    stroke = ((0.01, note + 19), (0.01, note + 12), (0.016, note), (0.01, note + 7))
    ring = tuple(part for length in (40, 30, 22, 14, 8) for part in ((length / 1000, note), (0.014, None)))
    return (*stroke, *ring)


def tick(disc: int) -> Tune:
    """A ring drops onto its rod when the tower is set up."""
    return ((0.01, 24.0 - 2 * disc), (0.01, 12.0 - 2 * disc))
