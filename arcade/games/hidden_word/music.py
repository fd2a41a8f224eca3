"""The music of the hidden word: a tune with holes, which fill as letters do; and the road while one thinks."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound whistle: 40 46 50 50 48 46 44 43 42 41 40 39 38 37 36 35 34 33 32
    sound step: 50 42 33 25 19 14 10 7 5
    sound strum: 24 20 16 12 9 6 4 0 ~ 0 3 7
    sound bright: 24 20 16 12 9 6 4 0 ~ 0 4 7
    sound second: 18 22 24 24 23 22 20 18 16 14 12 10
"""

TITLE = score(
    f"""{_BAND}
    tempo: 132
    ; letters are missing
    A 1: @whistle A4/4. r/8 A/4 r/8 C5 | r/4. G4/8 E/2     | F4/4. r/8 C5/4 r/8 E | r/4 C5/8 r E4/2
         | A4/4. r/8 A/4 r/8 C5       | r/4. C5/8 A4/2     | B4/8 r D5 r G#4/4 r  | A4/2. r/4
    A 2: @step A2/4 E3 A2 E3          | E2 B2 E2 G2        | F2 C3 F2 A2          | G2 D3 E2 G#2
         | A2 E3 A2 E3                | D3 A2 F2 A2        | E2 B2 E3 D3          | A2 E3 A2/8 B2 C3 D3
    A 3: r/4 @strum A3 r A            | r E4 r E           | r @bright F3 r F     | r G3 r E3
         | r @strum A3 r A            | r D4 r D           | r @bright E4 r E     | r @strum A3 r A
    A drums: k/4 x/8 x s/4 x/8 x      | k/8 x x x s/4 x    | k/4 x/8 x s/4 x/8 x  | k/8 x x x s/4 x
         | k/4 x/8 x s/4 x/8 x        | k/8 x x x s/4 x    | k/8 x x x s/4 x/8 x  | k/4 x s/8 s s s

    B 1: @whistle A4/4. E/8 A/4 B/8 C5 | B4/4. G/8 E/2     | F4/4. A/8 C5/4 D/8 E | D/4 C/8 B4 E/2
         | A4/4. E/8 A/4 B/8 C5       | D/4. C/8 A4/2      | B4/8 C5 D E G#4/4 B  | A/2. r/4
    B 2: @step A2/4 E3 A2 E3          | E2 B2 E2 G2        | F2 C3 F2 A2          | G2 D3 E2 G#2
         | A2 E3 A2 E3                | D3 A2 F2 A2        | E2 B2 E3 D3          | C3 E3 A2 E2
    B 3: @second C4/2 E/4 F           | D4/4. B3/8 B/2     | A3/4. F4/8 A/4 F     | B3/4 D G#3 B3
         | C4/2 E/4 F                 | F/4. F/8 F/2       | G#3/4 B3 E4 D        | C4/8 E A E C/4 r
    B drums: k/8 x x x s x x x        | k x x x s x x x    | k x x x s x x x      | k x x x s x s s
         | k x x x s x x x            | k x x x s x x x    | k x x x s x s s      | k x s/16 s s s k/8 s k r

    C 1: @whistle E5/4. D/8 C/4 G4    | A/8 B C5 E D/2     | F/4. E/8 D/4 A4      | B/8 C5 D F E/4 r
    C 2: @step C3/4 G2 E2 C3          | A2 C3 G2 B2        | D3 A2 F2 D3          | E3 B2 G#2 E2
    C 3: @second G4/4. F/8 E/4 E      | E/4 A B/2          | A4/4. G/8 F/4 F      | E/4 G# B r/8 @whistle E4
    C drums: k/8 x s x k x s x        | k x s x k x s x    | k x s x k x s x      | k x s x s/16 s s s k/4

    play: |: A C B
    """
)
"""A minor, 4/4: first with holes in it, and after the bridge with every note in its place."""

WIN = score(
    f"""{_BAND}
    tempo: 144
    A 1: @whistle A4/4. E/8 A/4 B/8 C#5 | E/4. D/8 C#/8 B4 A B | A/2.
    A 2: @step A2/4 E3 A2 F#2 | E3 B2 E2 E2 | A2/4 E3 A2
    A 3: @second C#4/2 E/4 F# | G#4/4. E/8 E/4 D | @bright A3/4 A A
    A drums: k/8 x s x k x s x | k x s x s/16 s s s k/8 s | k/4 s k
    play: A
    """
)
"""The whole tune, and its last word is a major third."""

LOSE = score(
    f"""{_BAND}
    tempo: 104
    A 1: @whistle A4/4. r/8 Ab/4 r/8 G | F/4. E/8 Eb/4 D | A3/2
    A 2: @step A2/4 r F2 r | D3/4 r B2 E2 | A1/2
    A 3: r/1 | @strum D4/4 r r r | @strum A3/2
    A drums: k/4 r k r | k r k k | k/2
    play: A
    """
)
"""The holes stay, the tune goes down, and the steps stop."""

ENDS = Phrases(WIN, LOSE)

PLAY = score(
    """
    tempo: 84
    sound reed: 44 46 44 42 40 38 36 34 32 30 27 24 21 18 15 12
    sound step: 50 40 30 20 12 6 0

    ; steps on a hard road, and somebody who whistles
    A 1: r/2 @reed A3/8 C4 E/4 | D/4. C/8 B3/2 | r/2 G3/8 B D4/4 | C/4. B3/8 A/2
    A 2: @step A2/4 E3 A2 E3 | G2 D3 G2 D3 | G2 D3 E2 B2 | A2 E3 A2 E3
    B 1: r/4 @reed E4/8 F E/4 D | C/2 r/4 B3 | A/8 B C4 D E/4 C | B3/2 r/2
    B 2: @step F2/4 C3 F2 C3 | F2 C3 G2 D3 | A2 E3 A2 E3 | E2 B2 E3 r
    C 1: r/1 | r/2 r/8 @reed E4 D C | B3/2 r/4 G# | A/2 r/2
    C 2: @step A2/4 r E2 r | A2 r G2 r | E2 r E2 r | A2 r A2 r

    play: |: A A B C
    """
)
"""The road in the evening: steps in A minor, and a tune for a breath between them; it waits for one who thinks."""
