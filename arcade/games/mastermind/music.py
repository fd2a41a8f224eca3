"""A detective's swing: the clue, the shrug, the second clue, and how a case ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 168
    sound horn: 30 38 44 48 50 50 48 46 44 42 40 38 36 34 32
    sound stab: 50 50 50 48 48 46 45 44 42 40 37 34 30 26 22 18 14 10 6 0
    sound bass: 50 50 48 46 44 42 40 36 32 28 24 20 17 14 12 10
    sound minor: 25 24 22 19 16 12 8 4 0 ~ 0 3 7
    sound seventh: 25 24 22 19 16 12 8 4 0 ~ 0 4 10
    sound half: 25 24 22 19 16 12 8 4 0 ~ 0 3 6
    sound vibes: 25 23 21 19 17 15 13 11 9 8 7 6

    A 1:     r/4 @stab G4/8 C5/4 D/8 @horn Eb/4. r/4 @stab C/8    | @horn F#5/4. F/4 Eb/8 C/4. r
           | r/4 @stab G4/8 Bb/4 C5/8 @horn Db/4. r/4 @stab Bb4/8 | @horn G4/4. F#/4 G/8 r/2.
    A 2:     @bass C3/4. D3 Eb3 G2                                | Ab2 C3 Eb3 C3
           | Eb3 Db3 Bb2 E2                                       | F2 D3 G2 B2
    A 3:     r/4. @minor C4/4. r C/4 C/8                          | r/4. @seventh Ab3 r Ab
           | r/4. @seventh Eb4 r Eb/4 Eb/8                        | r/4. @half D4/4. @seventh G3/4 G/8 G/4.
    A drums: x/4. s/4 x/8 x/4. s/4 x/8                            | x/4. s/4 x/8 x/4. s/4 x/8
           | x/4. s/4 x/8 x/4. s/4 x/8                            | x/4. s/4 x/8 k/4 s/8 s/4 s/8

    B 1:     r/4 @stab G4/8 C5/4 D/8 @horn Eb/4. r/4 @stab C/8 | @horn G5/4. F#/4 F/8 Eb/4. r/4 @stab D/8
           | C5/4 Eb/8 D/4 B4/8 G/4 Ab/8 B/4 D5/8              | @horn C/2. r
    B 2:     @bass C3/4. D3 Eb3 G2                             | F2 A2 C3 Eb3
           | D3 Ab2 G2 F2                                      | Eb2 G2 C3/4 G2/8 C3/4.
    B 3:     r/4. @minor C4/4. r C/4 C/8                       | r/4. @seventh F3 r F
           | r/4. @half D4/4. r @seventh G3                    | r/4. @minor C4 C/4 C/8 r/4.
    B drums: x/4. s/4 x/8 x/4. s/4 x/8                         | x/4. s/4 x/8 x/4. s/4 x/8
           | x/4. s/4 x/8 x/4. s/4 s/8                         | k/4. s k/4 s/8 k/4.

    C 1:     @stab F5/4 F/8 Eb/4 C/8 @horn F/4. r         | @stab C5/4 C/8 Bb4/4 G/8 @horn C5/4. r
           | @stab Ab5/4 G/8 F/4 Eb/8 D/4 F/8 Ab/4 F/8    | @horn G5/4. r/4. @stab G4/8 Ab A B C5 D
    C 2:     @bass F2/4. r r F2/4 C3/8                    | C3/4. r r Eb3/4 E3/8
           | F3/4. C3 Ab2 D3                              | G2/4. D3 G2 F2
    C 3:     @minor F3/4. r/4. @vibes C5/4 Ab4/8 F/4 Ab/8 | @minor C4/4. r/4. @vibes G4/4 Eb/8 C/4 Eb/8
           | @minor F3/4. r @half D4 r                    | @seventh G3/4. G r/2.
    C drums: k/4. r x/4 x/8 s/4 x/8                       | k/4. r x/4 x/8 s/4 x/8
           | x/4. s/4 x/8 x/4. s/4 x/8                    | k/4. s k/8 s k s s s

    play: |: A B C B
    """
)
"""C minor with blue notes, 12/8 that swings over a walking bass; stops in the middle part."""

