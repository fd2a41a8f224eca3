"""The pieces: lanterns over water; two lines of notes change sides and meet in one place."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound flute: 30 40 48 50 50 48 46 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30
    sound string: 40 32 25 19 15 12 9 7 5 4 3
    sound water: 20 15 11 8 6 4 3 0
    sound gong: 50 47 43 39 35 31 27 24 21 18 16 14 12 10 9 8 7 6
"""

TITLE = score(
    f"""{_BAND}
    tempo: 108
    A 1: @flute B4/4. D5/8 E/4 D/8 B4     | A/4. B/8 G/2
         | A/4. B/8 D5/4 E/8 D            | B4/2. r/4
    A 2: @gong G2/2 D3/4 E3               | E2/2 B2/4 D3
         | D2/2 A2/4 B2                   | G2/2 E2/4 D2
    A 3: r/8 @water D4 G B r D G B        | r E4 G B r E G B
         | r D4 A D5 r D4 A D5            | r D4 G B D5 B4 G D
    A drums: k/4 r r x                    | k r r x/8 x
         | k/4 r r x                      | k r x/8 x x/16 x x x

    B 1: @flute B4/4. D5/8 E/4 G/8 E      | D/4. B4/8 A/2
         | G/8 A B D5 A4/4 B/8 A          | G/2. r/4
    B 2: @gong G2/2 C3/4 E3               | G2/2 D3/4 C3
         | E2/2 D3/4 F#2                  | G2/4 D3 G2 D2
    B 3: r/8 @water D4 G B r E G C5       | r D4 G B r D A D5
         | r E4 G B r D4 A D5             | r @string D4 G B D5/4 G
    B drums: k/4 r r x                    | k r r x/8 x
         | k/4 r r x                      | k r x/8 x k s

    C 1: @flute E4/8 G A B D5/4 E         | G5/4 E/8 D B4/2
         | A/8 B D5 E D/4 B4              | A/4 G/8 E D/2
         | E4/8 G A B D5/4 E              | A5/4 G/8 E D/2
         | E/8 D B4 A B/4 D5              | E/4. D/8 B4/8 A G A
    C 2: @gong E2/4 E3 B2 E2              | E2 E3 G2 D3
         | A2 A3 G2 D3                    | D2 D3 A2 F#2
         | E2 E3 B2 E2                    | A2 E3 D3 D2
         | C3 G2 E2 B2                    | C3/2 D3
    C 3: @string G5/8 E D B4 A/4 G        | E/4 G/8 A D5/2
         | E/8 D B4 A B/4 D5              | F#5/4 E/8 G A/2
         | G5/8 E D B4 A/4 G              | C5/4 B4/8 C5 A4/2
         | G4/8 B D5 E D/4 B4             | G/4. B/8 D/2
    C drums: k/8 x r x s/4 x/8 x          | k/8 x r x s/4 x/8 x
         | k/8 x r x s/4 x/8 x            | k/8 x r x s s x/16 x x x
         | k/8 x r x s/4 x/8 x            | k/8 x r x s/4 x/8 x
         | k/8 x r x s/4 x/8 x            | k/4 r x/8 x x/16 x x x
    play: |: A B C
    """
)
"""Five notes on G, 4/4: a slow tune over gongs; in the middle string and flute go in mirror image and meet on B."""

WIN = score(
    f"""{_BAND}
    tempo: 132
    A 1: @flute B4/8 D5 E G E/4 D/8 E | G5/4 r/8 D5 E G A/4 | G/2. r/4
    A 2: @gong G2/4 D3 C3 D3 | E3/4 D3 C3 D3 | G2/2. r/4
    A 3: @string G5/8 E D B4 C5/4 A/8 G4 | B4/8 G r B C5 E D/4 | D5/4 B4 G r
    A drums: k/8 x x x s x x x | k x s x k x s/16 s s s | k/2. r/4
    play: A
    """
)
"""All have crossed: both lines run to the same G, and the gong."""

OVER = score(
    f"""{_BAND}
    tempo: 132
    A 1: @flute B4/4 A/8 G E/4 D | E/8 G A/4 A/2
    A 2: @gong G2/4 D3 C3 D3 | E2/2 D2
    A 3: @string D4/4 E/8 G A/4 B | G/8 E D/4 E/2
    A drums: k/8 x x x s x x x | k/4 r k/2
    play: A
    """
)
"""Moved by the machine: the two lines pass each other and stay apart."""

ENDS = Phrases(WIN, over=OVER)
