"""The music of Tetris: cells of four notes that drop into place, the piece for play, and the end."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 150
    sound brick: 50 47 43 39 35 31 28 25 22 19 17 15
    sound drop: 50 46 40 32 22 12 5 0
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound minor: 26 22 18 14 10 6 3 0 ~ 0 3 7
    sound major: 26 22 18 14 10 6 3 0 ~ 0 4 7
    sound under: 23 22 21 20 18 16 14 12 11 10

    ; four quavers fall, two crotchets lie
    A 1: @brick B4/8 B C#5 D F#/4 D | E/8 E D C# D/4 B4 | G/8 G A B D5/4 B4       | A#/8 B C#5 E F#4/4 r
    A 2: @bass B2/4 F#2 B2 D3       | E3 C#3 B2 F#2     | G2 D3 G2 B2             | F#2 C#3 F#2/8 F# G# A#
    A 3: r/8 @minor B3 r B r B r B  | r E4 r E r B3 r B | r @major G3 r G r G r G | r F#3 r F# r F# F# r
    A drums: k/8 x s x k x s x          | k x s x k x s x   | k x s x k x s x         | k x s x k s/16 s s/8 s
    B 1: @brick D5/8 D E F# A/4 F#   | G/8 G F# E F#/4 D        | E/8 D C# B4 A#/4 C#5              |
         B4/8 F# A# C#5 B4/4 r
    B 2: @bass D3/4 A2 F#2 D3        | E3 B2 D3 B2              | C#3 G2 F#2 A#2                    |
         B2 F#2 B2/8 B A2 F#2
    B 3: r/8 @major D4 r D r D r D   | r @minor E4 r E r B3 r B | r @minor E4 r E r @major F#3 r F# |
         r F#3 r F# @minor B3 B3 r/4
    B drums: k/8 x s x k x s x           | k x s x k x s x          | k x s x k x s x                   |
             k x s x k k/16 s s/8 r

    ; pieces that fall from the rim to the ground, and a row that goes
    C 1: @drop A5/8 r F# r D r A4/16 A r/8 | G5 r E r C# r A4/16 A r/8                           |
         F#5 r D r B4 r F#/16 F# r/8       | @brick E4/16 G B E5 G4 B E5 G @drop F#5/8 C# A#4 F#
    C 2: @bass D3/4 A2 F#2 @drop D2/8 D    | @bass A2/4 C#3 E3 @drop A2/8 A                      |
         @bass B2/4 F#2 D3 @drop B2/8 B    | @bass E3/4 B2 F#2 C#3
    C 3: r/4 @under D5/8 A4 F# D r/4       | r/4 C#5/8 A4 E C# r/4                               |
         r/4 B4/8 F# D B3 r/4              | @minor E4/4 E @major F#3 F#
    C drums: x/8 r x r x r k s                 | x r x r x r k s                                     |
             x r x r x r k s                   | k/16 s k s k s k s k/8 s s s
    D 1: @drop A5/8 r F# r D r A4/16 A r/8                     | G5 r E r B4 r G/16 G r/8        |
         @brick E4/16 G B E5 F#4 A C#5 F# G4 B D5 G A4 C#5 E A | @drop F#5/8 r C# r A#4 B C#5 F#
    D 2: @bass D3/4 A2 F#2 @drop D2/8 D                        | @bass G2/4 B2 D3 @drop G2/8 G   |
         @bass E3/4 C#3 B2 A2                                  | F#2 A#2 C#3/8 C# B2 A#2
    D 3: r/4 @under D5/8 A4 F# D r/4                           | r/4 B4/8 G D B3 r/4             |
         r/8 @minor E4 r F#4 r @major G4 r A4                  | r/8 F#3 r F# r F# r F#
    D drums: x/8 r x r x r k s                                     | x r x r x r k s                 |
             k/16 s x x k s x x k s x x k s x x                    | k/8 s k s s/16 s s s s s s s

    play: |: A B C D A B
    """
)
"""B minor in fours: every bar is a piece, and at the end of the middle part four rows go at once."""

