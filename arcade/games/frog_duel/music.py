"""The pieces: a round dance for frogs, who leap a fifth and croak when they land."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound pipe: 50 46 42 40 38 36 34 32 30 28 26 24 22
    sound bass: 50 38 29 22 17 13 10 7 5
    sound major: 24 19 15 11 8 5 3 0 ~ 0 4 7
    sound minor: 24 19 15 11 8 5 3 0 ~ 0 3 7
    sound croak: 44 20 44 16 40 12 34 8 28 4 0
"""

TITLE = score(
    f"""{_BAND}
    tempo: 124
    A 1: @pipe C4/8 G r/16 G F# E   | F#/8 E/16 D E/4         | C/8 Bb r/16 Bb A G    | A/8 G/16 F# G/4
         | C5/8 Bb4/16 A Bb/8 G     | A/16 G F# E F#/8 D      | E/16 F# G A G/8 F#/16 E | D/8 C r/4
    A 2: @bass C3/4 G2              | D3/8 A2 C3 G2           | C3/4 Bb2              | D3/8 A2 G2 C3
         | C3/4 G2                  | D3 A2                   | C3 A2                 | G2/8 C3 C2/4
    A 3: r/8 @major C4 r C          | r D4 @croak C3/8 C      | r/8 @major C4 r C     | r D4 @croak C3/8 C
         | @major r/8 C4 r C        | r D4 r D                | r C4 r C              | r C4 @croak G2/8 C3
    A drums: k/8 x s x              | k x s/16 x x/8          | k x s x               | k x s/16 x x/8
         | k x s x                  | k x s x                 | k x s x               | k s/16 s k/8 x

    B 1: @pipe A4/16 C5 E C E/8 E   | F#/16 E D# C D#/8 B4    | A/16 C5 E C E/8 G     | F#/16 E D# F# E/4
         | E/8 G/16 F# E/8 C        | D#/8 F#/16 E D#/8 B4    | C5/16 B4 A B C5 D# E C | B4/8 A r/4
    B 2: @bass A2/4 E2              | B2 F#2                  | A2 E2                 | B2 E2/8 E3
         | C3/4 A2                  | B2 F#2                  | A2 F#2                | E2/8 A2 E2/4
    B 3: r/8 @minor A3 r A          | r @major B3 r B         | r @minor A3 r A       | r @major B3 @croak E3/8 E
         | r/8 @minor A3 r A        | r @major B3 r B         | r @minor A3 r A       | r A3 @croak A2/8 A
    B drums: k/8 x/16 x s/8 x       | k x/16 x s/8 x          | k x/16 x s/8 x        | k x s/16 x x/8
         | k/8 x/16 x s/8 x         | k x/16 x s/8 x          | k x/16 x s/8 x        | k s/16 s s s s s

    C 1: @pipe C5/8 G r/16 G F# E   | F#/8 E/16 D E/8 C       | C/8 A r/16 A G F#     | G/8 F#/16 E D/4
         | C/8 G5 r/16 F# E D       | E/8 Bb4 r/16 Bb A G     | A/16 G F# E D E F# D  | E/8 C C4/4
    C 2: @bass C3/8 G2 C3 G2        | D3 A2 C3 G2             | C3 G2 C3 A2           | D3 A2 D3 D2
         | C3 G2 C3 G2              | C3 G2 E2 C3             | D3 A2 D2 F#2          | G2 C3 C2/4
    C 3: @croak C3/8 r @major E4 r  | @croak r/8 C3 @major C4 r | @croak C3/8 r @major C4 r | @croak r/8 C3 D3 D
         | @croak r/8 C3 @major E4 r | @croak r/8 C3 @major C4 r | D4 r D r           | @croak G2/8 C3 C3 C
    C drums: k/8 x/16 x s/8 x       | k x/16 x s/8 x          | k x/16 x s/8 x        | k x s/16 s s s
         | k/8 x/16 x s/8 x         | k x/16 x s/8 x          | k/16 s s s k s s s    | k/8 k k/4
    play: |: A A B C
    """
)
"""C with raised fourth and lowered seventh, 2/4: a leap, a landing, a croak; at last an octave higher."""

WIN = score(
    f"""{_BAND}
    tempo: 132
    A 1: @pipe C4/8 G r/16 G A Bb | C5/8 G4/16 A Bb/8 C5 | E/8 G r/16 F# E D | E/8 D/16 F# G/4 | C5/2
    A 2: @bass C3/8 G2 C3 G2 | C3 G2 C3 E3 | C3 G2 C3 G2 | D3 D2 G2/4 | C2/2
    A 3: r/8 @major C4 r C | r C r C | r C r C | r D @croak G2/8 G | C3/8 C C r
    A drums: k/8 x s x | k x s x | k x s x | k/16 s s s k/8 s | k/8 k k r
    play: A
    """
)
"""The leap goes all the way up, and three croaks."""

LOSE = score(
    f"""{_BAND}
    tempo: 112
    A 1: @pipe C4/8 G r/16 G F# E | F#/8 D#/16 D C#/4 | C4/8 r Bb3 r | @croak C3/8 r/4.
    A 2: @bass C3/4 G2 | D3/8 A#2 A2/4 | G#2/8 r G2 r | r/8 C2 r/4
    A 3: r/8 @major C4 r C | r/2 | r/8 @croak C3 r Bb2 | r/2
    A drums: k/8 x s x | k/8 s/16 s k/4 | x/4 x | k/8 k r/4
    play: A
    """
)
"""A leap too short, bubbles, and one low croak."""

ENDS = Phrases(WIN, LOSE)
