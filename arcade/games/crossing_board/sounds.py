"""The tune of Crossing's picnic."""

from arcade.toolkit.sound.tunes import tune

PICNIC = tune(
    """
    C4/8 E G E | C5/8. B4/16 A/4 | F/8 A C5 A4 | G/4 E/8 r | D/8 F A F | B4/8. A/16 G/4 |
    E/16 F G A B C5 D E | C4+E4+G4/8 G3+B3+D4/8 C4+E4+G4+C5/4
    """,
    120,
)
"""A stroll across the meadow."""
