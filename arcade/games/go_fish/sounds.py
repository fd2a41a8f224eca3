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
"""A mistake."""
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 132)
LOST = tune("G4/8 Eb C B3/4", 120)
TIE = tune("C5/8 G4 C5/4", 132)
