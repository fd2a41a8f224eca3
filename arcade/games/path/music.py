"""A walker's jig that winds as the path does, and how a journey ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound pipe: 44 48 50 50 48 46 44 42 40 38 36 34 32 30
    sound third: 18 20 22 22 20 19 18 17 16 15 14
    sound bass: 50 48 46 44 42 40 37 34 31 28 25 22 19 16 14 12
    sound major: 22 22 20 18 15 12 9 6 3 0 ~ 0 4 7
    sound minor: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 7
"""

TITLE = score(
    f"""
    tempo: 168
    {_BAND}
    A 1:     @pipe G4/8 A B D5/4 B4/8 | C5 B4 A B/4 G/8   | F G A C5/4 A4/8  | B A G A/4 r/8
           | G/8 A B D5/4 B4/8        | E5 D C D/4 B4/8   | C5 A4 F A G F    | G/4. G/4 r/8
    A 2:     @bass G2/4. B2           | C3 E3             | F2 A2            | G2 D3
           | G2 B2                    | C3 B2             | F2 C3            | G2/4 D3/8 G2/4.
    A 3:     r/4 @major G3/8 r/4 G/8  | r/4 C4/8 r/4 C/8  | r/4 F3/8 r/4 F/8 | r/4 G/8 r/4 @minor D4/8
           | r/4 @major G3/8 r/4 G/8  | r/4 C4/8 r/4 G3/8 | r/4 F/8 r/4 F/8  | r/4 G/8 G/4.
    A drums: k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8   | k/4 x/8 s/4 x/8  | k/4 x/8 s x x
           | k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8   | k/4 x/8 s/4 x/8  | k x x s x s

    B 1:     @pipe G4/8 A B D5/4 B4/8 | C5 B4 A B/4 G/8 | F G A C5/4 A4/8 | B A G A/4 D5/8
           | G/4 F/8 E D C            | B4 C5 D E/4 C/8 | A4 B C5 F4 A C5 | G4/4. G/4 r/8
    B 2:     @bass G2/4. B2           | C3 E3           | F2 A2           | G2 D3
           | E3 C3                    | G2 A2           | F2 D3           | G2/4 D3/8 G2/4.
    B 3:     @third D4/8 F G B/4 G/8  | A G F G/4 D/8   | C E F A/4 F/8   | G F D F/4 A/8
           | B/4 A/8 G F E            | D E G C5/4 G4/8 | F G A D F A     | D/4. D/4 r/8
    B drums: k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k/4 x/8 s x x
           | k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k x x s s s

    C 1:     @pipe E5/4. D/8 C B4            | C5/4 A4/8 E/4.
           | A/8 B C5 D/4 E/8                | D/4. B4/4 r/8
           | E5/4. D/8 E F                   | G/4 F/8 E/4 C/8
           | D C B4 A B C5                   | D/4. r/8 D E
    C 2:     @bass A2/4. E3                  | A2 G2
           | F2 D3                           | G2 F2
           | A2 C3                           | E3 A2
           | D3 F2                           | G2/4 D3/8 G2 A2 B2
    C 3:     r/4 @minor A3/8 r/4 A/8         | r/4 A/8 r/4 A/8
           | r/4 @major F3/8 r/4 @minor D4/8 | r/4 @major G3/8 r/4 G/8
           | r/4 @minor A3/8 r/4 A/8         | r/4 @major C4/8 r/4 @minor A3/8
           | r/4 @minor D4/8 r/4 @major F3/8 | r/4 @major G3/8 G/4 r/8
    C drums: k/4. x                          | k x
           | k x                             | k s/8 x x
           | k/4. x                          | k x
           | k x/4 s/8                       | k/4 s/8 s s s

    play: |: A B C B
    """
)
"""G Mixolydian, 6/8: up three steps, round a corner and back; a dark wood in the middle; two walk in thirds."""

WIN = score(
    f"""
    tempo: 168
    {_BAND}
    A 1:     @pipe G4/8 A B D5/4 E/8 | F# E D E/4 F#/8   | G F# E D B4 D5          | G/4. r
    A 2:     @bass G2/4. B2          | D3 C3             | E3 D3                   | G2/4 D3/8 G2/4.
    A 3:     r/4 @major G3/8 r/4 G/8 | r/4 D4/8 r/4 C4/8 | @third B4/8 A G F# D F# | @major G3/4. G/4.
    A drums: k/4 x/8 s/4 x/8         | k/4 x/8 s/4 x/8   | k s s k s s             | k/4 s/8 k/4.
    play: A
    """
)
"""At the star."""

LOSE = score(
    f"""
    tempo: 152
    {_BAND}
    A 1:     @pipe G4/8 A B C#5/4 B4/8 | Bb A Ab G Gb F | @pipe E4/4. Eb/4.               | D/4. r
    A 2:     @bass G2/4. A2            | Eb3 Eb2        | C3 A2                           | G2 r
    A 3:     r/4 @major G3/8 r/4 A3/8  | r/2.           | @minor A3/4 A/8 r/4 @minor C4/8 | @minor G3/4. r
    A drums: k/4 x/8 s/4 x/8           | s x s x s x    | k/4. k                          | k r
    play: A
    """
)
"""A step beside the path, and down."""

DRAW = score(
    f"""
    tempo: 160
    {_BAND}
    A 1:     @pipe G4/8 A B D5/4 B4/8 | C5 B4 A B/4 G/8 | F G A C5 A4 F   | G4/4. A/4.
    A 2:     @bass G2/4. B2           | C3 E3           | F2 A2           | D3 D2
    A 3:     @third D4/8 F G B/4 G/8  | A G F G/4 D/8   | C E F A F C     | D/4. F/4.
    A drums: k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k/4. k
    play: A
    """
)
"""Both at the same bend."""
ENDS = Phrases(WIN, LOSE, DRAW)
