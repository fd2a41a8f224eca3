"""The music of Robac: a polka that crawls, a hunt with an ogre in the middle, and how the worm ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 150
    sound worm: 50 48 46 43 40 37 34 32 30 28 26 24 22
    sound hop: 50 46 38 28 18 10 5 0
    sound tuba: 50 46 40 34 28 22 17 13 10 8 6
    sound major: 25 22 19 15 11 8 5 3 0 ~ 0 4 7
    sound minor: 25 22 19 15 11 8 5 3 0 ~ 0 3 7
    sound seventh: 25 22 19 15 11 8 5 3 0 ~ 0 4 10
    sound third: 22 21 20 18 16 14 12 11 10 9 8

    ; the hump and the creep: two hops up, and a mordent on the raised fourth
    A 1: @worm F4/8 F/16 G A/8 C5 r @hop B4/16 C5 A4/8 r | @worm D5/8 D/16 C# D/8 F r @hop E/16 D Bb4/8 r |
         @worm Bb4/8 Bb/16 C5 D/8 Bb4 A A/16 Bb C5/8 A4  | G/8 C5 B4 Bb A Ab G/4
    A 2: @tuba F2/4 C3 F2 A2                             | Bb2 F2 Bb2 D3                                  |
         G2 Bb2 A2 F2                                    | C3 E2 F2 C3/8 E3
    A 3: r/8 @major F3 r F r F r F                       | r Bb3 r Bb r Bb r Bb                           |
         r @minor G3 r G r @major F3 r F                 | r @seventh C4 r C r C C r
    A drums: k/8 x s x k x s x                               | k x s x k x s x                                |
             k x s x k x s x                                 | k x s x k s/16 s s/8 s

    B 1: @worm F4/8 F/16 G A/8 C5 r @hop B4/16 C5 A4/8 r | @worm D5/8 D/16 C# D/8 F r @hop E/16 D Bb4/8 r |
         @worm Bb4/8 Bb/16 C5 D/8 F E E/16 D C/8 G4      | A/8 C5/16 A4 G/8 E F/4 r
    B 2: @tuba F2/4 C3 F2 A2                             | Bb2 F2 Bb2 D3                                  |
         G2 D3 C3 E2                                     | F2 C3 F2/8 C3 F2 r
    B 3: @third A3/4 C4 F/8 r F r                        | Bb3/4 D4 F/8 r D r                             |
         @minor r/8 G3 r G r @seventh C4 r C             | r @major F3 r @seventh C4 @major F3/8 r F r
    B drums: k/8 x s x k x s x                               | k x s x k x s x                                |
             k x s x k x s x                                 | k x s x k k/16 s s/8 r

    ; the tuba has the tune, and a spider answers
    C 1: r/2 @hop A5/16 G# A F D/8 A4               | r/2 @hop G5/16 F# G E C#/8 A4    |
         @worm F5/8 F/16 E D/8 A4 Bb Bb/16 A G/8 D5 | E/8 E/16 D C/8 G4 Bb @hop G4 E C
    C 2: @tuba D3/8 D/16 E F/8 A D3/4 A2            | C#3/8 C#/16 D E/8 G E/4 A2       |
         D3/4 F2 G2 Bb2                             | C3/4 Bb2 G2/8 A2 Bb2 C3
    C 3: r/8 @minor D4 r D r D r D                  | r @major A3 r A r A r A          |
         r @minor D4 r D r G3 r G                   | r @seventh C4 r C r C r r
    C drums: k/4 s k/8 x s x                            | k/4 s k/8 x s x                  |
             k/8 x s x k x s x                          | k x s x k/16 s s s s/8 s

    ; the chase: the creep climbs, each time to a higher step
    D 1: @worm C5/16 B4 C5 D C/8 A4 C5/16 B4 C5 D C/8 A4 | D5/16 C# D E D/8 Bb4 D5/16 C# D E D/8 Bb4 |
         E5/16 D# E F E/8 C5 G5/16 F# G A G/8 E          | F/8 r @hop C5 r F/16 E Eb D C B4 Bb G
    D 2: @tuba F2/4 A2 F2 A2                             | Bb2 D3 Bb2 F2                             |
         C3 G2 Bb2 G2                                    | A2/8 r F2 r C3/4 E2
    D 3: r/8 @major F3 r F r F r F                       | r Bb3 r Bb r Bb r Bb                      |
         r @seventh C4 r C r C r C                       | @major F3 r F r @seventh C4/2
    D drums: k/8 x s x k x s x                               | k x s x k x s x                           |
             k x s x k x s x                                 | k r s r k/16 s s s s s s s

    play: |: A B C D A B
    """
)
"""The worm goes for a walk: a polka in F whose fourth is raised now and then."""

