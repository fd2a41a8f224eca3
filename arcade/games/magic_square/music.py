"""The conjurer's musical box: four notes that slide through their line, and how a puzzle ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 108
    sound bell: 50 48 45 42 39 36 33 30 28 26 24 22 20 18 17 16 15 14 13 12
    sound soft: 25 23 21 19 17 15 13 11 10 9 8 7 6
    sound low: 40 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12 10
    sound sweep: 50 44 38 32 26 20
    sound tada: 30 30 30 28 28 26 26 24 22 20 18 16 ~ 0 4 7
    sound tip: 50 40 28 16 6 0

    A 1:     @bell G4/8 D5 B4 E5 D5/4. B4/8 | D5 B4 E5 G F#/4. E/8 | B4 E5 G D C#/4 A4    | E5/8 G D B4 A4/2
    A 2:     @low G2/2 B2                   | B2 D3                | E3 A2                | C3 D3
    A 3:     @soft B3/8 D4 G D B3 D4 G D    | B3 D4 G D A3 D4 F# D | B3 E4 G E C# E A3 E4 | C4 E G E D F# A F#
    A drums: x/4 x/8 x x/4 x                | x x/8 x x/4 x        | x x/8 x x/4 x        | x x/8 x x x x x

    B 1:     @bell G4/8 D5 B4 E5 D5/4. B4/8 | E5 B4 D5 G F#/4. G/8 | A G E C# D/4 B4   | C5/8 A4 F# A G/2
    B 2:     @low G2/2 B2                   | E3 D3                | A2 B2             | D3 G2
    B 3:     @soft B3/8 D4 G D B3 D4 G D    | B3 E4 G E A3 D4 F# D | C#4 E A E D G B G | C4 D F# C B3 D4 G r
    B drums: x/4 x/8 x x/4 x                | x x/8 x x/4 x        | x x/8 x x/4 x     | x x/8 x x/4 r

    C 1:     @sweep A4/16 B C#5 D# F G @bell A/4 r/8 F/4 | @sweep G5/16 F D# C# B4 A @bell G/4 r/8 A/4
           | @tip B4/8 B r B C5 C r C                    | @sweep C5/16 D E F# G#/8 r/2 r/8
    C 2:     @low F2/2. B2/4                             | Eb3/2. C#3/4
           | G2/8 r G r A2 r A r                         | E3/4 r/2.
    C 3:     @soft F4/8 A C#5 A4 F A C#5 A4              | Eb4 G B G Eb G B G
           | @tip D4 D r D E E r E                       | @soft E4 G# C5 r/2 r/8
    C drums: r/4 x r x                                   | r/4 x r x
           | x/8 x r x x x r x                           | s/16 s s s s/8 r/8 s/32 s s s s s s s s s s s s s s s

    D 1:     @bell D5/8. D/16 F#/8 A/4. r/4  | E5/8 B4 D5 G F#/4. G/8
           | A G E C# D/4 B4                 | C5/8 A4 F# A G/4 F#4/8 F
    D 2:     @low D3/8. D/16 D3/8 A2/4. D3/4 | C3/2 D3
           | A2 B2                           | D3 G2/4 D2
    D 3:     @tada D4/8. D/16 D4/8 D/4. r/4  | @soft C4/8 E G E A3 D4 F# D
           | C#4 E A E D G B G               | C4 D F# C B3 D4 A C
    D drums: k/8. k/16 s/8 k/4. x/4          | x x/8 x x/4 x
           | x x/8 x x/4 x                   | x x/8 x x x x x

    play: |: A B C D
    """
)
"""G with a Lydian glimmer, 4/4: a row of four notes is pushed on, note by note; whole tones before the trick."""

WIN = score(
    """
    tempo: 120
    sound bell: 50 48 45 42 39 36 33 30 28 26 24 22 20 18 17 16 15 14 13 12
    sound low: 40 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12 10
    sound sweep: 50 44 38 32 26 20
    sound tada: 30 30 30 28 28 26 26 24 22 20 18 16 14 12 10 8 ~ 0 4 7
    A 1:     @bell G4/8 D5 B4 E5 D5 G F# E | @sweep D5/16 E F# G# @bell A5/8. @sweep F#/16 @bell G5/2
    A 2:     @low G2/2 C3                  | D3/4 D3 G2/2
    A 3:     @tada G3/4 r C4 r             | D4/4 D4/8. D/16 G4/2
    A drums: x/8 x x x x x x x             | s/16 s s s k/8. k/16 k/2
    play: A
    """
)
"""The row in order, and out of the hat."""

OVER = score(
    """
    tempo: 112
    sound bell: 50 48 45 42 39 36 33 30 28 26 24 22 20 18 17 16 15 14 13 12
    sound soft: 25 23 21 19 17 15 13 11 10 9 8 7 6
    sound low: 40 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12 10
    A 1:     @bell G4/8 D5 B4 E5 D5/4 C#/8 r | E5/8 D B4 G4 A4/2
    A 2:     @low G2/2 A2                    | C3 D3
    A 3:     @soft B3/8 D4 G D C#4 E A E     | C4 E G E D/2
    A drums: x/4 x x x                       | x x x/2
    play: A
    """
)
"""Solved by the machine: it stops on the question."""
ENDS = Phrases(WIN, over=OVER)
