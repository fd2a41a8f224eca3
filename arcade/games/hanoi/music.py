"""The music of the Tower of Hanoi: a flute over gongs in five notes, slow as a procession."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 98
    sound flute: 50 48 46 44 42 40 38 36 34 32 30 29 28 27 26
    sound pluck: 34 26 20 15 11 8 6 4 3 2 0
    sound gong: 50 48 44 40 36 32 28 25 22 20 18 16 14 12 11 10 9 8 7 6
    sound chime: 22 20 17 14 12 10 8 6 5 4 3 2 ~ 0 7 12

    A 1: @flute E4/8 G A/4. B/16 A G/8 E | D/4 E/2 r/4 | E/8 G A/4. B/16 D5 E/8 D | B4/2. r/4
    A 2: @gong A2/2 A | D2 A2/4 @pluck E3/8 D | @gong A2/2 G2 | E2 E2/4 @pluck B3/8 A
    A 3: r/4 @chime A4/8 r r/4 A4/8 r | r/4 D4/8 r E/4 D | r A4/8 r r/4 G4/8 r | r/4 E4/8 r G/4 A
    A drums: k/4 r/8 x r/4 x | k r/8 x r/4 s/8 x | k/4 r/8 x r/4 x | k r/8 x s/16 r x/8 x s

    B 1: @flute E5/8 D B4/4 A/8 B D5/4 | B4/8 A G/4 A/2 | G/8 A B/4 A/8 G E/4 | D/8 E G E D/4 E
    B 2: @gong C3/2 G2 | E2 A2 | C3 A2 | G2 A2/4 E2
    B 3: @pluck C4/8 E G E G3 B D4 B3 | E4 B3 E4 G A3 E4 A E | C4 G E4 G A3 C4 E C | G3 B D4 B3 A E4 A B
    B drums: k/4 x/8 x s/4 x | k x/8 x s/4 x | k x/8 x s/4 x | k x/8 x s/16 x s x s/8 s

    C 1: @flute A4/2 r/8 G/16 A B/8 A | G/2 r/8 E/16 G A/8 G | E/2 r/8 D/16 E G/8 A | E/2 r
    C 2: @pluck A2/8 E3 A E A2 E3 A E | G2 D3 G D G2 D3 G D | E2 B2 E3 B2 E2 B2 E3 B2 | A2 E3 A E @gong A2/2
    C 3: r/2 @chime E5/4 A4 | r/2 D5/4 G4 | r/2 B4/4 E4 | @pluck A4/8 B D5 E A/2
    C drums: k/4 r x r | k r x r | k r x r | k r s/16 s s s s/8 s

    play: |: A A B C
    """
)
"""A minor pentatonic, four to the bar; the flute climbs three steps and rests, as a disc is lifted and let down."""

WIN = score(
    """
    tempo: 104
    sound flute: 50 48 46 44 42 40 38 36 34 32 30 29 28 27 26
    sound gong: 50 48 44 40 36 32 28 25 22 20 18 16 14 12 11 10 9 8 7 6
    sound chime: 22 20 17 14 12 10 8 6 5 4 3 2 ~ 0 7 12

    A 1: @flute E4/8 G A/4 B/8 D5 E/4 | D/8 E G/4 E/8 D E/4 | A/2
    A 2: @gong A2/2 G2 | C3 E3/4 E2 | A2/2
    A 3: r/4 @chime A4 r G | r C5 r E4 | A4/4 E5
    A drums: k/4 x s x | k x s/16 s s s s/8 s | k/2
    play: A
    """
)

OVER = score(
    """
    tempo: 104
    sound flute: 50 48 46 44 42 40 38 36 34 32 30 29 28 27 26
    sound gong: 50 48 44 40 36 32 28 25 22 20 18 16 14 12 11 10 9 8 7 6
    sound chime: 22 20 17 14 12 10 8 6 5 4 3 2 ~ 0 7 12

    A 1: @flute E4/8 G A/4 G/8 E D/4 | E/2
    A 2: @gong A2/2 G2 | E2/2
    A 3: r/4 @chime A4 r D | B3/4 E4
    A drums: k/4 x k x | k/2
    play: A
    """
)
"""Carried by the machine: the flute comes back to where it began."""

ENDS = Phrases(WIN, over=OVER)
