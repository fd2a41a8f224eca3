"""The stadium band: a galop that runs up and leaps, and how a race ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 160
    sound horn: 50 50 50 48 48 46 46 44 44 42 42 40 38 36 34 32
    sound short: 50 50 48 46 42 36 28 18 8 0
    sound tuba: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound major: 25 25 23 21 19 17 15 12 9 6 3 0 ~ 0 4 7
    sound minor: 25 25 23 21 19 17 15 12 9 6 3 0 ~ 0 3 7
    sound seventh: 25 25 23 21 19 17 15 12 9 6 3 0 ~ 0 4 10
    sound legs: 25 23 20 17 14 11 8 5 0
    sound second: 25 24 22 20 18

    A 1:     @horn Bb4/8. @short Bb/16 Bb/8 C5 @horn F5/4 D5 | Eb/8. @short Eb/16 Eb/8 D @horn C/2
           | A4/8. @short A/16 A/8 Bb @horn Eb5/4 C5         | D/8 F Eb D C/4 @short F4/8 A
    A 2:     @tuba Bb2/4 F2 Bb2 D3                           | C3 G2 F2 A2
           | F2 A2 C3 F2                                     | Bb2 D3 F2/8 G2 A2/4
    A 3:     r/8 @major Bb3 r Bb r Bb r Bb                   | r @minor C4 r C r @seventh F3 r F
           | r F r F r F r F                                 | r @major Bb3 r Bb r @seventh F3 r F
    A drums: k/8 x s x k x s x                               | k x s x k x s x
           | k x s x k x s x                                 | k x s x k x/16 s s/8 s

    B 1:     @horn Bb4/8. @short Bb/16 Bb/8 C5 @horn F5/4 D5 | G/8. @short G/16 G/8 F @horn Eb/4. D/8
           | C/8 D Eb G F Eb D C                             | @horn Bb4/4 @short D5/8 F @horn Bb4/4 r
    B 2:     @tuba Bb2/4 F2 Bb2 D3                           | Eb3 Bb2 G2 Bb2
           | C3 G2 F2 A2                                     | Bb2 F2 D3 r
    B 3:     r/8 @major Bb3 r Bb r Bb r Bb                   | r Eb4 r Eb r Eb r Eb
           | r @minor C4 r C r @seventh F3 r F               | r @major Bb3 r Bb Bb/4 r
    B drums: k/8 x s x k x s x                               | k x s x k x s x
           | k x s x k s k s                                 | k x s x k/16 s s s s/8 s

    C 1:     @horn G4/4. A/8 Bb/4 C5          | D5/2. Bb4/4             | C5/4. D/8 Eb/4 C    | A4/2. r/4
    C 2:     @tuba G2/2 D3                    | G2 F2                   | Eb3 C3              | F2 C3/4 A2
    C 3:     @legs G3/8 Bb D4 Bb3 G D4 Bb3 D4 | G3 Bb D4 G D Bb3 D4 Bb3 | C4 Eb G Eb C G Eb G | A3 C4 F C A3 C4 Eb C
    C drums: k/8 x x x s x x x                | k x x x s x x x         | k x x x s x x x     | k x x x s x s/16 s s s

    D 1:     @horn Bb4/4. C5/8 D/4 Eb      | F/2 G/4 F
           | Eb/8 F G Eb D/4 C             | @short F4/8 G A Bb C5 D Eb E
    D 2:     @tuba Bb2/2 F3                | Bb2/4 Ab2 G2 Bb2
           | C3 Eb3 F3 F2                  | F2/8 F A2 A C3 C F3 F2
    D 3:     @legs Bb3/8 D4 F D Bb3 F4 D F | D4 Ab3 D4 Bb3 Eb Bb4 Eb4 Bb3
           | @second G4/4 Eb A4 F          | @seventh F3/8 r F r F F F F
    D drums: k/8 x x x s x x x             | k x x x s x x x
           | k x s x k x s x               | s/16 s s s s s s s s s s s s s s s

    E 1:     @horn Bb4/8. @short Bb/16 Bb/8 C5 @horn F5/4 D5 | Eb/8. @short Eb/16 Eb/8 D @horn C/2
           | A4/8. @short A/16 A/8 Bb @horn Eb5/4 C5         | D/8 F Eb D C/4 @short F4/8 A
    E 2:     @tuba Bb2/4 F2 Bb2 D3                           | C3 G2 F2 A2
           | F2 A2 C3 F2                                     | Bb2 D3 F2/8 G2 A2/4
    E 3:     @second r/2 D5/8 C Bb4/4                        | r/2 A4/8 G F4 G
           | r/2 C5/8 Bb4 A/4                                | @second Bb/8 D5 C Bb4 A/4 r
    E drums: k/8 x s x k x s x                               | k x s x k s k s
           | k x s x k x s x                                 | k x s x k x/16 s s/8 s

    play: |: A B C D E B
    """
)
"""Bb major, 4/4: three quick steps and a leap; lanes and crowd; the last round with a second horn."""

