"""The music of Reversi: a tango in black, turned upside down in white, and how it ends for one or the other."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 124
    sound reed: 46 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound flip: 50 46 38 28 18 10 5 0
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound minor: 28 25 22 18 14 10 7 4 0 ~ 0 3 7
    sound major: 28 25 22 18 14 10 7 4 0 ~ 0 4 7
    sound six: 28 25 22 18 14 10 7 4 0 ~ 0 3 8
    sound below: 18 22 24 24 22 20 18 17 16 15 14 13 12

    ; black, in minor: a fourth up, and it climbs
    A 1: r/8 @reed A4 D5/8. C#/16 D/8 E F/4            | E/8. D/16 C#/8 D E/4 A4                  |
         r/8 A C#5/8. B4/16 C#5/8 D E/4                | F/8. E/16 D/8 C# D/4 r
    A 2: @bass D3/8. A2/16 D3/8 A2 D3/8. A2/16 F3/8 E3 | A2/8. E3/16 A2/8 C#3 A2/8. E3/16 A2/8 G2 |
         A2/8. E3/16 G3/8 E3 A2/8. E3/16 C#3/8 A2      | D3/8. A2/16 F3/8 A2 D3/8 A2 D3 r
    A 3: r/4 @minor D4 r D4/8 D                        | r/4 @major A3 r A3/8 A                   |
         r/4 A3 r A3/8 A                               | r/4 @minor D4 D/8 r r/4
    A drums: k/8. x/16 s/8 x k x s x                       | k/8. x/16 s/8 x k x s x                  |
             k/8. x/16 s/8 x k x s x                       | k/8. x/16 s/8 x k s/16 s s/8 r
    B 1: r/8 @reed D5 G/8. F/16 E/8 F G/4                | F/8. E/16 D/8 E F/4 D                    |
         Bb4/8. A/16 G#/8 A E5/4 C#                      | D/8 r A4 r D/4 r
    B 2: @bass G2/8. D3/16 Bb2/8 D3 G2/8. D3/16 Bb2/8 G2 | D3/8. A2/16 F3/8 A2 D3/8. A2/16 C3/8 Bb2 |
         E3/8. Bb2/16 E3/8 E A2/8. E3/16 G3/8 A2         | D3/8 r A2 r D3/4 r
    B 3: r/4 @minor G3 r G3/8 G                          | r/4 D4 r D4/8 D                          |
         r/4 @minor G3 r @major A3/8 A                   | r/4 @minor D4/8 r D/4 r
    B drums: k/8. x/16 s/8 x k x s x                         | k/8. x/16 s/8 x k x s x                  |
             k/8. x/16 s/8 x k x s x                         | k r s r k/16 s s s k/8 r

    ; white, in major: the same line seen in a mirror, a fourth down, and it falls
    C 1: r/8 @reed D5 A4/8. B/16 A/8 G F#/4              | G/8. A/16 B/8 A G/4 C#5                  |
         r/8 C# G4/8. A/16 G/8 F# E/4                    | F#/8. G/16 A/8 B A/4 r
    C 2: @bass D3/8. A2/16 F#3/8 A2 D3/8. A2/16 F#3/8 D3 | A2/8. E3/16 C#3/8 E3 A2/8. E3/16 G3/8 E3 |
         E3/8. A2/16 C#3/8 A2 E3/8. A2/16 C#3/8 E3       | D3/8. A2/16 F#3/8 A2 D3/8 F#3 A3 r
    C 3: @below F#4/2 A3                                 | E4/2 A4/4 G                              |
         E/2 C#/4 C#                                     | D/4 F# F# r
    C drums: k/8 r s x k r s x                               | k r s x k r s x                          |
             k r s x k r s x                                 | k r s x k s/16 s s/8 x
    D 1: r/8 @reed F#5 E/8. D/16 E/8 F# G/4           | F#/8. E/16 D/8 B4 D5/4 A4                 |
         B/8. A/16 G#/8 B E5/4 C#                     | D/8 r A4 r F#/4 F
    D 2: @bass E3/8. B2/16 E3/8 G3 E3/8. B2/16 E3/8 E | B2/8. F#3/16 B2/8 D3 B2/8. F#3/16 D3/8 B2 |
         E3/8. B2/16 G#3/8 E3 A2/8. E3/16 G3/8 C#3    | D3/8 r A2 r D3/4 D
    D 3: @below B4/2 B                                | B/2 F#                                    |
         G#/2 G                                       | F#/8 r E r D/4 D
    D drums: k/8 r s x k r s x                            | k r s x k r s x                           |
             k r s x k r s x                              | k r s r k/4 k

    ; both at once: a row of discs turns over, one after the other
    E 1: r/8 @reed A4 D5/8. C#/16 D/8 E F/4            | r/8 D A4/8. B/16 A/8 G F#/4               |
         @flip A4/16 Bb B C5 C# D Eb E @reed F/4 r/8 E | F/8. E/16 D/8 C# D A4 F r
    E 2: @bass D3/8. A2/16 D3/8 A2 D3/8. A2/16 F3/8 E3 | D3/8. A2/16 F#3/8 A2 D3/8. A2/16 F#3/8 D3 |
         A2/4 G2/8 F2 D2/4 r/8 A2                      | Bb2/8. G2/16 E3/8 A2 D3 A2 D2 r
    E 3: r/4 @minor D4 r D4/8 D                        | r/4 @major D4 r D4/8 D                    |
         @six C#4/4 C# @minor D4/8 r D r               | r/4 @six E4 @minor D4/8 r D r
    E drums: k/8. x/16 s/8 x k x s x                       | k r s x k r s x                           |
             s/16 s s s s s s s k/8 r s x                  | k/8. x/16 s/8 x k s k r

    play: |: A B C D E
    """
)
"""What black says in D minor, white answers in D major with every step turned round."""

