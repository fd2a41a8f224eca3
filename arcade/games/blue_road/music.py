"""The pieces: an open road in D, driven with the window down."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound guitar: 50 48 45 42 40 38 36 34 32 30 28 26 25  ; the tune
    sound motor: 44 34 26 20 15 11 8 5                    ; the bass, in quavers
    sound chop: 25 20 15 10 6 0 ~ 0 4 7
    sound dark: 25 20 15 10 6 0 ~ 0 3 7
    sound horn: 6 10 16 22 24 24 22 20 18 16 14 12 ~ 0 3
"""

TITLE = score(
    f"""{_BAND}
    tempo: 172
    A 1: @guitar D4/8 F# A B/4 A/8 r A      | C5/4. B4/8 A/4 G
         | B/8 A G B/4 D5/8 r B4            | A/2 r/8 A B C5
    A 2: @motor D2/8 D D3 D2 D A2 D D3      | C2/8 C C3 C2 C G2 C B2
         | G2/8 G D3 G2 G B2 G D3           | D2/8 D D3 D2 A2 G2 F#2 E2
    A 3: r/4 @chop D4/8 r r/4 D             | r C4/8 r r/4 C
         | r G3/8 r r/4 G                   | r D4/8 r r/4 D
    A drums: k/8 x s x k k s x              | k/8 x s x k k s x
         | k/8 x s x k k s x                | k/8 x s x k s s/16 s s s

    B 1: @guitar D4/8 F# A B/4 A/8 r A      | C5/4. B4/8 A/4 G
         | B/8 C#5 D E/4 D/8 C# E           | D/2 r/8 D4 F# A
    B 2: @motor D2/8 D D3 D2 D A2 D D3      | C2/8 C C3 C2 C G2 C B2
         | G2/8 G D3 G2 A2 A E3 A2          | D2/8 A2 D3 C3 A2 G2 F#2 E2
    B 3: r/4 @chop D4/8 r r/4 D             | r C4/8 r r/4 C
         | r G3/8 r r/4 A                   | r D4/8 r @horn F#4/8 r F#/4
    B drums: k/8 x s x k k s x              | k/8 x s x k k s x
         | k/8 x s x k k s x                | k/8 x s x s/16 s x s k/8 s

    C 1: @guitar F#5/4. E/8 D E F# D        | E/4. D/8 C# D E C#
         | D/4. C#/8 B4 C#5 D B4            | A/8 B C#5 E G/4 E
         | F#5/4. E/8 D E F# D              | A5/4. G/8 F# E D C
         | B4/8 D5 G B4 D5 G r G            | E/8 C# A4 E5 r A4 B C#5
    C 2: @motor B2/8 B F#3 B2 B A2 B C#3    | A2/8 A E3 A2 A G2 A B2
         | G2/8 G D3 G2 G F#2 G D2          | A2/8 A E3 A2 C#3 E3 C#3 A2
         | B2/8 B F#3 B2 B A2 B D3          | F#2/8 F# D3 F#2 A2 F# D2 F#
         | G2/8 G D3 G2 G G D3 G2           | A2/8 A E3 A2 A G2 F#2 E2
    C 3: @dark B3/8 r B r r/4 B             | @chop A3/8 r A r r/4 A
         | G3/8 r G r r/4 G                 | A3/8 r A r @horn C#4/8 r C#/4
         | @dark B3/8 r B r r/4 B           | @chop D4/8 r D r r/4 D
         | G3/8 r G r r/4 G                 | A3/8 r A r @horn C#4/8 r C#/4
    C drums: k/8 x k x s x k x              | k/8 x k x s x k x
         | k/8 x k x s x k x                | k/8 x k x s s/16 s k/8 s
         | k/8 x k x s x k x                | k/8 x k x s x k x
         | k/8 x k x s x k x                | k/8 s/16 s k/8 s/16 s s s s s k/8 s

    play: |: A B C A B
    """
)
"""D with a lowered seventh, 4/4: off at a run, the bends in the middle, a horn at the corners."""

WIN = score(
    f"""{_BAND}
    tempo: 172
    A 1: @guitar D4/8 F# A B/4 A/8 D5 E | F#/8 r F# A/4. r/4 | D5/1
    A 2: @motor D2/8 D F#2 G2 G G A2 A | D3/8 r D C#3/4. A2/4 | D2/1
    A 3: r/4 @chop D4/8 r G3/8 r A3/8 r | D4/8 r D A3/4. @horn E4/8 E | F#4/8 r F#/2.
    A drums: k/8 x s x k s k s | k/8 r k s/4. s/16 s s s | k/8 r k/2.
    play: A
    """
)
"""The road is driven to its end, with the horn."""

LOSE = score(
    f"""{_BAND}
    tempo: 172
    A 1: @guitar D4/8 F# A B/4 A/8 r A | C5/8 B4 A# A G# G F# F | E/8 D# D C# C/4 r
    A 2: @motor D2/8 D D3 D2 D A2 D D3 | C3/8 r A#2 r G#2 r F#2 r | C2/8 r B1 r A#1/4 A1
    A 3: r/4 @chop D4/8 r r/4 D | @dark C4/8 r A#3 r G#3 r F#3 r | r/1
    A drums: k/8 x s x k k s x | s/8 r s r s r s r | s/16 s s s k s k s k/8 k k/4
    play: A
    """
)
"""Off at a run, off the road, brakes and a bump."""
ENDS = Phrases(WIN, LOSE)
