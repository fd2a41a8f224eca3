"""The sounds on the CB2 line."""

from arcade.toolkit.sound.tunes import tune

TICK = ((0.006, 24.0),)
"""A piece moves on by a character."""
PUT_DOWN = ((0.012, 12.0),)
CAPTURE = ((0.03, 19.0), (0.03, 14.0), (0.04, 7.0))
CROWNED = tune("C5/32 E G C6/16 G5/32 C6/8", 140)
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 150)
LOST = tune("C6/16 G5 E C5/8 E4/16 C4/4", 150)
DRAWN = tune("E5/8 E C C4/4", 150)
