"""The music of Ricochet: a shuffle in a smoky billiard room, and the last ball, potted or not."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 192
    sound sax: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound stab: 50 46 38 28 18 10 5 0
    sound walk: 50 46 40 34 28 22 17 13 10 8 6
    sound seven: 26 22 18 13 8 4 0 ~ 0 4 10
    sound minor: 26 22 18 13 8 4 0 ~ 0 3 10
    sound echo: 16 14 12 10 8 6 4 0

    ; twelve bars; three taps on the cushion and away
    A 1: r/4 @sax D4/8 G/4 B/8 D5/4 Bb4/8 B/4. | r/4 D5/8 E/4 D/8 Bb4/4 G/8 r/4. |
         r/4 D/8 G/4 B/8 D5/4 Bb4/8 B/4 D5/8   | F/4. D/4 B4/8 D5/4. r/4.
    A 2: @walk G2/4. B2 D3 E3                  | F3 E3 D3 B2                     |
         G2 B2 D3 E3                           | F3 D3 B2 G2
    A 3: r/4 @seven G3/8 r/4. r/4 G/8 r/4.     | r/4 G/8 r/4. r/4 G/8 r/4.       |
         r/4 G/8 r/4. r/4 G/8 r/4.             | r/4 G/8 r/4. G/4. G/4.
    A drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8       | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8 |
             k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8       | k/4 x/8 s/4 x/8 k/4 s/8 s s s
    B 1: r/4 @sax E4/8 G/4 Bb/8 C5/4 A4/8 Bb/4. | r/4 C5/8 E/4 C/8 Bb4/4 G/8 r/4. |
         r/4 D4/8 G/4 B/8 D5/4 Bb4/8 B/4.       | r/4 B4/8 D5/4 B4/8 G#/4. r/4.
    B 2: @walk C3/4. E3 G3 A3                   | Bb3 A3 G3 E3                    |
         G3 F3 D3 B2                            | E3 G#2 B2 E2
    B 3: r/4 @seven C4/8 r/4. r/4 C/8 r/4.      | r/4 C/8 r/4. r/4 C/8 r/4.       |
         r/4 G3/8 r/4. r/4 G/8 r/4.             | r/4 E4/8 r/4. E/4. E/4.
    B drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8        | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8 |
             k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8        | k/4 x/8 s/4 x/8 k/8 s s s/4 s/8
    C 1: r/4 @sax E4/8 A/4 C5/8 E/4 C/8 A4/4. | F#5/4 A/8 F#/4 D/8 C/4. A4/4.             |
         r/4 D/8 G/4 B/8 D5/4 Bb4/8 B/4.      | @stab D5/8 C A4 F# A C5 D/4 r/8 D/4.
    C 2: @walk A2/4. C3 E3 G3                 | D3 F#3 A3 C3                              |
         B2 D3 E3 G2                          | @stab D3/8 C3 A2 F#2 A2 C3 D3/4 r/8 D2/4.
    C 3: r/4 @minor A3/8 r/4. r/4 A/8 r/4.    | r/4 @seven D4/8 r/4. r/4 D/8 r/4.         |
         r/4 G3/8 r/4. r/4 G/8 r/4.           | r/2. D4/4 r/8 D/4.
    C drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8      | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8           |
             k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8      | k/8 s k s k s k/4 r/8 s/4.

    ; the ball comes to rest: each rebound sooner than the one before, and its echo from the other cushion
    D 1: @stab E5/4. E/4. E/4 E/8 E E E             | @sax E5/4. Bb4/4 C5/8 Bb4/4. G/4. |
         @stab Eb5/4. Eb/4. Eb/4 Eb/8 Eb Eb Eb      | @sax D5/4. B4/4 A/8 G/4. r/4.
    D 2: @walk C3/4. G2 C3 E3                       | C3 Bb2 A2 G2                      |
         C3 Bb2 A2 F#2                              | G2 D3 B2 G2
    D 3: r/8 @echo G4/4 r/8 G/4 r/8 G/4 r/8 G r     | r/4 @seven C4/8 r/4. r/4 C/8 r/4. |
         r/8 @echo F#4/4 r/8 F#/4 r/8 F#/4 r/8 F# r | r/4 @seven G3/8 r/4. r/4 G/8 r/4.
    D drums: s/4 x/8 s/4 x/8 s/4 s/8 s s s              | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8   |
             s/4 x/8 s/4 x/8 s/4 s/8 s s s              | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8
    E 1: @stab E5/4. E/4. E/4 E/8 E E E         | @sax G5/4. E/4 C#/8 A4/4. C#5/4.  |
         D5/4 C/8 A4/4 C5/8 Eb/4 D/8 C/4 A4/8   | F#/4. A/4 C5/8 D/4. r/4.
    E 2: @walk C3/4. G2 C3 E3                   | A2 C#3 E3 G3                      |
         F#3 E3 D3 C3                           | D3 A2 F#2 D2
    E 3: r/8 @echo G4/4 r/8 G/4 r/8 G/4 r/8 G r | r/4 @seven A3/8 r/4. r/4 A/8 r/4. |
         r/4 D4/8 r/4. r/4 D/8 r/4.             | r/4 D/8 r/4. D/4. D/4.
    E drums: s/4 x/8 s/4 x/8 s/4 s/8 s s s          | k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8   |
             k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8        | k/4 s/8 k/4 s/8 k/8 s s s s s

    play: |: A B C D E
    """
)
"""Twelve bars of blues, then a ball that bounces itself to rest."""

