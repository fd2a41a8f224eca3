"""The music of Crossing the street: a rag at walking pace with horns, a siren and a park; and the mark at the end."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 132
    sound piano: 50 48 44 40 36 32 28 25 22 19 17 15 13
    sound bass: 50 44 36 29 22 16 12 8 5 0
    sound major: 30 26 21 16 11 7 4 0 ~ 0 4 7
    sound minor: 30 26 21 16 11 7 4 0 ~ 0 3 7
    sound seven: 30 26 21 16 11 7 4 0 ~ 0 4 10
    sound horn: 34 38 40 40 38 36 34 30 24 0 ~ 0 1
    sound siren: 34 40 46 50 48 46 44 42 40 38
    sound whistle: 40 44 48 50 48 46 44 42 40 38 36 34 32 30 28
    sound under: 22 22 21 20 19 18 17 16 15 14 13 12

    ; look left, look right, and walk
    A 1: @piano D5/16 D F/8 D/16 D Bb4/8 C5/16 D/8 C/16 Bb4/8 F | G/16 Bb/8 G/16 Bb/8 D5 C/16 Bb4/8 G/16 F/4 |
         Eb5/16 Eb G/8 Eb/16 Eb C/8 D/16 Eb/8 D/16 C/8 A4       | C5/16 D/8 E/16 F/8 G F/4 r
    A 2: @bass Bb2/4 F2 Bb2 D3                                  | Eb3 Bb2 D3 Bb2                             |
         C3 G2 F2 C3                                            | C3 E2 F2 F2/8 A2
    A 3: r/8 @major Bb3 r Bb r Bb r Bb                          | r Eb4 r Eb r @major Bb3 r Bb               |
         r @minor C4 r C r @seven F3 r F                        | r C4 r C r F3 @horn D5/8 D
    A drums: k/8 x s x k x s x                                      | k x s x k x s x                            |
             k x s x k x s x                                        | k x s x k x s/16 s s/8
    B 1: @piano D5/16 D F/8 D/16 D Bb4/8 C5/16 D/8 C/16 Bb4/8 F | G/16 Bb/8 G/16 Bb/8 D5 C/16 Bb4/8 G/16 F/8 D5 |
         Eb/16 Eb G/8 F/16 Eb D/8 C/16 Eb/8 G/16 F/8 D          | C/16 A4/8 C5/16 Eb/8 C Bb4 r Bb r
    B 2: @bass Bb2/4 F2 Bb2 D3                                  | Eb3 Bb2 D3 B2                                 |
         C3 G2 Ab2 Bb2                                          | F2 C3 Bb2/8 F2 Bb2 r
    B 3: r/8 @major Bb3 r Bb r Bb r Bb                          | r Eb4 r Eb r @major Bb3 r @seven G3           |
         r @minor C4 r C r Ab3 r @major Bb3                     | r @seven F3 r F @major Bb3 r Bb r
    B drums: k/8 x s x k x s x                                      | k x s x k x s x                               |
             k x s x k x s x                                        | k x s x k k/16 s s/8 r

    ; the rush hour: horns, brakes, an ambulance
    C 1: r/8 @piano G5/16 G r/8 G/16 G F#/8 D F#/16 G A/8 | G D Bb4 D5 G4/4 r                  |
         r/8 F5/16 F r/8 F/16 F E/8 C E/16 F G/8          | @siren F/4 C5 F C
    C 2: @bass G2/4 D3 D3 A2                              | G2 Bb2 G2/8 F2 Eb2 D2              |
         F2/4 C3 C3 G2                                    | F2 A2 Eb3 C3
    C 3: @horn D5/8 r D r A4 r A r                        | Bb4 r @minor G3 r G r @horn A4/8 A |
         C5/8 r C r G4 r G r                              | r @seven F3 r F r F r F
    C drums: k/8 s k s k s k s                                | k s k s k s/16 s s/8 s             |
             k s k s k s k s                                  | k x k x k x s/16 s s s

    ; the park, and the green man
    D 1: @whistle Bb4/4. C5/8 Eb/4 G | F/8 Eb F G Eb/4 Bb4 | Ab/4. Bb/8 C5/4 Eb | @siren F/4 C5 @piano F/8 Eb C A4
    D 2: @bass Eb3/4 Bb2 G2 Bb2      | Ab2 C3 G2 Bb2       | F2 C3 Ab2 C3       | F2 C3 Eb3 C3
    D 3: @under G4/4. Ab/8 C5/4 Bb4  | C5/8 C D Eb Bb4/4 G | C4/4. D/8 Eb/4 Ab  | A4 A4/4 @seven F3/8 r F r
    D drums: k/4 x k x                   | k x k x             | k x k x            | k x k/8 s s/16 s s s

    play: |: A B C D B
    """
)
"""Left, right, and over: a rag in B flat for two feet and a great deal of traffic."""

WIN = score(
    """
    tempo: 144
    sound piano: 50 48 44 40 36 32 28 25 22 19 17 15 13
    sound bass: 50 44 36 29 22 16 12 8 5
    sound major: 32 29 26 23 20 17 14 11 9 ~ 0 4 7
    A 1: @piano D5/16 D F/8 D/16 D Bb4/8 C5/16 D/8 F/16 G/8 A | F/16 A/8 G/16 F/8 D Bb4 F5 Bb4/4
    A 2: @bass Bb2/4 F2 Bb2 C3                                | F2 A2 Bb2/8 F2 Bb2/4
    A 3: r/8 @major Bb3 r Bb r Bb r F4                        | r F4 r F Bb3 F3 Bb3/4
    A drums: k/8 x s x k x s x                                    | k x s x k s/16 s k/4
    play: A
    """
)
"""Safe on the other kerb, with a mark to show at home."""

LOSE = score(
    """
    tempo: 116
    sound piano: 50 48 44 40 36 32 28 25 22 19 17 15 13
    sound brakes: 46 48 50 50 48 46 44 40 36 30 24 18 ~ 0 1
    sound bass: 50 44 36 29 22 16 12 8 5
    sound minor: 26 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @piano D5/16 D F/8 D/16 D Bb4/8 @brakes F#5/4. r/8 | @piano Db5/16 Db Bb4/8 Gb/16 Gb F/8 Bb/2
    A 2: @bass Bb2/4 F2 E2 r                                | Gb2 F2 Bb2/2
    A 3: r/8 @minor Bb3 r Bb r/2                            | Eb4/4 F3 @minor Bb3/2
    A drums: k/8 x s x s/16 s s s s/8 r                         | k/4 s k r
    play: A
    """
)
"""Left, and - brakes; he is sent home with a red mark."""

ENDS = Phrases(WIN, LOSE)
