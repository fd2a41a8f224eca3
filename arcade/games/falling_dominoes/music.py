"""The pieces: a long note falls, and the ones behind it fall faster."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound bell: 50 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22
    sound bass: 50 42 34 27 21 16 12 9 6
    sound brick: 30 20 12 6 0 ~ 0 4 7
    sound dim: 30 20 12 6 0 ~ 0 3 7
    sound star: 16 20 22 22 21 20 18 16 14 12 10 8
"""

TITLE = score(
    f"""{_BAND}
    tempo: 152
    A 1: @bell A5/2 E/4 C#               | D/8 C# B4 A G#/16 F# E D C#/8 E
         | F#5/2 C#/4 A4                 | B/8 A G# F# E/16 D C# B3 A/8 C#4
         | A4/8 r A B/4 C#5/8 D/4        | C#/8 r B4 A/4 G#/8 B/4
         | C#5/8 r C# D/4 E/8 F#/4       | E/4 B4/8 G# E/4 r
    A 2: @bass A2/4 E3 A3 E3             | E2/8 E B2 E3 E2 r E r
         | F#2/4 C#3 F#3 C#3             | E2/8 E B2 E3 A2 r A r
         | A2/4 E3 D3 A2                 | F#2 C#3 E3 B2
         | A2 E3 D3 A2                   | E2/8 B2 E3 r E2 F#2 G#2 r
    A 3: r/4 @brick A3 r A               | r E4/8 r r/2
         | r/4 @dim F#3 r F#             | r @brick E4/8 r r/2
         | r/8 @brick A3 r A r D4 r D    | r @dim F#3 r F# r @brick E4 r E
         | r @brick A3 r A r D4 r D      | r E4 r E r E E r
    A drums: k/4 r r x                   | k/8 x x x s/16 s s s k/8 s
         | k/4 r r x                     | k/8 x x x s/16 s s s k/8 s
         | k/8 x s x k x s x             | k x s x k x s x
         | k x s x k x s x               | k x s x k/16 s s s s s s s

    B 1: @bell F#5/4. E/8 C#/2           | D/4. C#/8 A4/2
         | B/4. C#5/8 D/4 F#             | E/2. r/4
         | F#/4. E/8 C#/4 A4             | D5/4. E/8 F#/4 A
         | G#/8 F# E D C# B4 A G#        | A/4 r/8 E C#5 E F# G#
    B 2: @bass F#2/4 C#3 A2 F#2          | D3 A2 F#2 D2
         | B2 F#2 D3 B2                  | E3 B2 G#2 E2
         | F#2 C#3 A2 F#2                | D3 A2 F#2 D2
         | E2 B2 E3 E2                   | A2 E2 A2/8 B2 E3 E2
    B 3: @star A4/4 C#5 A4 F#            | F#/4 A F# D
         | D/4 F# B D5                   | B4/4 G#/8 B E5/4 B4
         | A/4 C#5 F#4 C#                | F#/4 A D5 F#
         | D/4 B4/2 D/4                  | C#/4 E r/8 C#5 D B4
    B drums: k/4 x s x                   | k x s x
         | k x s x                       | k x s x/8 x
         | k/4 x s x                     | k x s x
         | k/8 x x x s s s s             | k/4 r x/16 x x x x x x x
    play: |: A B A
    """
)
"""A major, 4/4: each phrase falls from a half note to semiquavers; between the falls it is built up, under a star."""

WIN = score(
    f"""{_BAND}
    tempo: 152
    A 1: @bell A4/8 B C#5 D E/4 C#/8 E | F#/8 G# A F# E D C# B4 | A5/2 A4/4
    A 2: @bass A2/4 E3 A3 E3 | D3 A2 E3 E2 | A2/4 E2 A2
    A 3: r/8 @brick A3 r A r A r A | r D4 r D r E r E | @star C#5/4 E C#
    A drums: k/8 x s x k x s x | k x s x s/16 s s s s s s s | k/4 s k
    play: A
    """
)
"""It is built, and nothing falls."""

OVER = score(
    f"""{_BAND}
    tempo: 138
    A 1: @bell A5/2 E/4 C# | D/8 C# B4 A G#/16 F# E D C#/8 r | A3/4 r A4
    A 2: @bass A2/4 E3 A3 E3 | E2/8 E B2 E3 E2 r E r | A2/4 r A2
    A 3: r/4 @brick A3 r A | r E4/8 r r/2 | A3/4 r A
    A drums: k/4 r r x | k/8 x x x s/16 s s s k/8 s | k/4 r k
    play: A
    """
)
"""The last row falls; it lies well enough."""

FIGURE = score(
    f"""{_BAND}
    tempo: 152
    A 1: @bell C#5/8 D E A F#/4 E/8 G# | A5/2 r/4
    A 2: @bass A2/4 E3 D3 E2 | A2/8 E3 A/4 r
    A 3: r/8 @brick A3 r A r D4 r E | @star C#5/4 E/4 r
    A drums: k/8 x s x k x s/16 s s s | k/4 s/8 x k/4
    play: A
    """
)
"""A figure stands: the builder's tune goes up for once."""

MISSED = score(
    f"""{_BAND}
    tempo: 138
    A 1: @bell A4/8 r G#/8 r G r F#/4 | E/2 r/4
    A 2: @bass A2/4 E2 C#3 D3 | E2/2 r/4
    A 3: r/8 @dim F#3 r E r E r D | @brick E3/2 r/4
    A drums: k/4 x k x | k/2 r/4
    play: A
    """
)
"""A figure that is not enough of one."""

ENDS = Phrases(WIN, over=OVER)
