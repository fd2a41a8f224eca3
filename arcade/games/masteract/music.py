"""The robot that guesses: four notes for four digits and a chirp for the question, and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 160
    sound digit: 50 50 50 48 46 44 42 40 36 30 24 16 8 0
    sound ask: 30 34 38 42 46 48 50 50 40 20 0
    sound lead: 50 50 48 46 44 42 42 40 40 38 38 36 36 34
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound minor: 25 23 20 16 12 8 4 0 ~ 0 3 7
    sound major: 25 23 20 16 12 8 4 0 ~ 0 4 7
    sound tape: 18 14 10 6 0

    A 1:     @digit A4/4 E5 C D @ask G/8 E   | @digit A4/4 E5 D B4 @ask F#5/8 D
           | @digit A4/4 G5 C D @ask E/8 A   | @lead G5/8 F# E D C/4. B4/8 A/4
    A 2:     @bass A2/4. A/8 E3/4 A2 G2      | D3/4. D/8 A2/4 D3 C3
           | A2/4. A/8 E3/4 A2 C3            | E3/4. D3/8 F2/4 G2 E2
    A 3:     r/8 @minor A3/8 r A r A r A r/4 | r/8 @major D4/8 r D r D r D r/4
           | r/8 @minor A3/8 r A r A r A r/4 | r/8 @minor E4 r @major D4 r/8 @major F3 r G @minor A3/4
    A drums: k/8 x s x k x s x s x           | k x s x k x s x s x
           | k x s x k x s x s x             | k x s x k k s k s s/16 s

    B 1:     @digit A4/4 E5 C D @ask G/8 E   | @digit A4/4 E5 D B4 @ask F#5/8 D
           | @digit C5/4 G5 E F# @ask A/8 G  | @lead E5/8 D C B4 A/2 r/4
    B 2:     @bass A2/4. A/8 E3/4 A2 G2      | D3/4. D/8 A2/4 D3 B2
           | C3/4. C/8 G2/4 D3 D3            | E3/4 E2/4 A2/2 r/4
    B 3:     r/8 @minor A3/8 r A r A r A r/4 | r/8 @major D4/8 r D r D r D r/4
           | r/8 @major C4/8 r C r D r D r/4 | r/8 @minor E4 r E @minor A3/4 A/4 r
    B drums: k/8 x s x k x s x s x           | k x s x k x s x s x
           | k x s x k x s x s x             | k x s s k/4 k r

    C 1:     @lead F5/2. E/4 C
           | D/2. B4/4 G
           | A4/4 C5 E G F#
           | E5/2. @ask B4/8 D5 F A
    C 2:     @bass F2/2 C3/4 F3/2
           | G2/2 D3/4 G2/2
           | A2/2 C3/4 D3/2
           | E3/2 B2/4 E2/2
    C 3:     @tape F4/16 A C5 A4 F A C5 A4 F A C5 A4 F A C5 A4 F A C5 A4
           | D4 G B G D G B G D G B G D G B G D G B G
           | E4 A C5 A4 E A C5 A4 E A C5 A4 D F# A F# D F# A F#
           | E4 G# B G# E G# B G# E G# B G# E G# B G# r/4
    C drums: k/4 x x x x
           | k x x x x
           | k x x x x
           | k x x/8 x s x s/16 s s s

    D 1:     @lead F5/2. G/4 A                                           | G/2. D/4 B4
           | C5/4 E D B4 G#                                              | @digit A4/4 A5 A4 r @ask E5/8 G#4
    D 2:     @bass F2/2 C3/4 F3/2                                        | G2/2 B2/4 G2/2
           | A2/2 F2/4 E2/2                                              | A2/4 E3 A2 r E3
    D 3:     @tape F4/16 A C5 A4 F A C5 A4 F A C5 A4 F A C5 A4 F A C5 A4 | D4 G B G D G B G D G B G D G B G D G B G
           | E4 A C5 A4 E A C5 A4 F A D5 A4 E G# B G# E G# B G#          | @minor A3/4 r A r r
    D drums: k/4 x x x x                                                 | k x x x x
           | k x x x s                                                   | k s k r s/8 s

    play: |: A B C D
    """
)
"""A Dorian, 5/4: a code of four notes, one of them changed at each guess; the tape runs while it reckons."""

