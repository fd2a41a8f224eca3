"""The small sounds of play of English hunt."""

from arcade.toolkit.sound.tunes import tune

PATTER = ((0.004, -6.0),)
HOP = ((0.006, 14.0),)
CHOSEN = ((0.01, 12.0), (0.02, 19.0))
BARK = ((0.02, -4.0), (0.03, -9.0), (0.05, None), (0.02, -3.0), (0.03, -8.0))
CAUGHT = tune("C5/16 E G C6/8 r/16 G5/16 C6/4", 160)
AWAY = tune("C6/32 r A5 r F5 r D5 r C6 r A5 r F5/16", 150)
