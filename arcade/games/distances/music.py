"""The pieces: a waltz whose tune goes farther from its note with every bar, so that no distance comes twice."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound violin: 34 42 48 50 49 48 46 44 43 42 41 40 39 38 37 36 35 34
    sound cello: 50 44 38 32 26 21 17 14 11 9 7
    sound minor: 22 18 14 10 7 4 2 0 ~ 0 3 7
    sound major: 22 18 14 10 7 4 2 0 ~ 0 4 7
    sound alto: 20 22 22 21 20 19 18 17 16 15 14 13 12
"""

TITLE = score(
    f"""{_BAND}
    tempo: 160
    A 1: @violin F#4/4 G/2 | F#/4 A/2 | F#/4 B/2 | F#/4 D5/4. C#/8
         | C#5/4 B4/8 A# B/4 | A/4 G/8 F# G/4 | F#/4 E/8 D C#/4 | F#/2.
    A 2: @cello E2/2. | D3/2. | B2/2. | B2/2 F#2/4 | F#2/2. | E3/2. | A#2/2. | B2/4 F#2 B2
    A 3: r/4 @minor E4 E | r @major D4 D | r @minor B3 B | r B B
         | r @major F#3 F# | r @minor E3 E | r @major F#3 F# | r @minor B3 B
    A drums: k/4 x x | k x x | k x x | k x x/8 x | k/4 x x | k x x | k x x | k s/8 s s s

    B 1: @violin F#4/4 G/2 | F#/4 B/2 | F#/4 D5/2 | F#4/4 F#5/2
         | E5/4 D/8 C# D/4 | C#/4 B4/8 A# C#5/4 | B4/4 F#/8 G A#/4 | B/2 r/4
    B 2: @cello E2/2. | D3/2. | B2/2. | D3/2. | G2/2. | F#2/2. | D#2/2 F#2/4 | B2/4 F#2 B1
    B 3: r/4 @minor E4 E | r @minor B3 B | r B B | r @major D4 D
         | r @major G3 G | r F#3 F# | r B3 F#3 | @minor B3/4 B r
    B drums: k/4 x x | k x x | k x x | k x x/8 x | k/4 x x | k x x | k x s/8 s | k/4 k r

    C 1: @violin A4/4. B/8 A/4 | D5/2 C#/4 | B4/4. C#5/8 B4/4 | F#5/2 E/4
         | G/4. F#/8 E/4 | D/4 C# B4 | A#/8 B C#5/4 A#4 | F#/2.
    C 2: @cello D3/4 A2 D3 | F#3/4 D3 A2 | G2/4 D3 G3 | D3/4 A2 D2
         | E3/4 B2 G2 | B2/4 A2 G2 | F#2/4 A#2 C#3 | F#3/4 E3 D3
    C 3: @alto F#4/2. | A4/2. | G4/2 D/4 | A4/2. | B4/2. | F#4/2 G/4 | E4/2. | A#3/2.
    C drums: k/4 r x/8 x | k/4 r x | k r x/8 x | k/4 r x | k r x/8 x | k/4 r x | k x/8 x s s | k/4 s/8 s s/16 s s s

    play: |: A B C B
    """
)
"""B minor, 3/4: from F sharp to the second, third, fourth, sixth ... and once to the octave, which nobody expects."""

WIN = score(
    f"""{_BAND}
    tempo: 168
    A 1: @violin F#4/4 B/2 | F#4/4 D#5/2 | F#4/4 F#5/2 | E5/8 D# C# B4 A#/4 | B/8 F# B D# B/4
    A 2: @cello B2/2. | G#2/2. | D#3/2. | F#2/2. | B2/4 F#2 B1
    A 3: r/4 @major B3 B | r @minor G#3 G# | r @major B3 B | r @major F#3 F# | @major B3/4 B B
    A drums: k/4 x x | k x x | k s/8 s s s | k/4 s s | k/8 s k/4 k
    play: A
    """
)
"""The same steps outwards, in major."""

LOSE = score(
    f"""{_BAND}
    tempo: 152
    A 1: @violin F#4/4 G/2 | F#/4 A/2 | F#/4 A/4. r/8 | G/8 F# F E D/4 | C#/4 B3/2
    A 2: @cello E2/2. | D3/2. | D3/4 r/2 | C#3/2 A#2/4 | F#2/4 B2/2
    A 3: r/4 @minor E4 E | r @major D4 D | r D r | r/2. | r/4 @minor B3/2
    A drums: k/4 x x | k x x | k s/8 s r/4 | r/2. | x/4 k/2
    play: A
    """
)
"""The third comes twice, and that is that."""

ENDS = Phrases(WIN, LOSE)
