"""The music of Stars: a night at the observatory, slow bells over broken chords, and how the sky looks in the end."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 116
    sound bell: 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20 19 18
    sound bass: 44 40 36 32 28 25 22 19 17 15 13 11 10 9 8
    sound harp: 26 23 20 17 14 12 10 8 7 6
    sound ray: 40 43 46 48 50 49 48 46 44 42 40 38 36 34 32 30
    sound far: 14 13 12 11 10 9 8 7 6 5

    ; a falling star: up a third, and slowly down past the raised fourth
    A 1: @bell D5/4. F#/4 E/8    | C#/2.             | B4/4 C#5/8 D/4 A4/8 | B/2.           | D5/4. F#/4 E/8  |
         A/4. C#/4.              | E/4 D/8 C#/4 A4/8 | B/2.
    A 2: @bass G2/2.             | A2                | E3/4. F#2           | G2/2.          | B2              |
         A2                      | F#2/4. A2         | G2/2.
    A 3: @harp G3/8 B D4 A4 D B3 | A3 C#4 E A E C#   | G3 B E4 F#3 A D4    | G3 B D4 G D B3 | B3 D4 F# B F# D |
         A3 C#4 E A E C#         | A3 D4 F# E4 C# A3 | G3 B D4 G4 B D5
    A drums: k/2.                    | r/2 r/8 x         | k/2.                | r/2 x/8 x      | k/2.            |
             r/2 r/8 x               | k/2.              | r/4 x/8 x x x

    ; the rays: each a step lower than the one before, and a cloud on the third
    B 1: @ray G5/4. F#/8 E B4   | F#5/4. E/8 D A4  | E5/4. D/8 C G4   | D5/4 B4/8 C#5/4.  | G5/4. F#/8 E B4 |
         A5/4 F#/8 D/4 A4/8     | C5/4. E/4 G/8    | F#/4. r/8 A4 C#5
    B 2: @bass E3/4. B2         | D3 A2            | C3 G2            | A2 E3             | E3 B2           |
         D3 F#2                 | A2 C3            | D3 A2
    B 3: @harp G4/8 E B3 E4 G E | F#4 D A3 D4 F# D | E4 C G3 C4 E C   | F#4 D B3 E4 C# A3 | G4 E B3 E4 G E  |
         F#4 D A3 D4 F# D       | C4 E A G E C     | A3 D4 F# G E C#
    B drums: k/4. x                 | k x              | k x              | k s/8 x x         | k/4. x          |
             k x                    | k x              | k/4. s/8 s s

    ; the same sky, with an echo from behind it
    C 1: @bell D5/4. F#/4 E/8 | C#/2.             | B4/4 C#5/8 D/4 F#/8      | G/2.           | A/4. F#/4 D/8    |
         E/4. C#/4.           | B4/4 A/8 F#/4 A/8 | G4/4. r
    C 2: @bass G2/2.          | A2                | B2/4. F#2                | E3/2.          | D3/4. B2         |
         A2/2.                | D3/4. D2          | G2/4. r
    C 3: r/4 @far D5/4 F#/4   | E4/4 C#5/2        | @harp G4/8 D B3 A3 D4 F# | E4 G B E5 B4 G | F#4 A D5 B4 F# D |
         E4 A C#5 A4 E C#     | D4 F# A F# D C4   | B3 D4 G B D5 r
    C drums: k/2.                 | r/2 r/8 x         | k/2.                     | r/2 x/8 x      | k/2.             |
             r/2 r/8 x            | k/2.              | k/4. r

    play: |: A B C
    """
)
"""A nocturne in G whose fourth is raised: one star falls, the rays cross, and it is night again."""

WIN = score(
    """
    tempo: 138
    sound bell: 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20 19 18
    sound bass: 44 40 36 32 28 25 22 19 17 15 13 11 10 9 8
    sound harp: 28 25 22 20 18 16 14 12 10 8
    sound major: 34 32 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @bell D5/8 E F# G/4 A/8 | F#/16 D F# A F# D E C# E A E C# | D/16 G D B4 D5 G @bell G/4.
    A 2: @bass G2/4. E3/4 C3/8   | D3/4. A2                        | G2/4. G2
    A 3: @harp G4/8 B A G4/4 E/8 | @major D4/4. A3                 | @harp G4/16 B G D G B @major G3/4.
    A drums: k/8 x x s x x           | k x x s x x                     | k/16 x x x x x k/4.
    play: A
    """
)
"""The sky is clear, and every star of it rings."""

LOSE = score(
    """
    tempo: 108
    sound bell: 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20 19 18
    sound bass: 44 40 36 32 28 25 22 19 17 15 13 11 10 9 8
    sound harp: 24 22 20 18 16 14 12 10 8 7
    sound far: 12 10 8 6 5 4 3
    A 1: @bell D5/4. F/4 Eb/8      | C/4 Ab4/8 G/4.    | @far G4/8 G r r/4.
    A 2: @bass G2/4. Bb2           | Ab2 G2            | r/2.
    A 3: @harp G3/8 Bb D4 Bb3 D4 F | Eb4 C Ab3 D4 B3 G | r/2.
    A drums: k/4. k                    | k k               | r/2.
    play: A
    """
)
"""A cloud comes over; one lamp blinks twice behind it."""

DRAW = score(
    """
    tempo: 116
    sound bell: 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20 19 18
    sound bass: 44 40 36 32 28 25 22 19 17 15 13 11 10 9 8
    sound harp: 26 23 20 17 14 12 10 8 7 6
    A 1: @bell D5/4. F#/4 E/8    | C#/2.
    A 2: @bass G2/2.             | A2
    A 3: @harp G3/8 B D4 A4 D B3 | A3 C#4 E A E A
    A drums: k/4. x                  | k x
    play: A
    """
)
"""The star falls, and where it fell nobody saw."""

ENDS = Phrases(WIN, LOSE, DRAW)
