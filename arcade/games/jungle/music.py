"""The jungle at night: a flute above drums that count in threes and twos, and how a trek ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 150
    sound flute: 30 38 44 48 50 48 46 44 42 40 38 36 34
    sound bird: 40 30 20 10 0
    sound chant: 50 48 44 40 34 28 22 16
    sound log: 50 48 46 42 38 32 26 20 15 11 8 5 2 0
    sound wood: 25 22 19 16 13 10 7 4 0
    sound reply: 20 18 16 14 12 10 8 6

    I 1:     r/2. r/4. @bird A5/16 G A G A/8             | r/2. @bird E5/16 D E D E/8 r/4.
    I 2:     @log A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 E2/8   | A2/4 A/8 r/4 E3/8 A2/4 C3/8 r/4 D3/8
    I 3:     @wood A3/8 E4 C4 D4 A3 E4 C4 D4 A3 E4 C4 D4 | A3 E4 C4 D4 A3 E4 C4 D4 A3 E4 C4 D4
    I drums: k/8 r x x r k k r x s r x                   | k r x x r k k r s s s s

    A 1:     @flute E5/4. D/8 E G E/2.                   | D/4. C/8 D E A4/2.
           | E5/4. D/8 E G A/4. G/4 E/8                  | D C D E D C A4/2 r/4
    A 2:     @log A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 E2/8   | A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 D3/8
           | A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 E2/8        | F2/4 F/8 r/4 C3/8 A2/4 C3/8 D E A2
    A 3:     @wood A3/8 E4 C4 D4 A3 E4 C4 D4 A3 E4 C4 D4 | A3 E4 C4 D4 A3 E4 C4 D4 A3 E4 C4 D4
           | A3 E4 C4 D4 A3 E4 C4 D4 A3 E4 C4 D4         | A3 F4 C4 D4 A3 F4 C4 E4 A3 E4 C4 E4
    A drums: k/8 r x x r k k r x s r x                   | k r x x r k k r x s r x
           | k r x x r k k r x s r x                     | k r x x r k k s s k s s

    B 1:     @chant A4/8 A r C5 A4 r D5/4 C5/8 A4/4.   | A/8 A r C5 A4 r E5/4 D5/8 C/4 A4/8
           | A4/8 A r C5 A4 r G5/4 E5/8 D/4.           | @flute F#5/4. E/8 D E B4/2.
    B 2:     @log D2/4 D/8 r/4 A2/8 D2/4 D/8 A2/4 D3/8 | D2/4 D/8 r/4 A2/8 C3/4 C/8 G2/4 C3/8
           | D2/4 D/8 r/4 A2/8 G2/4 G/8 D3/4 C3/8      | B2/4 B/8 F#2/4 B2/8 E2/4 E/8 B2 D3 E3
    B 3:     r/2. @reply F#4/4 F#/8 E/4.               | r/2. G4/4 G/8 E/4.
           | r/2. B4/4 B/8 A/4.                        | @wood B3/8 D4 F# B3 D4 F# E D B3 E4 D B3
    B drums: k/8 k r s r k k r s x x r                 | k k r s r k k r s x x r
           | k k r s r k k r s x x r                   | k r s k r s k s s k s s

    C 1:     @flute E5/4. D/8 E G E/2.                 | G/4. A/8 G E D/2.
           | E/4. D/8 E G C/4. D/4 E/8                 | D C A4 G A C5 A4/2 @bird E5/8 A
    C 2:     @log A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 E2/8 | C3/4 C/8 r/4 G2/8 G2/4 G/8 r/4 D3/8
           | A2/4 A/8 r/4 E3/8 F2/4 F/8 r/4 C3/8       | D2/4 D/8 E2/4 E/8 A2/4 E2/8 A2 r/4
    C 3:     @reply C5/4. r/4. C5/4 B4/8 C5/4.         | E5/4. r B4/4 A4/8 B4/4.
           | C5/4. r A4/4 G4/8 A4/4.                   | F4/4. G C/4. r
    C drums: k/8 r x x r k k r x s r x                 | k r x x r k k r x s r x
           | k r x x r k k r x s r x                   | k s s k s s k r x r/4.

    play: |: I A B C
    """
)
"""A minor pentatonic with a Dorian turn, 12/8 in which wood counts fours: a call, men who answer, birds."""

WIN = score(
    """
    tempo: 184
    sound flute: 40 44 48 50 48 46 44 42 40 38 36 34
    sound log: 50 48 46 42 38 32 26 20 15 11 8 5 2 0
    sound major: 25 24 23 22 20 18 16 14 12 10 8 6 ~ 0 4 7
    A 1:     @flute E5/4. D/8 E G A/4. G/8 A E          | F#/8 E D E D B4 C#5/4. E/4.           | A5/4. r/4.
    A 2:     @log A2/4 A/8 E3/4 E/8 A2/4 A/8 C#3/4 C#/8 | D3/4 D/8 E3/4 E/8 A2/4 E2/8 A2 C#3 E3 | A2/4. r/4.
    A 3:     @major A3/4. A A/4. A                      | D4/4. E3/4. A3/4. A                   | A3/4. r/4.
    A drums: k/8 r x s r x k r x s r x                  | k x x s x x k s s k s s               | k/4. r/4.
    play: A
    """
)
"""The call in the village's major."""

LOSE = score(
    """
    tempo: 138
    sound flute: 40 44 48 50 48 46 44 42 40 38 36 34 32 30
    sound low: 30 30 28 26 24 22 20 18 16
    sound log: 50 48 46 42 38 32 26 20 15 11 8 5 3
    A 1:     @flute E5/4. D/8 Eb Bb4 @low A4/4. G/8 Ab E | @low D4/4. C/8 Db Bb3 A3/2.
    A 2:     @log A2/4. Bb2 F2 Bb2                       | Bb2/4. r A2/2.
    A 3:     r/2. r                                      | r/2. @flute r/4. @log E2/4.
    A drums: k/4. r k r/4 k/8                            | k/4. r k/4 k/8 r/4.
    play: A
    """
)
"""The call sinks, and the drum stops."""
DRAW = score(
    """
    tempo: 150
    sound flute: 30 38 44 48 50 48 46 44 42 40 38 36 34
    sound log: 50 48 46 42 38 32 26 20 15 11 8 5 2 0
    sound reply: 20 19 18 17 16 15 14 13 12
    A 1:     @flute E5/4. D/8 E G E/4. r               | D/4. E/8 D C D/2.
    A 2:     @log A2/4 A/8 r/4 E3/8 A2/4 G2/8 r/4 E2/8 | G2/4 G/8 r/4 D3/8 G2/4 G/8 r/4.
    A 3:     r/2. @reply C5/4. B4/8 C5 E5              | B4/4. C5/8 B4 A G/2.
    A drums: k/8 r x x r k k r x s r x                 | k r x x r k k s s k/4.
    play: A
    """
)
"""Two calls, as far out as each other."""
ENDS = Phrases(WIN, LOSE, DRAW)
