"""Sounds on the CB2 line: a whoosh for a card, a splash for go fish, a fanfare for a book, and tunes for the ends."""

from arcade.toolkit.sound.tunes import tune

WHOOSH = tuple((0.006, float(pitch)) for pitch in (20, 23, 26, 30, 34, 38, 35, 31))
"""A card flies."""
SPLASH = tuple(
    (0.012, float(pitch)) for pitch in (4, 37, 15, 44, 23, 40, 9, 47, 31, 20, 42, 12, 35, 27, 45, 18, 33, 24, 38, 29)
)
"""Somebody goes fishing."""
FANFARE = tune("G4/16 C5 E G/8 E/16 G/4", 160)
"""A book."""
LUCKY = tune("E5/16 G C6/8", 160)
"""The card that was asked for is fished."""
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 132)
LOST = tune("G4/8 Eb C B3/4", 120)
TIE = tune("C5/8 G4 C5/4", 132)
FLICK = ((0.004, 34.0), (0.004, 41.0))
"""A card is dealt."""
BITE = ((0.01, 9.0), (0.02, 4.0))
"""The fish takes a card."""
LEAP = tuple((0.012, float(pitch)) for pitch in (9, 14, 18, 21, 26))
PLOP = ((0.02, 16.0), (0.04, 9.0))
"""Go fish!"""
PURR = (((0.02, 2.0), (0.02, 4.0)), ((0.02, 4.0), (0.02, 2.0)))
"""The cat thinks."""
MEOW = ((0.05, 14.0), (0.05, 17.0), (0.08, 12.0))
GULP = ((0.03, 12.0), (0.03, 5.0), (0.05, 0.0))
SCALE = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21)
"""Books that are counted: the semitones of each."""


def bubble(place: int) -> tuple[tuple[float, float], ...]:
    return ((0.01, 40.0 - place), (0.01, 44.0 - place))


def counted(number: int) -> tuple[tuple[float, float], ...]:
    return ((0.05, 7.0 + SCALE[number - 1]), (0.06, 14.0 + SCALE[number - 1]))
