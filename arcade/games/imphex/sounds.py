"""The sounds on the CB2 line: a tick, three notes up, three notes down, a buzz."""

from arcade.toolkit.sound.tunes import tune

TICK = ((0.006, 24.0),)
"""A piece moves a step."""
WON = ((0.14, 7.0), (0.14, 12.0), (0.3, 16.0))
"""The player has won: rising."""
LOST = ((0.14, 16.0), (0.14, 12.0), (0.3, 7.0))
"""The player has lost: falling."""
CHOSEN = ((0.02, 19.0),)
LEARNED = tune("C5/32 E G C6", 140)
"""A position joins the list."""
CRACKLE = (((0.006, 31.0),), ((0.006, 24.0),), ((0.006, 34.0),), ((0.006, 28.0),))
"""A spark in the brain."""
