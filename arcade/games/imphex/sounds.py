"""The sounds on the CB2 line: a tick, three notes up, three notes down, a buzz; and a tune for the modern title."""

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
IMP_MARCH = tune(
    """
    C4/8 r/16 C/16 Eb/8 G | F#/8 F Eb/4 | D/8 r/16 D/16 F/8 Ab | G/16 F# G F# G/4 |
    C5/8 B4/16 C5 Bb4/8 G | Ab/8 G/16 F Eb/4 | D/16 Eb F D G/8 B3 | C4/4 C5/8 C4
    """,
    132,
)
"""The modern title's: it tiptoes, and laughs at the end."""
