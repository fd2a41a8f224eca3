"""The music of Septica: a fiddler in the tavern, whose phrases are cut on the seventh quaver; and the trick."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 126
    sound fiddle: 44 48 50 49 48 46 44 42 40 38 36 34 32 30
    sound vibrato: 44 48 50 46 40 36 40 46 50 46 40 36 40 46 48 42 36 32 36 42 44 38 32 28
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound cut: 50 46 40 34 28 20 12 6 0 ~ 0 4 7
    sound major: 26 22 18 14 10 6 3 0 ~ 0 4 7
    sound minor: 26 22 18 14 10 6 3 0 ~ 0 3 7
    sound drone: 12 12 11 11 10 10 9 9 8 ~ 0 7 12

    A 1: @fiddle B4/8 B/16 C5 B4 A G# A B/4 r | C5/8 D/16 C B4/8 A G#/16 A G# F E/4    |
         A/8 A/16 B C5/8 E D/16 E D C B4/8 r  | G#/16 A B C5 B4/8 F E/4 r
    A 2: @bass E3/8 B2 E3 B2 E3 B2 E2 r       | A2 E3 A2 E3 E3 B2 E2 r                 |
         A2 E3 C3 E3 D3 A2 D2 r               | E3 B2 D3 B2 E3 B2 E2 r
    A 3: r/8 @major E4 r E r E @cut E4/4      | r/8 @minor A3 r A r @major E4 @cut E/4 |
         r/8 @minor A3 r A r D4 @cut G3/4     | r/8 @major E4 r E r E @cut E/4
    A drums: k/8 x k x k x s/4                    | k/8 x k x k x s/4                      |
             k/8 x k x k x s/4                    | k/8 x k x k/16 s s s s/4
    B 1: @fiddle B4/8 B/16 C5 B4 A G# A B/4 r | D5/8 E/16 D C/8 D E/16 F E D C/4 |
         B4/16 C5 D C B4 A G# A B/8 F E/4     | A/16 G# A B C5/8 E A4/4 r
    B 2: @bass E3/8 B2 E3 B2 E3 B2 E2 r       | D3 A2 D3 F3 A2 E3 A2 r           |
         E3 B2 D3 B2 E3 D3 B2 G#2             | A2 E3 C3 E3 A2 E3 A2 r
    B 3: r/8 @major E4 r E r E @cut E4/4      | r/8 @minor D4 r D r A3 @cut F3/4 |
         r/8 @major E4 r E r E E r            | r/8 @minor A3 r A A A r r
    B drums: k/8 x k x k x s/4                    | k/8 x k x k x s/4                |
             k/8 x k x k x k x                    | k/8 x k x s/16 s s s s/8 r

    ; the slow song, over a drone
    C 1: @vibrato E5/2 @fiddle F/16 E D E C/8 D | @vibrato D/4. @fiddle C/16 B4 @vibrato C5/4. r/8 |
         C5/4. @fiddle B4/16 A B/8 C5 D F       | @vibrato E/2 r/8 @fiddle E/16 D# E F E r
    C 2: @bass A2/4 E3 A2 C3                    | F2 C3 F2 A2                                      |
         D3 A2 D2 A2                            | E3 B2 E2 G#2
    C 3: @drone A3/1                            | F3                                               |
         D4                                     | E4/2 r
    C drums: k/4 x k x                              | k x k x                                          |
             k x k x                                | k x k/8 x s/16 s s s

    ; faster fingers
    D 1: @fiddle E5/16 D# E F E D# E B4 C5 B4 C5 D C B4 A C5 | B4 A# B C5 B4 A# B F E F G# F E/8 r |
         C5/16 B4 C5 D C B4 C5 A4 F5 E F G F E D C           | B4/8 F5 E D C/16 B4 A G# F/8 E
    D 2: @bass E3/8 B2 G#2 B2 A2 E3 C3 A2                    | E3 B2 D3 B2 G#2 B2 E2 r             |
         A2 E3 C3 A2 D3 A2 F2 D3                             | E3/8 r D3 r C3 B2 G#2 E2
    D 3: r/8 @major E4 r E r @minor A3 r A                   | r @major E4 r E r E @cut E/4        |
         r/8 @minor A3 r A r D4 r D                          | @cut E4/8 r E r E r r/4
    D drums: k/16 x x x k x x x k x x x k x x x                  | k x x x k x x x k x x x s/4         |
             k/16 x x x k x x x k x x x k x x x                  | s/8 x s x s/16 s s s s/8 s

    play: |: A B C D B
    """
)
"""A tavern dance on E with its narrow second; the stab on the seventh quaver is the seven that cuts."""

WIN = score(
    """
    tempo: 138
    sound fiddle: 44 48 50 49 48 46 44 42 40 38 36 34 32 30
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound major: 32 29 26 23 20 17 14 11 9 7 ~ 0 4 7
    A 1: @fiddle B4/8 B/16 C5 B4 A G# A B/16 C5 D E F E D C | B4/16 C5 B4 A G#/8 B E5 E E/4
    A 2: @bass E3/8 B2 E3 B2 D3 A2 D3 F3                    | E3 B2 E3 G#2 E3 E2 E2/4
    A 3: r/8 @major E4 r E r G3 r G                         | @major E4/8 r E r E E E/4
    A drums: k/8 x k x k/16 s s s s s s s                       | k/8 x k x s s s/4
    play: A
    """
)
"""The trick is taken, with everybody's glass on the table."""

LOSE = score(
    """
    tempo: 112
    sound fiddle: 44 48 50 49 48 46 44 42 40 38 36 34 32 30
    sound vibrato: 44 48 50 46 40 36 40 46 50 46 40 36 40 46 48 42 36 32 28 24 20 16 12 8
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound cut: 50 46 40 34 28 20 12 6 0 ~ 0 1 7
    sound minor: 26 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @fiddle B4/8 B/16 C5 B4 A G# A B/8 r r/4 | G#/8 A/16 G# F/8 E @vibrato A4/2
    A 2: @bass E3/8 B2 E3 B2 E3 r E2 r            | E3 B2 D3 E2 A2/2
    A 3: r/8 @minor A3 r A r r @cut E4/4          | r/8 @minor D4 r D A3/2
    A drums: k/8 x k x k r s/4                        | k/8 x k x k/2
    play: A
    """
)
"""Cut in the middle of the phrase; the fiddle sighs."""

DRAW = score(
    """
    tempo: 126
    sound fiddle: 44 48 50 49 48 46 44 42 40 38 36 34 32 30
    sound vibrato: 44 48 50 46 40 36 40 46 50 46 40 36 40 46 48 42 36 32 28 24 20
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound major: 28 26 24 22 20 18 16 14 12 10 ~ 0 4 7
    sound minor: 28 26 24 22 20 18 16 14 12 10 ~ 0 3 7
    A 1: @fiddle B4/8 B/16 C5 B4 A G# A B/4 r | C5/8 D/16 C B4/8 A @vibrato B/2
    A 2: @bass E3/8 B2 E3 B2 E3 B2 E2 r       | A2 E3 A2 C3 E3/2
    A 3: r/8 @major E4 r E r E E r            | @minor A3/4 A @major E4/2
    A drums: k/8 x k x k x k r                    | k x k x s/16 s s s k/4
    play: A
    """
)
"""Four all: it rests on the chord on which it began."""

ENDS = Phrases(WIN, LOSE, DRAW, DRAW)
