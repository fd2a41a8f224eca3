"""The pieces: two processions of beetles to a picnic, one a bar behind the other."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound fife: 50 50 46 42 40 38 36 34 32 30 28 26
    sound horn: 32 36 34 30 27 24 21 19 17 15 13 12
    sound drum: 50 40 30 22 16 11 7 4 0
    sound cake: 24 20 16 13 10 8 6 4 0 ~ 0 4 7
"""

TITLE = score(
    f"""{_BAND}
    tempo: 126
    ; the round: each bar goes with the one before it
    A 1: @fife D4/4 F/8 G A/4 G/8 E | F/8 E D F G/4 E | D5/4 A/8 D C/4 G4 | A/8 G F A G/4 r
    A 2: r/1 | @horn D3/4 F/8 G A/4 G/8 E | F/8 E D F G/4 E | D4/4 A3/8 D4 C/4 G3
    A 3: @drum D2/4 A2 C2 G2 | D2 A2 C2 G2 | D2 A2 C2 G2 | D2 A2 C2/8 E2 G2 C3
    A drums: k/4 x/8 x s/4 x/8 x | k/4 x/8 x s/4 x/8 x | k/4 x/8 x s/4 x/8 x | k/4 x/8 x s s s/16 s s s

    B 1: @fife D5/8 C A4 F G/4 E/8 G | A/4 F/8 D E/4 G | D5/4 A/8 D E/4 C | A4/8 G F E D/4 r
    B 2: @horn A3/8 G F A G/4 r | D3/4 F/8 G A/4 G/8 E | F/8 E D F G/4 E | D4/4 A3/8 G F/4 r
    B 3: @drum D2/4 A2 C2 G2 | D2 A2 C2 G2 | D2 A2 C2 G2 | D2 A2 D2/8 D2 D3 r
    B drums: k/4 x/8 x s/4 x/8 x | k/4 x/8 x s/4 x/8 x | k/4 x/8 x s/4 x/8 x | k/4 s/8 s k k s r

    C 1: @fife A4/4. C5/8 F/4 C | E/4 D/8 C G4/4 r | B/4. C5/8 D/4 B4 | A/8 B C#5 D E/4 r
    C 2: @horn F3/4 A C4 A3 | G/2 r/8 E4 D C | G3/4 B D4 G3 | A/4 E A/8 E4 C# A3
    C 3: @drum F2/4 C3 A2 F2 | C3 G2 E2 C2 | G2 D3 B2 G2 | A2 E3 C#3 A2
    C drums: k/8 x x x s x x x | k x x x s x x x | k x x x s x x x | k x x x s s/16 s s/8 s

    E 1: @fife F5/4. E/8 C/4 A4 | G/4 A/8 B C5/4 r | D/4. C/8 B4/4 G | E5/8 C# A4 C#5 E/4 r
    E 2: @horn A3/4 C4 F3 C4 | E/2 r/8 G3 A B | B3/4 D4 G3 B | A/4 E A/8 G F E
    E 3: @cake F4/4 r/8 F r F r/4 | C4/4 r/8 C r C r/4 | G3/4 r/8 G r G r/4 | A3/4 r/8 A r A r/4
    E drums: k/8 x x x s x x x | k x x x s x x x | k x x x s x x x | k s k s s/16 s s s s/8 s

    play: |: A B C E B
    """
)
"""D Dorian, 4/4, a march: the horns follow the fife a bar behind, cross it, and for the cake it is F major."""

WIN = score(
    f"""{_BAND}
    tempo: 132
    A 1: @fife D4/8 F A D5 A4/4 D5/8 E | F/4 E/8 C D/2
    A 2: @horn D3/4 F3/8 G A/4 F | D4/4 G3/8 A A/2
    A 3: @drum D2/4 A2 D2 C2 | A#2/4 C3 D2/8 A2 D3/4
    A drums: k/8 x s x k x s s | k s k s k/4 k
    play: A
    """
)
"""Fife and horn arrive together."""

LOSE = score(
    f"""{_BAND}
    tempo: 112
    A 1: @fife D4/4 F/8 G A/4 r/8 G# | G/8 F# F E D/4 r/4 | @horn D3/4
    A 2: r/1 | @horn D3/8 C B2 A#2 A2/4 r | @drum D2/4
    A 3: @drum D2/4 A2 C2 r/4 | D2/4 C2 A#1 A1 | r/4
    A drums: k/4 x/8 x s/4 r | s/8 s s s k/4 k | k/4
    play: A
    """
)
"""The march gets out of step and sits down."""

ENDS = Phrases(WIN, LOSE)
