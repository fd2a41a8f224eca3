"""The sounds of English hunt: the horn that opens a hunt, and small ones of play."""

from arcade.toolkit.sound.tunes import tune

HORN = tune(
    """
    G4/8 C5/4 C/8 C/4 E/8 | C/4 E/8 G/4 G/8 | E/8 E E E D C | D/4. G4/4 G/8 |
    C5/4 C/8 C/4 E/8 | C/4 E/8 G/4 G/8 | E/8 D C D E D | C5+E5+G5/4. C4+E4+G4+C5/4.
    """,
    176,
)
"""A hunting horn has but the notes of one chord, and little beside."""
PATTER = ((0.004, -6.0),)
HOP = ((0.006, 14.0),)
CHOSEN = ((0.01, 12.0), (0.02, 19.0))
BARK = ((0.02, -4.0), (0.03, -9.0), (0.05, None), (0.02, -3.0), (0.03, -8.0))
CAUGHT = tune("C5/16 E G C6/8 r/16 G5/16 C6/4", 160)
AWAY = tune("C6/32 r A5 r F5 r D5 r C6 r A5 r F5/16", 150)