WIN = score(
    """
    tempo: 132
    sound reed: 46 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound flip: 50 46 38 28 18 10 5 0
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: r/8 @flip A4/16 Bb B C5 C# D @reed E/8. D/16 F#/8 E | F#/8. E/16 D/8 A4 D5/2
    A 2: @bass A2/4 G2/8 E2 A2/8. E3/16 C#3/8 A2             | D3/8. A2/16 F#3/8 A2 D2/2
    A 3: r/4 @major A3/4 A A                                 | D4/4 D/8 D D/2
    A drums: k/8 s/16 s s s s s k/8. x/16 s/8 x                  | k/8. s/16 s/8 s k/4 r
    play: A
    """
)
"""A whole row turns, and the tango is in major."""

LOSE = score(
    """
    tempo: 112
    sound reed: 46 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound flip: 50 46 38 28 18 10 5 0
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound minor: 28 26 24 22 20 18 16 14 12 10 ~ 0 3 7
    A 1: r/8 @reed A4 D5/8. C#/16 D/8 C Bb4/4          | @flip A4/16 Ab G F# F E Eb D @reed D/4 r
    A 2: @bass D3/8. A2/16 D3/8 A2 G2/8. D3/16 G2/8 E2 | A2/4 A2 D2/4 r
    A 3: r/4 @minor D4 G3/4 G                          | r/4 @minor A3 D3/4 r
    A drums: k/8. x/16 s/8 x k x s x                       | s/16 s s s s s s s k/4 r
    play: A
    """
)
"""The climb breaks off, and the row turns the other way."""

DRAW = score(
    """
    tempo: 124
    sound reed: 46 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound minor: 28 26 24 22 20 18 16 14 12 ~ 0 3 7
    sound major: 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    sound bare: 24 23 22 21 20 18 16 14 12 ~ 0 7
    A 1: r/8 @reed A4 D5/8. C#/16 D/8 E F/4    | r/8 D A4/8. B/16 A/4 D
    A 2: @bass D3/8. A2/16 D3/8 A2 D3 A2 F3 E3 | D3/8. A2/16 F#3/8 A2 E3/8 A2 D3/4
    A 3: r/4 @minor D4 r D                     | r/4 @major D4 r @bare D4
    A drums: k/8. x/16 s/8 x k x s x               | k r s x k s k r
    play: A
    """
)
"""A bar of black, a bar of white, and a chord without a third."""

ENDS = Phrases(WIN, LOSE, DRAW, DRAW)
