"""The sounds of the Distances Game's modern look: balls that roll and dividers that walk."""

from arcade.toolkit.sound.tunes import Tune

QUESTION: Tune = ((0.012, 4.0), (0.02, None), (0.016, 8.0))
"""What the computer's thought comes to: a third upwards."""
STEP: Tune = ((0.005, 21.0),)
"""A foot of the dividers comes down."""
SLIP: Tune = tuple((0.008, 14.0 - pitch) for pitch in range(0, 26, 2))
"""They slip."""
CLASH: Tune = ((0.004, 26.0), (0.006, 14.0))
"""One ball against another."""


def tick(eighth: int) -> Tune:
    """A rolling ball, an eighth of a turn on: its spot comes up and goes down again."""
    return ((0.003, 2.0 + 5 * (eighth % 4 == 0)),)


def kick(count: int) -> Tune:
    """A ball on the head, higher each time."""
    return ((0.01, 7.0 + 2 * count), (0.012, 14.0 + 2 * count))