WIN = score(
    """
    tempo: 160
    sound brick: 50 47 43 39 35 31 28 25 22 19 17 15
    sound long: 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @brick B4/8 B C#5 D# F#/4 D#/8 B4 | E4/16 G# B E5 F#4 A# C#5 F# @long B4/8 D#5 B4/4
    A 2: @bass B2/4 F#2 B2 D#3             | E3 F#3 B2/8 F#2 B2/4
    A 3: r/8 @major B3 r B r B r B         | E4/4 F#4 B3/2
    A drums: k/8 x s x k x s x                 | k/16 s x x k s x x k/8 s k r
    play: A
    """
)
"""A new record: the four notes in major, and the rows go."""

OVER = score(
    """
    tempo: 138
    sound brick: 50 47 43 39 35 31 28 25 22 19 17 15
    sound heap: 50 46 42 38 34 30 26 22 19 16 13 11 9
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound minor: 26 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @brick B4/8 B C#5 D D/8 C# C B4     | @heap A#/8 A# A G# G/16 F# F E B3/4
    A 2: @bass B2/4 F#2 G2 D#2               | F#2 C#3 E2 B2
    A 3: r/8 @minor B3 r B @minor G3/8 r G r | r/4 @minor F#3/8 r E3 r @minor B3/4
    A drums: k/8 x s x k s k s                   | k s k s s/16 s s s k/4
    play: A
    """
)
"""The heap has reached the rim: the cell of four sinks by semitones."""

ENDS = Phrases(WIN, over=OVER)

PLAY = score(
    """
    tempo: 100
    sound pick: 42 40 37 34 31 28 25 22 20 18 16 14 12 10 8 6
    sound low: 50 45 40 34 28 23 18 14 11 8 6 0

    ; voices take turns: where the bass has a note the tune rests; it sounds two octaves higher
    A 1: r/8 @pick B3 F#3 D4 r C#4 B3 F#3 | r A3 E3 C#4 r B3 A E | r G3 D3 B3 r A3 G D |
         r F#3 C#3 A#3 r B3 C#4 A#3
    A 2: @low B2/8 r/4. B2/8 r/4.         | A2/8 r/4. A2/8 r/4.  | G2/8 r/4. G2/8 r/4. |
         F#2/8 r/4. F#2/8 r/4.
    B 1: r/8 @pick B3 C#4 D r F# D B3 | r E4 D C# r D B3 F# | r G3 A B r D4 B3 G  | r A#3 B C#4 r E C# A#3
    B 2: @low B2/8 r/4. B2/8 r/4.     | E2/8 r/4. B2/8 r/4. | G2/8 r/4. G2/8 r/4. | F#2/8 r/4. F#2/8 r/4.
    C 1: r/8 @pick D4 E F# r A F# D | r G4 F# E r F# D B3 | r E4 D C# r B3 A# C#4 | r B3 F# A# B/2
    C 2: @low D3/8 r/4. D3/8 r/4.   | E3/8 r/4. B2/8 r/4. | C#3/8 r/4. F#2/8 r/4. | B2/8 r/4. r/2
    D 1: r/8 @pick G4 F# D r F# E C# | r E4 D B3 r D4 C# A3 | r B3 G E r C#4 B3 G | r F#3 A# C#4 E/4 C#
    D 2: @low G2/8 r/4. A2/8 r/4.    | B2/8 r/4. D3/8 r/4.  | E3/8 r/4. E2/8 r/4. | F#2/8 r/4. r/2

    play: |: A B C A D
    """
)
"""The piece while pieces fall: broken chords and the title's cells over a bass in steps, one voice at a time."""

TEMPI = (100, 108, 116, 126, 136, 148, 160, 174, 190)
"""Crotchets a minute at each speed, from the slowest."""
