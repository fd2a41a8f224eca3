"""The music of Sliding Squares: five beats, as there are five squares, in which everything slides and stops."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 168
    sound stone: 50 48 45 42 39 36 33 30 27 24 21 18 16 14
    sound slide: 34 36 38 40 42 44 46 48 50 48 46 44 42 40
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound minor: 26 22 18 14 10 6 3 0 ~ 0 3 7
    sound major: 26 22 18 14 10 6 3 0 ~ 0 4 7
    sound knock: 40 28 16 6 0
    sound under: 22 23 24 23 22 21 20 18 16 14 12

    ; three and two: up, along, and a stop
    A 1: @stone A4/8 C5 E/4. D/8 r/4 A4             | G/8 A C5/4. A4/8 r/4 G     | F/8 G A/4. C5/8 D/4 F     |
         E/4. C/8 A4/4 r/2
    A 2: @bass D3/4. A2/8 C3/4 D3 A2                | C3/4. G2/8 B2/4 C3 E3      | F2/4. C3/8 E3/4 F3 C3     |
         A2/4. E3/8 A2/4 @knock A2/8 A @bass B2 C#3
    A 3: r/4 @minor D4 r @minor D4/8 D r/4          | r/4 @major C4 r C4/8 C r/4 | r/4 @major F3 r F/8 F r/4 |
         r/4 @minor A3 r @knock E4/8 E r/4
    A drums: k/4 x x s x                                | k x x s x                  | k x x s x                 |
             k x x s/8 s s s
    B 1: @stone A4/8 C5 E/4. D/8 r/4 A4            | G/8 A C5/4. E/8 r/4 D      | F/8 E D/4. C/8 B4/4 G     |
         A/4. E/8 D/4 r/2
    B 2: @bass D3/4. A2/8 C3/4 D3 A2               | C3/4. G2/8 B2/4 C3 E3      | G2/4. D3/8 F3/4 G3 B2     |
         A2/4. C3/8 D3/4 @knock D/8 D @bass A2/4
    B 3: r/4 @minor D4 r D4/8 D r/4                | r/4 @major C4 r C4/8 C r/4 | r/4 @major G3 r G/8 G r/4 |
         r/4 @minor A3 @minor D4 @knock A3/8 A r/4
    B drums: k/4 x x s x                               | k x x s x                  | k x x s x                 |
             k x k s/8 s r/4

    ; the hole wanders
    C 1: @stone D5/4. F/8 r/4 E/8 F E C                          | E/4. G/8 r/4 F/8 E D C     |
         @slide A4/32 A# B C5 C# D D# E @stone F/4. D/8 A4 F D r | G4/4. A/8 C#5/4 E/8 G E C#
    C 2: @bass Bb2/4. F2/8 A2/4 Bb2 F2                           | C3/4. G2/8 B2/4 C3 G2      |
         D3/4. A2/8 F2/4 D3 A2                                   | A2/4. E3/8 G3/4 A2 C#3
    C 3: @under Bb3/4. D4/8 r/4 G/8 A G E                        | G/4. E/8 r/4 A/8 G F E     |
         r/4 @minor D4 r/4 D4/8 D r/4                            | r/4 @major A3 r A/8 A r/4
    C drums: k/4 x x s x                                             | k x x s x                  |
             s/16 s s s k/4 x s x                                    | k x x s/8 s s s
    D 1: @stone D5/4. F/8 r/4 E/8 F E C                         | E/4. A/8 r/4 G/8 F E D                  |
         @slide F/32 E D# D C# C B4 A# @stone A/4. C5/8 D F A r | @knock G5/8 G r/4 @stone E/4 C#/2
    D 2: @bass Bb2/4. F2/8 A2/4 Bb2 D3                          | C3/4. G2/8 B2/4 C3 E3                   |
         F3/4. C3/8 A2/4 D3 F2                                  | @knock E2/8 E r/4 @bass A2/4 A2 G2/8 E2
    D 3: @under Bb3/4. D4/8 r/4 G/8 A G E                       | G/4. C5/8 r/4 B4/8 A G F                |
         r/4 @major F3 r F/8 @minor D4 D4 r                     | r/4 @knock C#4/8 C# @major A3/4 A/2
    D drums: k/4 x x s x                                            | k x x s x                               |
             s/16 s s s k/4 x s x                                   | k/8 k r/4 s s/8 s s s

    play: |: A B C D B
    """
)
"""D Dorian in five: a rising line that stops before the bar is out, and two real slides."""

WIN = score(
    """
    tempo: 176
    sound stone: 50 48 45 42 39 36 33 30 27 24 21 18 16 14
    sound slide: 34 36 38 40 42 44 46 48 50 48 46 44 42 40
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @stone A4/8 C#5 E/4. F#/8 A/4 F# | @slide D/32 D# E F F# G G# A @stone F#/4 D/2
    A 2: @bass D3/4. A2/8 F#2/4 D3 A2     | A2/4 C#3 D3/2
    A 3: @major D4/4. r/8 D/4 D D         | A3/4 A D4/2
    A drums: k/4 x x s x                      | s/16 s s s k/8 s k/4 r
    play: A
    """
)
"""One long slide home."""

LOSE = score(
    """
    tempo: 160
    sound stone: 50 48 45 42 39 36 33 30 27 24 21 18 16 14
    sound knock: 46 34 20 8 0
    sound bass: 50 46 40 33 26 20 15 11 8 6
    sound minor: 26 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @stone A4/8 C5 E/4. D/8 r @knock D D D     | @stone Bb4/8 A G/4 F/8 E D/2
    A 2: @bass D3/4. A2/8 F2/4 r/8 @knock F#2 F# F# | @bass G2/4 C#3/4 A2/4 D2/2
    A 3: r/4 @minor D4 r r/8 @knock Eb4 Eb Eb       | @minor G3/4 r @minor A3/4 @minor D3/2
    A drums: k/4 x x r/8 s s s                          | k/4 r s k/2
    play: A
    """
)
"""It knocks three times against its neighbour and cannot move."""

ENDS = Phrases(WIN, LOSE)
