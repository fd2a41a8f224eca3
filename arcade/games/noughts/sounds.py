"""The sounds on the CB2 line: a tick for each side's mark, a rise, a fall, a shrug, a buzz; and the title's tune."""

from arcade.toolkit.sound.tunes import tune

MARKED = (((0.04, 19.0),), ((0.04, 12.0),))
"""A mark of each seat, the cross above the nought."""
WON = ((0.1, 7.0), (0.1, 12.0), (0.1, 16.0), (0.3, 19.0))
LOST = ((0.14, 12.0), (0.14, 8.0), (0.3, 3.0))
TIED = ((0.14, 7.0), (0.06, None), (0.14, 7.0))
PENCIL_RAG = tune(
    """
    G4/16 A Bb/8 G D5/16 r C Bb4 | A/8 F C5 r | G4/16 A Bb/8 D5 F/16 r D C | Bb4/4 r/8 D5/16 Eb |
    F/8 D Bb4/16 C5 D/8 | G/8 D Bb4 r | A/16 Bb C5/8 A4/16 F#/8. | G/4 D5/8 G4
    """,
    126,
)
"""Quick scribbles on squared paper."""
