"""The music of the hidden word."""

from arcade.toolkit.sound.notation import score

PLAY = score(
    """
    tempo: 84
    sound reed: 44 46 44 42 40 38 36 34 32 30 27 24 21 18 15 12
    sound step: 50 40 30 20 12 6 0

    ; steps on a hard road, and somebody who whistles
    A 1: r/2 @reed A3/8 C4 E/4 | D/4. C/8 B3/2 | r/2 G3/8 B D4/4 | C/4. B3/8 A/2
    A 2: @step A2/4 E3 A2 E3 | G2 D3 G2 D3 | G2 D3 E2 B2 | A2 E3 A2 E3
    B 1: r/4 @reed E4/8 F E/4 D | C/2 r/4 B3 | A/8 B C4 D E/4 C | B3/2 r/2
    B 2: @step F2/4 C3 F2 C3 | F2 C3 G2 D3 | A2 E3 A2 E3 | E2 B2 E3 r
    C 1: r/1 | r/2 r/8 @reed E4 D C | B3/2 r/4 G# | A/2 r/2
    C 2: @step A2/4 r E2 r | A2 r G2 r | E2 r E2 r | A2 r A2 r

    play: |: A A B C
    """
)
"""The road in the evening: steps in A minor, and a tune for a breath between them; it waits for one who thinks."""