TALE_TITLE = score(
    """
    tempo: 172
    sound horn: 40 46 50 48 46 44 42 40 38 36 34 32 30
    sound second: 20 22 24 23 22 21 20 18 16 14 12
    sound bass: 50 44 38 32 26 20 15 11 8
    sound ogre: 50 50 50 46 42 38 34 30 26 22
    sound shiver: 25 12 25 12 25 12 20 10 ~ 0 1

    ; the prince rides: the horn's fourth, and a gallop
    A 1: @horn A4/4 D5/8 F#/4 D/8    | E/8 F# E C#/4 A4/8   | B/4 D5/8 G/4 E/8    | C#/4. A4/4 r/8
    A 2: @bass D3/4 A3/8 D3/4 A2/8   | A2/4 E3/8 A2/4 C#3/8 | G2/4 D3/8 E3/4 B2/8 | A2/4 E3/8 A2 B2 C#3
    A 3: @second F#4/4 A/8 D5/4 A4/8 | G/4. E/4 C#/8        | D/4 G/8 B/4 G/8     | E/4. C#/4 r/8
    A drums: k/4 x/8 s/4 x/8             | k/4 x/8 s/4 x/8      | k/4 x/8 s/4 x/8     | k/4 x/8 s s s
    B 1: @horn A4/4 D5/8 F#/4 D/8    | G/8 A G E/4 C#/8    | D/4 B4/8 A C#5 E    | D/4. D/4 r/8
    B 2: @bass D3/4 A3/8 D3/4 F#3/8  | E3/4 B2/8 A2/4 E3/8 | G2/4 E3/8 A2/4 A2/8 | D3/4 A2/8 D3/4 r/8
    B 3: @second F#4/4 A/8 D5/4 A4/8 | B/4. C#5/4 A4/8     | G/4 D/8 E/4 G/8     | F#/4 E/8 F#/4 r/8
    B drums: k/4 x/8 s/4 x/8             | k/4 x/8 s/4 x/8     | k/4 x/8 s/4 x/8     | k/4 s/8 k/4 s/8

    ; the ogre: seven heavy steps under a shiver
    C 1: @shiver A4/4. r/8 A4/4   | Bb/4. r/8 Bb/4  | @horn F5/8 E D C#/4 A4/8 | Bb/4. A/4 r/8
    C 2: @ogre D2/4. F2/4.        | E2/4. Bb2/4.    | D3/4 A2/8 G2/4.          | C#2/4. A2/4 r/8
    C 3: r/8 @shiver F4/4 r/8 F/4 | r/8 G/4 r/8 G/4 | @second A4/4 F/8 E/4.    | G/4. E/4 r/8
    C drums: k/4. k/4.                | k/4. k/4.       | k/4. k/4.                | k/4. s/8 s s
    D 1: @horn F5/4 D/8 A4/4 D5/8 | E/4 C#/8 G4/4 C#5/8 | D/8 E F G F E     | C#/8 D E A4 B C#5
    D 2: @ogre D2/4. F2/4.        | E2/4. A2/4.         | Bb2/4 G2/8 Bb2/4. | A2/4 A2/8 A2 G2 E2
    D 3: @second A4/4. F/4.       | G/4. E/4.           | D/4. Bb4/4.       | E/4. E/4.
    D drums: k/4 x/8 k/4 x/8          | k/4 x/8 k/4 x/8     | k/4 s/8 k/4 s/8   | k/8 s s s s s

    play: |: A B C D A B
    """
)
"""The prince's hunt: a gallop in D with the ogre's steps in its middle."""

