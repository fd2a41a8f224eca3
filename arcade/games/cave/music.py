"""The pieces: steps in the dark, drops that fall somewhere, and for a moment the gleam of gold."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound horn: 22 32 42 50 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20 18
    sound step: 50 44 36 29 23 18 14 11 8 6
    sound drip: 30 16 8 4 0
    sound cold: 4 6 8 10 12 14 16 16 14 12 10 8 ~ 0 7
    sound gold: 25 20 16 12 9 7 5 3 0 ~ 0 4 7
    sound dim: 25 20 16 12 9 7 5 3 0 ~ 0 3 7
"""

TITLE = score(
    f"""{_BAND}
    tempo: 112
    D 1: r/2 @drip G5/4 r E5/8 G       | r/4 @horn B4/4. C5/8 B4/4 r
    D 2: @step E2/4. B2/8 C3/4 B2 F2   | E2/4. B2/8 C3/4 B2 F2
    D 3: @cold E3/1 r/4                | @cold E3/2. r/2
    D drums: k/2 r/2.                  | k/4 r r k s/8 r

    A 1: @horn E4/4. F/8 E/4 B/2       | A4/4 G/8 F G/4 E/2
         | E/4. F/8 G/4 C5/2           | B4/4 A/8 G F/4 E/4. r/8
    A 2: @step E2/4. B2/8 C3/4 B2 F2   | A2/4. E3/8 C3/4 A2 E2
         | E2/4. B2/8 C3/4 A2 F2       | D2/4. A2/8 D3/4 E3 B2
    A 3: r/2. @drip B5/8 r r E5        | r/4 G5/8 r r r r r C6 r
         | r/2 r/4 @drip B5/8 C6 r/4   | r/2. r/8 G5 B5 r
    A drums: k/4 r/8 x r k r x s r     | k/4 r/8 x r k r x s r
         | k/4 r/8 x r k r x s r       | k/4 r/8 x r k s/16 s x/8 s s/16 s

    B 1: @horn B4/8 C5 B4 G# A B C5/4 E | D5/8 C B4 A G#/4 A/8 B C5/4
         | E/8 F E C D E F/4 G#         | A5/4 G#/8 F E/4 D/8 C B4/4
    B 2: @step E2/4 B2/8 E3 r B2 E2/4 G#2 | A2/4 E3/8 A2 r E3 A2/4 F2
         | A2/4 E3/8 A2 r E3 D3/4 B2    | D3/4 A2/8 D3 r A2 E3/4 E2
    B 3: r/4 @gold E4 r E r             | r @dim A3 r A r
         | r A3 r @dim D4 r             | r D4 r @gold E4 E
    B drums: k/8 x s x k x s x k x      | k x s x k x s x k x
         | k x s x k x s x k x          | k x s x k s/16 s k/8 s s s

    C 1: @horn E4/4. F/8 E/4 B/2       | A4/4 G/8 F G/4 E/2
         | E/4. F/8 G/4 C5/2           | B4/4 A/8 G F/4 E/4. r/8
    C 2: @step E2/4. B2/8 C3/4 B2 F2   | A2/4. E3/8 C3/4 A2 E2
         | E2/4. B2/8 C3/4 A2 F2       | D2/4. A2/8 F2/4 E2 B1
    C 3: @cold E3/2. r/4 @horn G3/8 F  | E3/2. r/4 @drip C6/8 r
         | @cold E3/2. r/4 @horn A3/8 G | F3/2. G3/2
    C drums: k/4 r/8 x r k r x s r     | k/4 r/8 x r k r x s r
         | k/4 r/8 x r k r x s r       | k/4 r/8 x r k s k s k

    play: |: D A B C
    """
)
"""E Phrygian, 5/4: the half step E-F takes a step into the dark; the middle has the raised third, and gold."""

WIN = score(
    f"""{_BAND}
    tempo: 126
    A 1: @horn E4/8 F E B C5/4 B4/8 G# E5/4 | F5/8 E D C B4/4 C5/8 D E/4 | E5/2
    A 2: @step E2/4 B2/8 E3 A2/4 E2 G#2 | D3/4 A2 E3 B2 E2 | E2/8 B2 E3/4
    A 3: r/4 @gold E4 @dim A3 @gold E4 E | @dim D4/4 D @gold E4 E E | @gold E4/8 E E/4
    A drums: k/8 x s x k x s x k x | k x s x k s s/16 s s s k/8 s | k/8 s k/4
    play: A
    """
)
"""Out of the dark with the chest: the half step falls into the bright third."""

ENDS = Phrases(WIN)
