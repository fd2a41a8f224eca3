"""The pieces: an owl asks in the dark, on tiptoe, and hoots at the answers."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound reed: 50 50 48 46 44 42 40 38 36 34 32 30 28     ; the tune: a bassoon on tiptoe
    sound owl: 8 14 20 25 28 28 26 24 21 18 15 12 9 6
    sound pluck: 50 42 34 26 20 15 11 8 5
    sound minor: 22 18 14 10 7 4 0 ~ 0 3 7
    sound major: 22 18 14 10 7 4 0 ~ 0 4 7
    sound seventh: 22 18 14 10 7 4 0 ~ 0 4 10
"""

TITLE = score(
    f"""{_BAND}
    tempo: 160
    A 1: @reed E4/8 r E G/4 B/8 A#/4 B/8 r/4.       | r/2. D5/8 r D B4/4 G/8
         | F#/8 r F# A/4 C5/8 B4/4 C5/8 r/4.        | B4/4 A/8 G/4 F#/8 E/4. r/4.
    A 2: @pluck E2/4 r/8 B2/4 r/8 G2/4 r/8 B2/4 r/8 | E2/4 r/8 G2/4 r/8 B2/4 r/8 G2/4 A2/8
         | B2/4 r/8 F#2/4 r/8 D#2/4 r/8 F#2/4 r/8   | B2/4 r/8 D#2/4 r/8 E2/4 B2/8 E3/4 D#3/8
    A 3: r/4 @minor E4/8 r/4 E4/8 r/4 E4/8 r/4 E4/8 | @owl G4/4. E4/4 r/8 r/4. r/4 @major G3/8
         | r/4 @seventh B3/8 r/4 B/8 r/4 B/8 r/4 B/8 | r/4 @seventh B3/8 r/4 B/8 r/4. @owl G4/4 E/8
    A drums: x/4 r/8 x/4 x/8 x/4 r/8 x/4 x/8        | k/4 r/8 x/4 r/8 s/4 x/8 x/4 x/8
         | x/4 r/8 x/4 x/8 x/4 r/8 x/4 x/8          | k/4 x/8 s/4 x/8 k/8 r s k s s

    B 1: @reed E4/8 r E G/4 B/8 A#/4 B/8 r/4.       | r/2. E5/8 r E D/4 B4/8
         | C5/4 B4/8 A/4 F#/8 G/4 A/8 B/4 D#5/8     | E5/4 r/8 B4/4 A#/8 B/8 r B4 E4/4.
    B 2: @pluck E2/4 r/8 B2/4 r/8 G2/4 r/8 B2/4 r/8 | C3/4 r/8 G2/4 r/8 C3/4 r/8 B2/4 A#2/8
         | A2/4 r/8 C3/4 r/8 B2/4 r/8 D#2/4 r/8     | E2/4 r/8 G2/4 r/8 B2/8 r B E2/4.
    B 3: r/4 @minor E4/8 r/4 E4/8 r/4 E4/8 r/4 E4/8 | @owl G4/4. E4/4 r/8 r/4 @major C4/8 r/4 C/8
         | r/4 @minor A3/8 r/4 A/8 r/4 @seventh B3/8 r/4 B/8 | r/4 @minor E4/8 r/4. @owl G4/4. E
    B drums: x/4 r/8 x/4 x/8 x/4 r/8 x/4 x/8        | k/4 r/8 x/4 r/8 s/4 x/8 x/4 x/8
         | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8          | k/4 x/8 s/4 x/8 k/8 r s k/4.

    C 1: @reed G4/8 A B D5/4 B4/8 E5/4 D/8 B4/4.    | C5/8 B4 A C5/4 A4/8 G/4 E/8 G/4.
         | A4/8 B C5 E/4 C/8 F#5/4 E/8 C/4.         | B4/4 D#5/8 F#/4 A/8 G/4 F#/8 D#/4 r/8
    C 2: @pluck G2/4 B2/8 D3/4 B2/8 G2/4 A2/8 B2/4 G2/8 | C3/4 B2/8 A2/4 F#2/8 C3/4 D3/8 E3/4 G3/8
         | F#3/4 E3/8 D3/4 C3/8 A2/4 C3/8 D3/4 C3/8     | B2/4 A2/8 D#2/4 F#2/8 B2/4 D#3/8 F#3/4 B2/8
    C 3: @owl B3/2. G3/4. G4/4.                     | A3/2. C4/2.
         | C4/2. A4/4. F#/4.                        | D#4/2. B3/4. A3/4.
    C drums: k/4 x/8 s/4 x/8 k/4 k/8 s/4 x/8        | k/4 x/8 s/4 x/8 k/4 k/8 s/4 x/8
         | k/4 x/8 s/4 x/8 k/4 k/8 s/4 x/8          | k/4 x/8 s/4 s/8 k/8 s s s s s
    play: |: A B C B
    """
)
"""Em, 12/8: who, who-who, who? The owl's two notes answer each question; in the middle the whole wood knows."""

WIN = score(
    f"""{_BAND}
    tempo: 160
    A 1: @reed E4/8 G B D#5/4 E/8 G/4. E/4. | D#5/8 E r/8 E4/2. r/4.
    A 2: @pluck E2/4 G2/8 B2/4 A2/8 B2/4. D#2 | E2/4 r/8 E2/2. r/4.
    A 3: @owl B3/4. A/4. B/4. G/4. | @minor E4/4. @owl G3/8 r G r/2.
    A drums: k/4 x/8 s/4 s/8 k/4 x/8 s/8 s s | k/4 r/8 k/8 r k r/2.
    play: A
    """
)
"""The question climbs to its answer, and the owl hoots twice below: she knew."""

LOSE = score(
    f"""{_BAND}
    tempo: 132
    A 1: @reed E4/8 r E G/4 B/8 A#/4 r/8 A/4 r/8 | G#4/4. G/4. F#/8 F D# E4/4.
    A 2: @pluck E2/4 r/8 G2/4 r/8 C3/4 r/8 B2/4 r/8 | A#2/4. A2 B2 E2
    A 3: r/1. | r/2. r/4. @owl G3/8 r E3
    A drums: x/4 r/8 x/4 r/8 x/4 r/8 x/4 r/8 | x/4. x s/8 x x k/4.
    play: A
    """
)
"""The question slips down step by step; the owl has to think."""

OVER = score(
    f"""{_BAND}
    tempo: 150
    A 1: @reed E4/8 r E G/4 B/8 A/4 B/8 r/4. | @owl G4/4. E4/2.
    A 2: @pluck E2/4 r/8 B2/4 r/8 C3/4 r/8 G2/4 r/8 | C3/4. E2/2.
    A drums: x/4 r/8 x/4 x/8 k/4 r/8 x/4. | r/1 r/8
    play: A
    """
)
"""The question left open, and a hoot for good night."""
ENDS = Phrases(WIN, LOSE, over=OVER)