WIN = score(
    """
    tempo: 160
    sound worm: 50 48 46 43 40 37 34 32 30 28 26 24 22
    sound tuba: 50 46 40 34 28 22 17 13 10 8 6
    sound chord: 32 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @worm F4/8 F/16 G A/8 C5 F/8 F/16 G A/8 F | G/8 A/16 G F/8 E F/2
    A 2: @tuba F2/4 A2 C3 F3                       | C3/4 C3 F2/4 C3/8 F2/8
    A 3: @chord F3/4 F C4 F3                       | C4/4 C @chord F3/2
    A drums: k/8 x s x k x s x                         | k s/16 s s/8 s k/4 k/16 s s k
    play: A
    """
)
"""A worm that has eaten well."""

LOSE = score(
    """
    tempo: 132
    sound worm: 50 48 46 43 40 37 34 32 30 28 26 24 22
    sound slow: 50 47 44 41 38 35 32 29 26 23 20 17 14 12 10 8 6
    sound tuba: 50 46 40 34 28 22 17 13 10 8 6
    sound minor: 25 23 21 19 17 15 13 11 9 7 ~ 0 3 7
    A 1: @worm F4/8 F/16 G Ab/8 C5 r B4 Bb A | Ab/8 G Gb F @slow E/16 Eb D Db C/4
    A 2: @tuba F2/4 C3 D3/8 Db3 C3 B2        | Bb2/8 B2 C3 Db3 C3/4 F2
    A 3: r/8 @minor F3/8 r F r/2             | @minor Bb3/4 r F3/2
    A drums: k/8 x s x r/2                       | k/8 r s r x/16 x x x k/4
    play: A
    """
)
"""The same steps, and then all nine rings of it sink to the ground."""

TALE_WIN = score(
    """
    tempo: 184
    sound horn: 40 46 50 48 46 44 42 40 38 36 34 32 30
    sound second: 20 22 24 23 22 21 20 18 16 14 12
    sound bass: 50 44 38 32 26 20 15 11 8
    A 1: @horn A4/4 D5/8 F#/4 D/8    | G/8 F# E A/4 E/8     | F#/4 A/8 F# D A4    | D5/2.
    A 2: @bass D3/4 A2/8 D3/4 A2/8   | G2/4 B2/8 A2/4 C#3/8 | D3/4 A2/8 D3/4 A2/8 | D3/4 A2/8 D2/4.
    A 3: @second F#4/4 A/8 D5/4 A4/8 | B/8 A G C#5/4 A4/8   | A/4 F#/8 A F# D     | F#/2.
    A drums: k/4 x/8 s/4 x/8             | k/4 x/8 s/4 x/8      | k/8 s s k s s       | k/4 s/8 k/4.
    play: A
    """
)
"""The prince rides home with the horns."""

TALE_LOSE = score(
    """
    tempo: 150
    sound horn: 40 46 50 48 46 44 42 40 38 36 34 32 30
    sound shiver: 25 12 25 12 25 12 20 10 16 8 12 6 ~ 0 1
    sound ogre: 50 50 50 46 42 38 34 30 26 22 18 14 10
    A 1: @horn A4/4 D5/8 F/4 D/8 | C#/4 A4/8 @shiver Bb4/4. | @horn A4/8 G F E/4 C#/8 | D/2.
    A 2: @ogre D3/4. A2          | G2/4. E2                 | A2/4. A2                | D2/2.
    A 3: @shiver F4/4. F         | E4/4. G4                 | F4/4. r                 | r/2.
    A drums: k/4 x/8 s/4 x/8         | k/4. k                   | k/4 r/8 k/4 r/8         | k/2.
    play: A
    """
)
"""Seven steps behind him, and then none."""

ENDS = Phrases(WIN, LOSE)
TALE_ENDS = Phrases(TALE_WIN, TALE_LOSE)
