"""The docks' tango: a line that pushes upward step by step, and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 116
    sound reed: 44 48 50 48 46 44 42 40 38 36 34
    sound short: 50 50 48 46 42 38 32 24 14 0
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound minor: 30 28 26 24 21 18 14 10 6 3 0 ~ 0 3 7
    sound major: 30 28 26 24 21 18 14 10 6 3 0 ~ 0 4 7
    sound seventh: 30 28 26 24 21 18 14 10 6 3 0 ~ 0 4 10
    sound fiddle: 14 16 18 20 20 18 16 14

    A 1:     @short A4/8. Bb/16 B/8 C5 @reed C#/4 @short D/8 r | @reed F5/8. E/16 D/8 C# D/4 A4
           | @short G/8. A/16 Bb/8 B @reed C5/4 @short D/8 r   | @reed E5/8 D/16 C# Bb4/8 G A/4 r
    A 2:     @bass A2/8. E3 A2/8 D3/8. A2 D3/8                 | D3/8. A2 F2/8 D3/8. A2 D3/8
           | G2/8. D3 G2/8 C3/8. G2 Bb2/8                      | A2/8. E3 A2/8 A2/8 B2 C#3 E3
    A 3:     @seventh A3/4 A @minor D4 D/8 D                   | D/4 D D D/8 D
           | G3/4 G @seventh C4 G3/8 G                         | A3/4 A A/8 r/4 @seventh A/8
    A drums: k/8 r x/16 x s/8 k r x s                          | k r x/16 x s/8 k r x s
           | k r x/16 x s/8 k r x s                            | k r x s k s/16 s s/8 r

    B 1:     @short A4/8. Bb/16 B/8 C5 @reed C#/4 @short D/8 r | @reed F5/8. G/16 A/8 G F/4 D
           | Bb4/8 D5 G/8. F/16 E/8 D C# E                     | D/4 r/8 @short A4 D5/4 r
    B 2:     @bass A2/8. E3 A2/8 D3/8. A2 D3/8                 | D3/8. C3 Bb2/8 A2/8. D3 A2/8
           | G2/8. D3 G2/8 A2/8. E3 A2/8                       | D3/8. A2 E3/8 D3/4 r
    B 3:     @seventh A3/4 A @minor D4 D/8 D                   | D/4 D D D/8 D
           | G3/4 G @seventh A3 A/8 A                          | @minor D4/4 r/8 @seventh A3 @minor D4/4 r
    B drums: k/8 r x/16 x s/8 k r x s                          | k r x/16 x s/8 k r x s
           | k r x s k/16 s s s s/8 s                          | k/4 r/8 s k/4 r

    C 1:     @reed A5/4. G/8 F/4 C       | Bb4/8 C5 D F E/4 C  | G/4. F/8 E/4 Bb4   | A/8 Bb C5 E F/4 r/8 A4
    C 2:     @bass F2/4. C3/8 F3/4 A2    | Bb2/4. G2/8 C3/4 E3 | C3/4. G2/8 C3/4 G2 | F2/4. C3/8 F2/8 G2 A2 C3
    C 3:     @fiddle C5/4 A4 C5/8 A4 F/4 | D4/4 F G Bb         | Bb/4 G Bb/8 G C5/4 | F4/4 G A r
    C drums: k/8 r x r s r x r           | k r x r s r x r     | k r x r s r x r    | k r x r s s/16 s s/8 r

    D 1:     @reed D5/4. C#/8 D/4 F      | E/4. D#/8 E/4 G
           | F/8 E D C# Bb4 A G F        | @short E4/8. F/16 F#/8 G G#/4 r
    D 2:     @bass Bb2/4. F3/8 D3/4 Bb2  | C#3/4. G2/8 A2/4 C#3
           | D3/4. A2/8 G2/4 Gb2         | E2/4. E/8 E3/4 r
    D 3:     @fiddle F4/4 Bb F/8 Bb D5/4 | A4/4 G A C#5
           | A4/4 F D4 E                 | @seventh E3/8 r E E E/4 r
    D drums: k/8 r x r s r x r           | k r x r s r x r
           | k x s x k x s s             | k/8. s/16 k/8 s k/4 r

    play: |: A B C D
    """
)
"""D minor, 4/4, three and three and two: pushed up by semitones till it stands; the harbour in F between."""

WIN = score(
    """
    tempo: 140
    sound reed: 44 48 50 48 46 44 42 40 38 36 34 32 30
    sound short: 50 50 48 46 42 38 32 24 14 0
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound major: 30 28 26 22 18 14 10 6 ~ 0 4 7
    sound seventh: 30 28 26 24 21 18 14 10 6 3 0 ~ 0 4 10
    A 1:     @short A4/8. Bb/16 B/8 C5 C# D Eb E | @reed F#5/8. @short F#/16 G/8 E @reed A/4 F#/8 E
           | @short D5/8. A4/16 @reed D5/4 r/2
    A 2:     @bass A2/8. E3 A2/8 A2/8 B2 C#3 E3  | D3/8. A2 D3/8 A2/8. E3 A2/8
           | D3/8. A2/16 D2/4 r/2
    A 3:     @seventh A3/4 A A/8 A A A           | @major D4/4 D @seventh A3/4 A
           | @major D4/8. D/16 D/4 r/2
    A drums: k/8 r x s k s s s                   | k r x s k s/16 s s/8 s
           | k/8. s/16 k/4 r/2
    play: A
    """
)
"""It goes on pushing, through the wall and into the major."""

LOSE = score(
    """
    tempo: 126
    sound reed: 44 48 50 48 46 44 42 40 38 36 34 32 30
    sound short: 50 50 48 46 42 38 32 24 14 0
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound minor: 26 24 22 18 14 10 6 ~ 0 3 7
    sound dim: 26 22 16 10 6 0 ~ 0 3 6
    A 1:     @short A4/8. Bb/16 B/8 r A/8. Bb/16 B/8 r | @reed Bb4/8 A G# G F E D C# | @short D4/4 D/8. D/16 D/4 r
    A 2:     @bass A2/8. F2 B2/8 A2/8. F2 B2/8         | G2/4 Bb2 A2 A2              | D3/4 A2/8. A/16 D2/4 r
    A 3:     @dim B3/4 r/8 B B/4 r/8 B                 | @minor G3/4 G @dim C#4/4 C# | @minor D4/4 r D r
    A drums: k/8 r x s k r x s                         | k/4 s k s                   | k s/8. s/16 k/4 r
    play: A
    """
)
"""Twice against the wall, then down the steps and shut."""
ENDS = Phrases(WIN, LOSE)