WIN = score(
    """
    tempo: 160
    sound digit: 50 50 50 48 46 44 42 40 36 30 24 16 8 0
    sound lead: 50 50 48 46 44 42 42 40 40 38 38 36 36 34
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound major: 25 25 24 23 22 20 18 16 14 12 10 8 6 ~ 0 4 7
    A 1:     @digit A4/4 E5 C# D @lead E/8 F# | G#5/8 A E C# @digit A4/4 E5 A5
    A 2:     @bass A2/4. A/8 E3/4 D3 C#3      | D3/4 E3 F#3 E3 A2
    A 3:     @major A3/4 A A D4 A3            | D4/4 E4 A3 A A
    A drums: k/8 x s x k x s x s/16 s s s     | k/8 x s x k s k/4 k
    play: A
    """
)
"""All four in place, in the major."""

LOSE = score(
    """
    tempo: 152
    sound digit: 50 50 50 48 46 44 42 40 36 30 24 16 8 0
    sound lead: 50 50 48 46 44 42 42 40 40 38 38 36 36 34
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound dim: 25 23 20 16 12 8 4 0 ~ 0 3 6
    A 1:     @digit A4/4 E5 C Eb r      | @lead D5/16 C# C B4 Bb A Ab G F#/8 F @digit E4/4 A3
    A 2:     @bass A2/4. A/8 E3/4 Eb3 r | D3/4 Db3 C3 B2 A2
    A 3:     @dim A3/4 A A A r          | F#4/4 F E r r
    A drums: k/8 x s x k x s x r/4      | s/16 s s s s s s s k/4 r k
    play: A
    """
)
"""A wrong digit: the tape runs out."""

DRAW = score(
    """
    tempo: 160
    sound digit: 50 50 50 48 46 44 42 40 36 30 24 16 8 0
    sound ask: 30 34 38 42 46 48 50 50 40 20 0
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound minor: 25 23 20 16 12 8 4 0 ~ 0 3 7
    A 1:     @digit A4/4 E5 C D @ask G/8 E   | @digit A4/4 E5 C D @ask E/8 B4
    A 2:     @bass A2/4. A/8 E3/4 A2 G2      | A2/4. A/8 E3/4 A2 E2
    A 3:     r/8 @minor A3/8 r A r A r A r/4 | r/8 @minor A3/8 r A r A r A @minor E4/4
    A drums: k/8 x s x k x s x s x           | k x s x k x s x s r
    play: A
    """
)
"""The same code twice, and the question stays."""

OVER = score(
    """
    tempo: 160
    sound digit: 50 50 50 48 46 44 42 40 36 30 24 16 8 0
    sound ask: 30 34 38 42 46 48 50 50 40 20 0
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound minor: 25 23 20 16 12 8 4 0 ~ 0 3 7
    A 1:     @ask E5/8 G @digit A4/4 @ask E5/8 G @digit A4/4 @ask E5/8 G#
           | @ask F5/8 C @ask F#5 C# @ask G5 D r/4 @digit D#4
    A 2:     @bass A2/4. A/8 E3/4 A2 G2 | F#2/4. F#/8 F2/4 r D#2
    A 3:     r/8 @minor A3/8 r A r A r A r/4 | r/8 @minor F#3 r F#3 r F3 r/4 D#3
    A drums: k/8 x s x k x s x s x | k x s x k x r/4 k
    play: A
    """
)
"""It asks higher and higher, and there is no answer."""
ENDS = Phrases(WIN, LOSE, DRAW, OVER)
