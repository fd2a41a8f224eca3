"""The music of Trophy trail: a run by night that may not stop, trophies that ring on the way, and how far it went."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 150
    sound star: 46 50 50 48 46 44 42 40 38 36 34 32 30 29 28
    sound snake: 50 44 38 32 27 22 18 15
    sound cup: 50 46 42 38 34 30 26 23 20 17 14 11 8 5
    sound motor: 46 36 26 18 12 8 5
    sound minor: 14 15 16 17 18 18 17 16 15 14 13 12 11 10 ~ 0 3 7
    sound major: 14 15 16 17 18 18 17 16 15 14 13 12 11 10 ~ 0 4 7
    sound echo: 13 11 9 7 6 5

    A 1: @star F#4/8 C#5/4. B4/8 A B C#5      | F#/4. E/8 D/4 B4       | A/8 E5/4 D/8 C#/4 B4/8 C#5 |
         G#4/2 r/8 E F# G#
    A 2: @motor F#2/8 F# F#3 F#2 F# F# E3 F#2 | B2 B B3 B2 B B A3 B2   | A2 A A3 A2 A A G#3 A2      |
         E2 E E3 E2 E E G#2 B2
    A 3: @minor F#3/1                         | B3                     | @major A3                  |
         E3/2 E/2
    A drums: k/8 x s x k k/16 x s/8 x             | k x s x k k/16 x s/8 x | k x s x k k/16 x s/8 x     |
             k x s x k s/16 s s/8 s
    B 1: @star F#4/8 C#5/4. B4/8 A B C#5      | F#/4. G#/8 A/4 F#      | E/4 C#/8 E B4/4 G#     |
         A/8 G# A C#5 F#4/4 r
    B 2: @motor F#2/8 F# F#3 F#2 F# F# E3 F#2 | D2 D D3 D2 D D C#3 D2  | A2 A A3 A2 E2 E E3 E2  |
         F#2 F# C#3 C# F#2 F# E2 C#2
    B 3: @minor F#3/1                         | @major D3              | A3/2 E3                |
         @minor F#3/2 F#
    B drums: k/8 x s x k k/16 x s/8 x             | k x s x k k/16 x s/8 x | k x s x k k/16 x s/8 x |
             k x s x k k/16 s s/8 r

    ; the trail winds
    C 1: @snake A4/16 D5 F# D A4 D5 F# D @star E/8 D C# D  | @snake B4/16 E5 G# E B4 E5 G# E @star F#/8 E D E |
         @snake C#5/16 E G# E C# E G# E @star F#/8 G# A G# | F#/4 C# A4 r
    C 2: @motor D2/8 D D3 D2 D D C#3 D2                    | E2 E E3 E2 E E D3 E2                             |
         C#2 C# C#3 C#2 C# C# B2 C#2                       | F#2 F# F#3 F#2 E3 E2 D3 C#2
    C 3: r/2 @echo A4/16 D5 F# D A4 D5 F# D                | r/2 B4/16 E5 G# E B4 E5 G# E                     |
         r/2 C#5/16 E G# E C# E G# E                       | @minor F#3/2 r/8 @echo F#5 C# A4
    C drums: k/8 x k x k x k x                                 | k x k x k x k x                                  |
             k x k x k x k x                                   | k s k s k s/16 s s/8 s
    ; cups and crowns
    D 1: @cup F#5/8 r/16 F# A/8 F# D r/16 D F#/8 D  | E r/16 E G#/8 E C# r/16 C# E/8 C#   |
         D r/16 D F#/8 D B4 r/16 B D5/8 B4          | @star G#4/8 B C#5 F C#/4 r
    D 2: @motor D2/8 D D3 D2 B2 B B3 B2             | E2 E E3 E2 A2 A A3 A2               |
         B2 B B3 B2 G#2 G# G#3 G#2                  | C#2 C# C#3 C#2 C# C# F2 G#2
    D 3: r/8 @echo F#5 r/16 F# A/8 F# D r/16 D F#/8 | r/8 E5 r/16 E G#/8 E C# r/16 C# E/8 |
         r/8 D5 r/16 D F#/8 D B4 r/16 B D5/8        | @major C#4/2 C#/4 C#/8 C#
    D drums: k/8 x s x k x s x                          | k x s x k x s x                     |
             k x s x k x s x                            | k s k s s/16 s s s s s s s

    play: |: A B C D A B
    """
)
"""F sharp minor, the motor never stops: a fifth up, and on."""

WIN = score(
    """
    tempo: 160
    sound star: 46 50 50 48 46 44 42 40 38 36 34 32 30 29 28
    sound cup: 50 46 42 38 34 30 26 23 20 17 14 11 8 5
    sound motor: 46 36 26 18 12 8 5
    sound major: 22 22 21 20 19 18 17 16 15 14 13 12 ~ 0 4 7
    A 1: @star F#4/8 C#5/4 B4/8 A# B C#5 F#   | @cup G#/8 E/16 G# F#/8 C# @star F#/2
    A 2: @motor F#2/8 F# F#3 F#2 F# F# E2 D#2 | E2 B2 C#3 C#2 F#2/8 C#3 F#2/4
    A 3: @major F#3/2 F#                      | E3/4 C#3 F#3/2
    A drums: k/8 x s x k s/16 s s/8 s             | k/8 s k s k/4 k
    play: A
    """
)
"""The fifth opens into major, and a crown rings."""

LOSE = score(
    """
    tempo: 132
    sound star: 46 50 50 48 46 44 42 40 38 36 34 32 30 29 28
    sound crash: 50 50 46 40 32 24 16 8 ~ 0 1 6
    sound slow: 50 47 44 41 38 35 32 29 26 23 20 17 14 12 10 8
    sound motor: 46 36 26 18 12 8 5
    sound minor: 22 21 20 19 18 17 16 15 14 13 12 11 10 ~ 0 3 7
    A 1: @star F#4/8 C#5/4. @crash C5/4 r | @slow B4/8 A G F# F/8 E @slow F#4/4
    A 2: @motor F#2/8 F# F#3 F#2 C2/4 r   | G2/8 F#2 E2 D2 C#2 C# F#2/4
    A 3: @minor F#3/2 r                   | @minor E3/4 r @minor C#3 F#3
    A drums: k/8 x s x s/16 s s s s/8 r       | k r s r k s k/4
    play: A
    """
)
"""The fifth, and a wall."""

DRAW = score(
    """
    tempo: 144
    sound star: 46 50 50 48 46 44 42 40 38 36 34 32 30 29 28
    sound motor: 46 36 26 18 12 8 5
    sound minor: 22 21 20 19 18 17 16 15 14 13 12 11 10 ~ 0 3 7
    sound open: 24 23 22 21 20 19 18 17 16 15 14 13 12 ~ 0 7
    A 1: @star F#4/8 C#5/4. B4/8 A B C#5      | A4/8 C#5/4. B4/2
    A 2: @motor F#2/8 F# F#3 F#2 F# F# E3 F#2 | D2 D D3 D2 E2 E E2/4
    A 3: @minor F#3/1                         | @open D3/2 E3
    A drums: k/8 x s x k k/16 x s/8 x             | k x s x k s k r
    play: A
    """
)
"""Two trails end side by side."""

ENDS = Phrases(WIN, LOSE, DRAW)