WIN = score(
    """
    tempo: 200
    sound sax: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound walk: 50 46 40 34 28 22 17 13 10 8 6
    sound seven: 30 28 25 22 19 16 13 11 9 ~ 0 4 7
    A 1: r/4 @sax D4/8 G/4 B/8 D5/4 Bb4/8 B/4 D5/8 | G/4 F/8 E/4 Eb/8 D/8 E F# G/4.
    A 2: @walk G2/4. B2 D3 E3                      | C3 C#3 D3 G2
    A 3: r/4 @seven G3/8 r/4. r/4 G/8 r/4.         | C4/4. C D4 G3
    A drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8           | k/4 s/8 k/4 s/8 s s s k/4.
    play: A
    """
)
"""Up to the top, and the last target falls."""

LOSE = score(
    """
    tempo: 176
    sound sax: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound stab: 50 46 38 28 18 10 5 0
    sound walk: 50 46 40 34 28 22 17 13 10 8 6
    sound minor: 26 24 22 19 16 13 10 7 ~ 0 3 7
    A 1: r/4 @sax D4/8 G/4 Bb/8 D5/4 Bb4/8 Db/4. | @stab G4/4. G/4 G/8 G G G @sax G4/4.
    A 2: @walk G2/4. Bb2 D3 E3                   | Eb3 D3 C#3 G2
    A 3: r/4 @minor G3/8 r/4. r/4 E3/8 r/4.      | Eb3/4. D3 r G3
    A drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8         | s/4. s/4 s/8 x x x k/4.
    play: A
    """
)
"""The ball bounces to rest, and the target still stands."""

DRAW = score(
    """
    tempo: 192
    sound sax: 44 48 50 49 47 45 43 41 39 37 35 33 31 29 27
    sound walk: 50 46 40 34 28 22 17 13 10 8 6
    sound seven: 28 26 24 21 18 15 12 9 ~ 0 4 10
    A 1: r/4 @sax D4/8 G/4 B/8 D5/4 Bb4/8 B/4. | r/4 D5/8 B4/4 D5/8 F/2.
    A 2: @walk G2/4. B2 D3 E3                  | F3 D3 G2 G2
    A 3: r/4 @seven G3/8 r/4. r/4 G/8 r/4.     | r/4 G/8 r/4. G/2.
    A drums: k/4 x/8 s/4 x/8 k/4 x/8 s/4 x/8       | k/4 x/8 s/4 x/8 k/4. s/4.
    play: A
    """
)
"""The head of the blues, left standing on its seventh."""

ENDS = Phrases(WIN, LOSE, DRAW)
