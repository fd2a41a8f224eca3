"""The small sounds of play of English hunt."""

from arcade.toolkit.sound.tunes import tune

PATTER = ((0.004, -6.0),)
HOP = ((0.006, 14.0),)
CHOSEN = ((0.01, 12.0), (0.02, 19.0))
BARK = ((0.02, -4.0), (0.03, -9.0), (0.05, None), (0.02, -3.0), (0.03, -8.0))
CAUGHT = tune("C5/16 E G C6/8 r/16 G5/16 C6/4", 160)
AWAY = tune("C6/32 r A5 r F5 r D5 r C6 r A5 r F5/16", 150)
DUSK = tune("F4/16 r/32 C4/8", 120)
CORNERED = ((0.015, -3.0), (0.03, -8.0))
OWL = ((0.08, -5.0), (0.04, None), (0.05, -5.0), (0.14, -7.0))
HOWL = tuple((0.03, pitch / 2) for pitch in (0, 4, 8, 10, 11, 11, 10, 8, 5, 1, -4))
