"""The pieces: horns over the meadow, the gallop of hounds, and a hare that doubles back."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound horn: 30 40 48 50 50 48 46 44 42 41 40 39 38 37 36 35 34
    sound second: 18 24 28 28 27 26 25 24 23 22 21 20 19 18 17 16
    sound hoof: 50 38 28 20 14 9 5 0
    sound hare: 50 44 36 29 23 18 14 10 7
"""

TITLE = score(
    f"""{_BAND}
    tempo: 188
    A 1: @horn F4/4 F/8 A/4 F/8 | C5/4. A4/8 G A | F5/4 C5 A4 | G/4. r
         | F4/4 F/8 A/4 C5/8 | D/4. Bb4/8 A Bb | G4/4 C5 E | F/4. r
    A 2: @hoof F2/4 F/8 C3/4 C/8 | F2/4 F/8 A2/4 C3/8 | F2/4 F/8 A2/4 F2/8 | C3/4 C/8 C/8 G2 C3
         | F2/4 F/8 F/4 F/8 | Bb2/4 Bb/8 D3/4 Bb2/8 | C3/4 C/8 G2/4 C3/8 | F2/4 F/8 C3/8 A2 F2
    A 3: @second C4/4 C/8 F/4 C/8 | A4/4. F/8 E F | A/4 A F | E/4. r/8 G4 E
         | C4/4 C/8 F/4 A/8 | Bb/4. G/8 F G | E/4 G Bb | A/4. F/8 C A3
    A drums: k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k/4 s/4 s/4 | k/4 x/8 s/8 s s
             | k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k/4 s/4 s/4 | k/4 x/8 s/16 s s s s s

    B 1: @hare D5/8 A4 D5 F/4 D/8 | E/8 C# A4 C#5/4 r/8 | D/8 A4 D5 F/4 A/8 | G/8 F E D/4 r/8
         | Bb4/8 D5 F D/4 F/8 | E/8 C G4 E5/4 G/8 | F/8 E D C Bb4 A | G/8 A Bb C5/4 r/8
    B 2: @hoof D3/4 D/8 A2/4 D3/8 | A2/4 A/8 E3/4 A2/8 | D3/4 D/8 A2/4 D3/8 | Bb2/4 G2/8 A2/4 A/8
         | Bb2/4 Bb/8 F2/4 Bb/8 | C3/4 C/8 G2/4 C3/8 | F2/4 A2/8 C3/4 F2/8 | G2/4 G/8 C3/8 Bb2 G2
    B 3: r/4. @second A4/8 r F4 | r/4. E4/8 r A4 | r/4. A4/8 r D5 | Bb4/4. F4/4 r/8
         | F4/4. F | G/4. C5/4. | A4/4. F/4. | D4/4. E/8 F G
    B drums: k/8 x x s x x | k x x s x x | k x x s x x | k x x s s/16 s s s
             | k/8 x x s x x | k x x s x x | k x x s x x | k s s s/16 s s s s s

    C 1: @horn F4/4 F/8 A/4 F/8 | C5/4. A4/8 G A | F5/4 C5 A4 | G/4 A/8 Bb/4 C5/8
         | A5/4. F/8 E F | D/4. Bb4/8 C5 D | C5/4 A4 G | F/4. r
    C 2: @hoof F2/4 F/8 C3/4 C/8 | F2/4 F/8 A2/4 C3/8 | F2/4 F/8 A2/4 F2/8 | C3/4 C/8 G2/4 E2/8
         | F2/4 F/8 C3/4 A2/8 | Bb2/4 Bb/8 F2/4 Bb2/8 | C3/4 F3/4 C3/4 | F2/4 F/8 F/8 C3 F3
    C 3: @second C4/4 C/8 F/4 C/8 | A4/4. F/8 E F | A/4 A F | E/4 F/8 G/4 G/8
         | C5/4. A4/8 G A | F/4. F/8 A Bb | F/4 F E | A3/4. A3/8 C4 F
    C drums: k/4 x/8 s/4 x/8 | k/4 x/8 s/4 x/8 | k/4 s/4 s/4 | k/4 x/8 s/8 s s
             | k/8 x x s x x | k x x s x x | k/4 s/4 s/4 | k/4 s/8 s/16 s s s s s

    play: |: A C B C
    """
)
"""F major, 6/8 against 3/4: two horns call and answer; in D minor the hare runs hooks."""

WIN = score(
    f"""{_BAND}
    tempo: 188
    A 1: @horn F4/4 F/8 A/4 C5/8 | F5/4 C5 F5 | A/4. F/4 A/8 | G/8 F G F/4.
    A 2: @hoof F2/4 F/8 A2/4 F2/8 | A2/4 F2 A2 | C3/4 C/8 D3/4 D/8 | C3/8 C C F2/4.
    A 3: @second C4/4 C/8 F/4 A/8 | C5/4 A4 C5 | F5/4. D/4 F/8 | E/8 D E A4/4.
    A drums: k/4 x/8 s/4 x/8 | k/4 s s | k/8 s s s s s | k s s k/4.
    play: A
    """
)
"""Both horns, and a last gallop."""

LOSE = score(
    f"""{_BAND}
    tempo: 172
    A 1: @horn F4/4 F/8 A/4 F/8 | Ab/4. G/8 F Eb | Db4/4 C r | @hare F5/8 r D r B4 r
    A 2: @hoof F2/4 F/8 C3/4 C/8 | F2/4. C3/4. | Bb2/4 C3 r | r/2.
    A 3: @second C4/4 C/8 F/4 C/8 | F/4. C | Bb3/4 G3 r | r/2.
    A drums: k/4 x/8 s/4 x/8 | k/4. s | k/4 k r | x/4 x x
    play: A
    """
)
"""The call falls into minor, and far off somebody hops away."""

ENDS = Phrases(WIN, LOSE)
