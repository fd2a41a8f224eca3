"""The music of Triplet: a dance in threes that leaves the third to somebody else; and the third one taken."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 198
    sound stone: 50 47 43 38 33 28 23 18 14 10 6 0
    sound pipe: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound other: 26 22 18 14 10 6 3 0
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound under: 22 24 24 23 22 21 20 18 16 14 12

    ; 9/8: two stones and a gap, two stones and a gap; the other side plays in the gaps
    A 1: @stone E4/8 B r G B r @pipe A/4 F#/8  | @stone D4/8 A r F# A r @pipe B/4 G/8 |
         @stone E4/8 B r G B r @pipe D5/4 C#/8 | @stone B4/8 A r G F# r @pipe E/4.
    A 2: @bass E3/4. B2 A2                     | D3 A2 G2                             |
         E3 B2 A2                              | G2 B2 E2
    A 3: r/4 @other E4/8 r/4 D4/8 r/4 C#4/8    | r/4 D4/8 r/4 D/8 r/4 D/8             |
         r/4 E4/8 r/4 D4/8 r/4 E4/8            | r/4 E4/8 r/4 D#4/8 r/4 B3/8
    A drums: k/4 x/8 s/4 x/8 k/4 x/8               | k/4 x/8 s/4 x/8 k/4 x/8              |
             k/4 x/8 s/4 x/8 k/4 x/8               | k/4 x/8 s/4 x/8 s s s
    B 1: @stone E4/8 B r G B r @pipe A/4 F#/8 | @stone D4/8 A r F# A r @pipe B/4 D5/8 |
         @stone C5/8 E r D C r @pipe B4/4 A/8 | @stone G4/8 F# r A F# r @pipe E/4.
    B 2: @bass E3/4. B2 A2                    | D3 A2 G2                              |
         A2 F#2 G2                            | B2 D#3 E3
    B 3: r/4 @other E4/8 r/4 D4/8 r/4 C#4/8   | r/4 D4/8 r/4 D/8 r/4 G4/8             |
         r/4 E4/8 r/4 A4/8 r/4 D4/8           | r/4 B3/8 r/4 D#4/8 r/4 B3/8
    B drums: k/4 x/8 s/4 x/8 k/4 x/8              | k/4 x/8 s/4 x/8 k/4 x/8               |
             k/4 x/8 s/4 x/8 k/4 x/8              | k/4 x/8 s/4 x/8 k/4 s/8

    ; for once in long lines
    C 1: @pipe G4/4. B/4 D5/8 G/4 F#/8 | E/4 D/8 C/4 A4/8 D5/4. | B4/4. D5/4 F#/8 A/4 G/8 |
         F#/4 E/8 D#/4 C#/8 B4/4.
    C 2: @bass G2/4. D3 B2             | C3 A2 D3               | G2 B2 D3                |
         B2 A2 B2/4 B/8
    C 3: @under D4/4. G D              | G E F#                 | G B4/4 A/8 D5/4 B4/8    |
         D#4/4. F# D#/4 F#/8
    C drums: k/4. x s/4 x/8                | k/4. x s/4 x/8         | k/4. x s/4 x/8          |
             k/4. s s/8 s s
    D 1: @pipe G5/4. F#/4 E/8 D/4 B4/8 | C5/4. E/4 D/8 C/4 A4/8 | B4/8 G A B D5 C# B4 A G |
         F#/4. A/4 F#/8 D#/4 F#/8
    D 2: @bass E3/4. D3 G2             | A2 C3 F#2              | G2 B2 E3                |
         B2 F#2 B2/4 A2/8
    D 3: @under B4/4. A G              | E A4 F#                | D4 G E                  |
         D#4 F# B3
    D drums: k/4. x s/4 x/8                | k/4. x s/4 x/8         | k/8 x x k x x k s s     |
             k/4 s/8 k/4 s/8 s s s

    play: |: A B C D A B
    """
)
"""E Dorian in nine: what is missing in each three is put there by the other side."""

WIN = score(
    """
    tempo: 208
    sound stone: 50 47 43 38 33 28 23 18 14 10 6 0
    sound pipe: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound other: 26 22 18 14 10 6 3 0
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound major: 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @stone E4/8 B r G# B r @pipe C#5/4 E/8 | @stone F#5/8 E r D# B4 r @pipe A/4 B/8 | G#5/4 F#/8 E/2.
    A 2: @bass E3/4. B2 A2                      | B2 A2 F#2                              | B2 E3/8 B2 G#2 E3/4.
    A 3: r/4 @other E4/8 r/4 E/8 r/4 E/8        | r/4 F#4/8 r/4 F#/8 r/4 D#4/8           | @major B3/4. E3/2.
    A drums: k/4 x/8 s/4 x/8 k/4 x/8                | k/4 x/8 s/4 x/8 s s s                  | k/4 s/8 k s s k/4.
    play: A
    """
)
"""Two stones and a gap, to the very last field."""

LOSE = score(
    """
    tempo: 180
    sound stone: 50 47 43 38 33 28 23 18 14 10 6 0
    sound pipe: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound line: 50 50 48 44 40 36 32 28 24 20 17 14 12 10 8
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound minor: 30 28 26 24 22 20 18 16 14 12 ~ 0 3 7
    A 1: @stone E4/8 B r G B r @line A/8 A A | @pipe G/4 F#/8 E/4 D#/8 D/4 B3/8 | @line E4/2. r/4.
    A 2: @bass E3/4. B2 F2/8 F F             | E2/4. C3 B2                      | E2/2. r/4.
    A 3: r/4 @minor E4/8 r/4 E/8 D4/8 D D    | E3/4. @minor A3 @minor B3        | E3/2. r/4.
    A drums: k/4 x/8 s/4 x/8 s s s               | k/4. k k                         | k/2. r/4.
    play: A
    """
)
"""Three in a row, three blows, and the line is drawn."""

ENDS = Phrases(WIN, LOSE)
