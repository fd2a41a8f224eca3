"""The music of the Workshop: a show-off with hammers, in which each trick of one bit is heard; the masterpiece."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 140
    sound saw: 50 44 38 34 31 28 26 24 22 20 18
    sound echo: 15 13 11 9 8 7 6 5
    sound chord: 50 46 41 36 31 26 21 16 12 8 5 ~ 0 4 7
    sound wide: 50 48 46 44 42 40 38 36 34 32 30 28 26 24 ~ 0 4 7 12 7 4
    sound type: 50 20 0
    sound melt: 50 50 48 46 44 42
    sound wobble: 50 38 26 14 26 38 50 38 26 14 26 38 46 34 22 10 22 34 42 30 18
    sound bass: 50 42 34 26 20 14 10 7

    ; the hammers: two blows, and the tune springs off
    A 1: @saw A4/16 A C#5/8 E A/16 G E/8 C# A4 r        | G/16 G B/8 D5 G/16 F# D/8 B4 G r       |
         F#/16 F# A/8 D5 F#/16 E D/8 A4 F#/16 A D5 A4   | E5/8. D/16 C#/8 B4 A/4 r
    A 2: @bass A2/8 A3 A2 A3 A2 A3 A2/16 A2 A3/8        | G2 G3 G2 G3 G2 G3 G2/16 G2 G3/8        |
         D2 D3 D2 D3 D2 D3 F#2/16 F#2 A2/8              | E2 E3 E2 G#2 A2 A3 A2/16 B2 C#3/8
    A 3: r/8. @echo A4/16 A C#5/8 E A/16 G E/8 C# A4/16 | r/8. G/16 G B/8 D5 G/16 F# D/8 B4 G/16 |
         r/8. F#/16 F# A/8 D5 F#/16 E D/8 A4 F#/16      | G#4/8. B4/16 A/8 G# E/8. E/16 C#/8 E
    A drums: k/8 x/16 x s/8 x k/16 k x/8 s x                | k/8 x/16 x s/8 x k/16 k x/8 s x        |
             k/8 x/16 x s/8 x k/16 k x/8 s x                | k/8 x s x k/16 k s s s/8 s
    B 1: @saw A4/16 A C#5/8 E A/16 G E/8 C# A4 r        | G/16 G B/8 D5 G/16 F# D/8 B4 G r       |
         C5/16 C E/8 G A/16 G E/8 C E/16 G E C          | D/8. E/16 F#/8 A G#/4 E/8 r
    B 2: @bass A2/8 A3 A2 A3 A2 A3 A2/16 A2 A3/8        | G2 G3 G2 G3 G2 G3 G2/16 G2 G3/8        |
         C3 C2 C3 C2 C3 C2 E2/16 E2 G2/8                | D3 D2 D3 F#2 E3 E2 E3/16 E2 G#2/8
    B 3: r/8. @echo A4/16 A C#5/8 E A/16 G E/8 C# A4/16 | r/8. G/16 G B/8 D5 G/16 F# D/8 B4 G/16 |
         r/8. C5/16 C E/8 G A/16 G E/8 C G4/16          | F#4/8. G/16 A/8 D5 B4/8. G#/16 B/8 r
    B drums: k/8 x/16 x s/8 x k/16 k x/8 s x                | k/8 x/16 x s/8 x k/16 k x/8 s x        |
             k/8 x/16 x s/8 x k/16 k x/8 s x                | k/8 x s x k/16 s s s s/8 s

    ; whole chords in one voice, and a note that wobbles
    C 1: @chord F4/8 r F F r F r F                | G/8 r G G r G r G       | @wide A4/4. G/8 A/4. r/8  |
         @wobble E5/2 @saw D/16 C# B4 A G A B C#5
    C 2: @bass F2/8 F3 F2 F3 F2 F3 C3 A2          | G2 G3 G2 G3 G2 G3 D3 B2 | A2 A3 A2 G3 A2 A3 E3 C#3  |
         E2 E3 E2 E3 G2 G3 E2 G#2
    C 3: r/4 @echo C5/8 A4 C5 F E C               | r/4 D5/8 B4 D5 G F D    | @echo E5/4. D/8 C#/4. r/8 |
         r/4 G#4/8 B G/4 E
    C drums: k/8 x s k x k s x                        | k x s k x k s x         | k x s x k x s x           |
             k x s x k/16 s s s s s s s

    ; the typewriter, letters that fly in, letters that melt, and thunder
    D 1: @type E5/32 E E E E/8 r E/32 E E E D/8 r @saw C# E  | A4/32 A# B C5 C# D D# E F F# G G# A/4 E/8 C# A4     |
         @type D5/32 D D D D/8 r D/32 D D D C/8 r @saw B4 D5 | @melt G5/16 F# F E Eb D C# C B4 Bb A G# @saw G4/8 B
    D 2: @bass A2/4 r A2/8 A3 E3 C#3                         | A2 A3 A2 A3 A2 A3 E3 C#3                            |
         G2/4 r G2/8 G3 D3 B2                                | G2/4 C3 E3/8 D3 E2 E3
    D 3: r/4 @chord C#4/8 r r/4 A3/8 A                       | @echo E4/4. r/8 C#5/4 A4/8 E                        |
         r/4 @chord B3/8 r r/4 G3/8 G                        | r/4 E4/8 r r/4 E4/8 E
    D drums: x/32 x x x x/8 k s x/32 x x x k/8 s/4               | k/8 x s x k x s x                                   |
             x/32 x x x x/8 k s x/32 x x x k/8 s/4               | k/8 r k r s/32 s s s s s s s s s s s k k s s

    play: |: A B C D B
    """
)
"""Hammers in A with a flat seventh, and every trick of the trade in the fourth part."""

WIN = score(
    """
    tempo: 150
    sound saw: 50 44 38 34 31 28 26 24 22 20 18
    sound wide: 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20 ~ 0 4 7 12 7 4
    sound bass: 50 42 34 26 20 14 10 7
    sound chord: 30 28 26 23 20 17 14 11 8 ~ 0 4 7
    A 1: @saw A4/16 A C#5/8 E A/16 G F#/8 D A4/16 D5 F#5 A5 | G#5/16 E B4 E5 G#5 A G# E @wide A4/2
    A 2: @bass A2/8 A3 A2 G3 D3 D2 D3 F#2                   | E2 E3 E2 G#2 A2 A3 A2/4
    A 3: @chord A3/4 r D4 r                                 | E4/4 E/4 A3/2
    A drums: k/8 x/16 x s/8 x k/16 k x/8 s x                    | s/16 s s s s s s s k/8 s k r
    play: A
    """
)
"""The masterpiece: the same two blows, and a whole chord for the last."""

OVER = score(
    """
    tempo: 132
    sound saw: 50 44 38 34 31 28 26 24 22 20 18
    sound long: 50 48 45 42 39 36 33 30 27 24 21 18 16 14
    sound bass: 50 42 34 26 20 14 10 7
    sound chord: 28 26 24 21 18 15 12 9 7 ~ 0 4 7
    A 1: @saw A4/16 A C#5/8 E A/16 G E/8 C# A4 r | G/16 G B/8 D5/8 B4 @long A/2
    A 2: @bass A2/8 A3 A2 A3 A2 A3 A2 r          | G2 G3 G2 B2 D3/4 A2
    A 3: @chord A3/4 r A3 r                      | G3 G3 @chord D4/2
    A drums: k/8 x/16 x s/8 x k/16 k x/8 s r         | k/8 x s x k/4 x
    play: A
    """
)
"""Tools down until tomorrow: it ends beside the key."""

ENDS = Phrases(WIN, over=OVER)