WIN = score(
    """
    tempo: 176
    sound horn: 40 44 48 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound stab: 50 50 50 48 48 46 45 44 42 40 37 34 30 26 22 18 14 10 6 0
    sound bass: 50 50 48 46 44 42 40 36 32 28 24 20 17 14 12 10
    sound major: 25 24 22 20 18 16 14 12 10 8 6 ~ 0 4 9
    sound seventh: 25 24 22 19 16 12 8 4 0 ~ 0 4 10
    A 1:     r/4 @stab G4/8 C5/4 D/8 @horn E/4. @stab G/4 A/8 | E5/4 Eb/8 D/4 B4/8 @horn C5/2. | r/4.
    A 2:     @bass C3/4. E3 A2 D3                             | G2 B2 C3 C2                    | r
    A 3:     r/4. @major C4 r @seventh D4                     | G3/4. G @major C4/4 C/8 C/4.   | r/4.
    A drums: x/4. s/4 x/8 x/4. s/4 x/8                        | x/4 s/8 s/4 s/8 k/4 s/8 k/4.   | r/4.
    play: A
    """
)
"""The case is solved, with an added sixth."""

LOSE = score(
    """
    tempo: 168
    sound horn: 30 38 44 48 50 50 48 46 44 42 40 38 36 34 32
    sound stab: 50 50 50 48 48 46 45 44 42 40 37 34 30 26 22 18 14 10 6 0
    sound bass: 50 50 48 46 44 42 40 36 32 28 24 20 17 14 12 10
    sound half: 25 24 22 19 16 12 8 4 0 ~ 0 3 6
    sound minor: 20 19 18 16 14 12 10 8 6 ~ 0 3 7
    A 1:     r/4 @stab G4/8 C5/4 D/8 @horn Eb/4. Db/4 C/8 | B4/4 Bb/8 A/4 Ab/8 @horn G/4. F#/4 G/8 | @horn C4/2.
    A 2:     @bass C3/4. Bb2 A2 Ab2                       | G2 F2 Eb2 D2                           | C2/2.
    A 3:     r/4. @minor C4 @half A3 r                    | @half F#3/4. r @minor Eb3 r            | @minor C4/4. r
    A drums: x/4. s/4 x/8 x/4. s/4 x/8                    | x/4. s k r                             | k/2.
    play: A
    """
)
"""No further clue: down the stairs into the rain."""

DRAW = score(
    """
    tempo: 168
    sound horn: 30 38 44 48 50 50 48 46 44 42 40 38 36 34 32
    sound stab: 50 50 50 48 48 46 45 44 42 40 37 34 30 26 22 18 14 10 6 0
    sound bass: 50 50 48 46 44 42 40 36 32 28 24 20 17 14 12 10
    sound minor: 25 24 22 19 16 12 8 4 0 ~ 0 3 7
    sound half: 25 24 22 20 18 16 14 12 10 8 ~ 0 3 6
    A 1:     r/4 @stab G4/8 C5/4 D/8 @horn Eb/4. r/4 @stab C/8 | r/4 @stab G4/8 C5/4 D/8 @horn F#/2.
    A 2:     @bass C3/4. D3 Eb3 C3                             | F2 G2 A2/2.
    A 3:     r/4. @minor C4 r C                                | r @minor C4 @half A3/2.
    A drums: x/4. s/4 x/8 x/4. s/4 x/8                         | x/4. s/4 x/8 k/2.
    play: A
    """
)
"""Two clues, no answer."""
OVER = score(
    """
    tempo: 168
    sound horn: 30 38 44 48 50 50 48 46 44 42 40 38 36 34 32
    sound stab: 50 50 50 48 48 46 45 44 42 40 37 34 30 26 22 18 14 10 6 0
    sound bass: 50 50 48 46 44 42 40 36 32 28 24 20 17 14 12 10
    sound minor: 25 24 22 19 16 12 8 4 0 ~ 0 3 7
    A 1:     r/4 @stab G4/8 C5/4 D/8 @horn Eb/4. r/4 @stab C/8 | G4/4 Ab/8 G/4 F/8 @horn Eb/2. | @stab C4/4. r
    A 2:     @bass C3/4. D3 Eb3 G2                             | F2 G2 Ab2 G2                  | C3/4. r
    A 3:     r/4. @minor C4 r C                                | r @minor F3 r C4              | C4/4. r
    A drums: x/4. s/4 x/8 x/4. s/4 x/8                         | x/4. s/4 x/8 x/4. s/4 x/8     | k/4. r
    play: A
    """
)
"""Somebody else has told him: he shuts the file."""
ENDS = Phrases(WIN, LOSE, DRAW, OVER)
