"""The jingles of Nimble's modern look."""

from arcade.toolkit.sound.tunes import tune

TITLE = tune(
    """
    C5/16 E G E C5/8 G4/8 | A4/16 C5 F C A4/8 C5/8 | G4/16 B D5 B4 G/8 D5/8 | E5/16 D C B4 C5/4 |
    E5/16 G C6 G5 E/8 C/8 | D5/16 F A F D/8 A4/8 | B4/16 D5 G F E D C B4 | C5/8 G4 C4/4
    """,
    140,
)
WON = tune("C4/16 E G C5 E G C6/8 G5/16 C6/4 | F5+A5+C6/8 G5+B5+D6/8 C5+E5+G5+C6/2", 150)
LOST = tune("G4/8 F# F E/4 r/16 | D#/8 D C# C/4 r/8 G3/2", 140)
FOUND = "T200 O5 L16 C E G > C8"
CHOSEN = ((0.02, 19.0), (0.03, 24.0))
PICKED = ((0.012, 14.0), (0.02, 21.0))
DOWN = ((0.01, 0.0), (0.012, -9.0))
WRONG = ((0.09, -15.0), (0.03, None), (0.14, -18.0))