WIN = score(
    """
    tempo: 160
    sound horn: 50 50 50 48 48 46 46 44 44 42 42 40 38 36 34 32
    sound short: 50 50 48 46 42 36 28 18 8 0
    sound tuba: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound major: 25 25 24 22 20 18 16 14 12 10 8 6 ~ 0 4 7
    sound seventh: 25 25 23 21 19 17 15 12 9 6 3 0 ~ 0 4 10
    A 1:     @horn Bb4/8. @short Bb/16 Bb/8 C5 @horn F5/4 @short D5/8 F
           | @horn G/8. @short G/16 F/8 Eb @horn D/8 F Eb C5/8
           | @horn D5/16 Eb F G @horn F/4 Bb4/4 r
    A 2:     @tuba Bb2/4 F2 Bb2 D3
           | Eb3 C3 F2 A2
           | Bb2/8 F2 Bb2/4 Bb2 r
    A 3:     @major Bb3/4 r/8 Bb Bb/4 Bb
           | Eb4 Eb @seventh F3/4 F
           | @major Bb3/4 Bb/2 r/4
    A drums: k/8 x s x k x s x
           | k x s x k/16 s s s s/8 s
           | k/16 s s s k/8 s k/4 r
    play: A
    """
)
"""The leap comes off, and the crowd stands."""

LOSE = score(
    """
    tempo: 150
    sound horn: 50 50 50 48 48 46 46 44 44 42 42 40 38 36 34 32
    sound short: 50 50 48 46 42 36 28 18 8 0
    sound tuba: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound dim: 25 22 18 14 10 6 4 ~ 0 3 6
    sound minor: 22 20 18 16 14 12 10 8 6 4 ~ 0 3 7
    A 1:     @horn Bb4/8. @short Bb/16 Bb/8 B4 @horn C5/4 @short E4 | @horn Bb4/8. @short A/16 Ab/8 G @horn Gb/4 F/8 E
           | @horn Eb4/4 Db C4 Bb3
    A 2:     @tuba Bb2/4 F2 Gb2 r                                   | Eb3 D3 Db3 C3
           | F2 F2 F2 Bb2
    A 3:     r/8 @minor Bb3 r @dim E3 E/4 r                         | r/8 @minor Eb3 r Eb r @dim E r E
           | @minor Bb3/2 F3/4 Bb3
    A drums: k/8 x s x s/16 s x/8 k/4                               | k/8 x s x k r s r
           | k/4 r k k
    play: A
    """
)
"""The leap falls short over the bar."""

DRAW = score(
    """
    tempo: 160
    sound horn: 50 50 50 48 48 46 46 44 44 42 42 40 38 36 34 32
    sound short: 50 50 48 46 42 36 28 18 8 0
    sound tuba: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound second: 25 24 22 20 18 16
    A 1:     @horn Bb4/8. @short Bb/16 Bb/8 C5 @horn F5/4 D5 | Eb/8. @short Eb/16 Eb/8 D @horn C/4 F4
           | C5/2 r
    A 2:     @tuba Bb2/4 F2 Bb2 F2                           | C3 G2 F2 A2
           | F2/4 C3 F2 r
    A 3:     r/2 @second D5/4 Bb4                            | r/2 A4/4 C4
           | F4/2 r
    A drums: k/8 x s x k x s x                               | k x s x k x s x
           | k/4 s/8 s k/4 r
    play: A
    """
)
"""Shoulder to shoulder: it stays on the fifth."""
ENDS = Phrases(WIN, LOSE, DRAW)
