"""The sounds of the drawn looks."""

from arcade.toolkit.sound.tunes import Tune, tune

BITES = (
    ((0.012, 5.0), (0.02, 10.0), (0.012, 2.0)),
    ((0.012, 9.0), (0.02, 14.0), (0.012, 6.0)),
    ((0.02, 9.0), (0.02, 14.0), (0.03, 18.0)),
    tune("C5/32 E G C6/16", 160),
)
"""Bites by the kind of prize, brighter for more points."""
BUMP = ((0.02, -10.0), (0.02, -13.0), (0.04, -17.0))
CURE = tune("C4/32 F A C5 F A C6/16", 150)
DEATH = tune("A4/16 G#4 G4 F#4 F4/8 | E4/16 D#4 D4 C#4 C4/8 A3/8 G#3/4", 150)
START = tune("D4/32 F A D5/16", 140)
SLAIN = tune("k/32 A4 s D5 F/16", 150)
STEPS_NEAR = ((0.014, -20.0),)
"""The ogre."""
SPROUT, GONE = ((0.006, 16.0), (0.006, 21.0), (0.008, 28.0)), ((0.006, 14.0), (0.008, 7.0))
"""Something pops up or leaves."""
TURN = ((0.005, 19.0),)
EDGE_CELLS = 4
"""Free ones to the edge from which on it is heard."""
LONGEST = 24
"""Cells of the worm that sounds deepest."""


def edge_ahead(free: int) -> Tune:
    """Two knocks, the higher the fewer cells are free."""
    return ((0.006, 24.0 - 4 * free), (0.02, None), (0.006, 24.0 - 4 * free))


def crawl(steps: int, length: int) -> Tune:
    """A step of the worm, the deeper the longer it is."""
    return ((0.005, float(12 - min(length, LONGEST) // 2 + 3 * (steps % 2))),)
