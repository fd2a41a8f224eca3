"""Sounds on the CB2 line."""

from arcade.toolkit.sound.tunes import Tune, tune

WHOOSH = tuple((0.006, float(pitch)) for pitch in (20, 23, 26, 30, 34, 38, 35, 31))
SPLASH = tuple(
    (0.012, float(pitch)) for pitch in (4, 37, 15, 44, 23, 40, 9, 47, 31, 20, 42, 12, 35, 27, 45, 18, 33, 24, 38, 29)
)
FANFARE = tune("G4/16 C5 E G/8 E/16 G/4", 160)
LUCKY = tune("E5/16 G C6/8", 160)
"""The card that was asked for is fished."""
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 132)
LOST = tune("G4/8 Eb C B3/4", 120)
TIE = tune("C5/8 G4 C5/4", 132)
FLICK = ((0.004, 34.0), (0.004, 41.0))
BITE = ((0.01, 9.0), (0.02, 4.0))
LEAP = tuple((0.012, float(pitch)) for pitch in (9, 14, 18, 21, 26))
PLOP = ((0.02, 16.0), (0.04, 9.0))
PURR = (((0.02, 2.0), (0.02, 4.0)), ((0.02, 4.0), (0.02, 2.0)))
MEOW = ((0.05, 14.0), (0.05, 17.0), (0.08, 12.0))
GULP = ((0.03, 12.0), (0.03, 5.0), (0.05, 0.0))
SCALE_SEMITONES = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21)


def bubble(place: int) -> Tune:
    return ((0.01, 40.0 - place), (0.01, 44.0 - place))


def counted(number: int) -> Tune:
    pitch = 7.0 + SCALE_SEMITONES[number - 1]
    return ((0.05, pitch), (0.06, pitch + 7.0))
