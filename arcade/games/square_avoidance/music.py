"""The music of Avoid the square: tiptoe from corner to corner, three and never the fourth; and who steps on it."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 114
    sound toe: 50 48 44 39 33 26 19 12 6 0
    sound cat: 42 47 50 48 45 42 39 36 33 30 27 24
    sound bass: 50 42 32 22 14 8 4 0
    sound pat: 20 14 8 4 0
    sound prim: 50 46 40 34 28 22 16 10 5 0
    sound below: 24 22 19 16 13 10 7 4 0
    sound dim: 26 22 18 14 10 6 3 0 ~ 0 3 6

    ; three corners, and a silence where the fourth would be
    A 1: @toe G4/8 r C5 r @cat Eb/8. D/16 C/8 r  | @toe Ab4 r C5 r @cat D/8. C/16 B4/8 r |
         @toe G4 r C5 r @cat Eb/16 D Eb F G/8 F# | G/4 r @toe B4/8 C5 r/4
    A 2: @bass C3/8 r G2 r C3 r Eb3 r            | F2 r C3 r G2 r D3 r                   |
         C3 r Bb2 r A2 r Ab2 r                   | G2 r r/4 G2/8 C3 r/4
    A 3: r/4 @pat Eb4/8 r r/2                    | r/4 F4/8 r r/2                        |
         r/4 Eb4/8 r r/2                         | r/4 @dim B3 @pat D4/8 Eb r/4
    A drums: k/8 x r x s r x r                       | k x r x s r x r                       |
             k x r x s r x x                         | s r r/4 s/8 s r/4
    B 1: @toe F5/8 r D r @cat C/8. Bb4/16 Ab/8 r | @toe Eb5 r C r @cat Bb4/8. Ab/16 G/8 r |
         F/16 G Ab B D5/8 F Ab4/16 B D5 F Ab/8 F | @cat G/8 F# G D Eb/16 D C/8 r/4
    B 2: @bass Bb2/8 r F2 r Bb2 r D3 r           | Ab2 r Eb3 r C3 r G2 r                  |
         F2 r Ab2 r B2 r D3 r                    | G2 r B2 r C3 G2 r/4
    B 3: r/4 @pat F4/8 r r/2                     | r/4 Ab4/8 r Eb4 r r/4                  |
         r/4 @dim B3 r D4                        | @pat B4/8 A B B C5/8 Eb4 r/4
    B drums: k/8 x r x s r x r                       | k x r x s r x r                        |
             k x k x k x k x                         | s r s r k s r/4

    ; a square dance, in which everybody believes himself safe
    C 1: @prim Eb5/4 D/8 Eb Bb4/4 G | Ab/4 G/8 Ab C5/4 Eb   | D/4 C/8 D F/4 Bb4    | G/8 Bb Eb5 G F/4 r
    C 2: @bass Eb3/4 Bb2 Eb3 G2     | Ab2 Eb3 Ab2 C3        | Bb2 F2 Bb2 D3        | Eb3 G2 Bb2 Bb2
    C 3: @below G4/4 F/8 G D/4 Eb   | C4/4 Bb3/8 C4 Eb/4 C5 | Bb4/4 A4/8 Bb Ab/4 F | Eb/4 Bb3 D4 r
    C drums: k/4 s k s                  | k s k s               | k s k s              | k s k/8 s s s
    D 1: @prim Eb5/4 D/8 Eb Bb4/4 G             | Ab/4 G/8 Ab C5/4 F    | @cat F#5/4. Eb/8 C/4 A4 |
         @toe G4/16 B D5 F B4 D5 F Ab G/8 r r/4
    D 2: @bass Eb3/4 Bb2 Eb3 Db3                | C3 G2 Ab2 F2          | A2 C3 F#2 A2            |
         G2/8 r F2 r D2 r r/4
    D 3: @below G4/4 F/8 G D/4 Eb               | C4/4 Bb3/8 C4 F/4 Ab4 | @dim A3/4 A A A         |
         B3 B r/2
    D drums: k/4 s k s                              | k s k s               | k/8 x k x k x k x       |
             s/16 s s s s s s s s/8 r r/4

    play: |: A B C D
    """
)
"""C minor on its toes; the square dance in E flat walks straight into the trap."""

WIN = score(
    """
    tempo: 126
    sound toe: 50 48 44 39 33 26 19 12 6 0
    sound prim: 50 47 44 41 38 35 32 29 26 23 20 18
    sound bass: 50 42 32 24 18 13 9 6
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @toe G4/8 r C5 r @prim E/8. D/16 C/8 E | G/16 E G A G/8 B4 C5/2
    A 2: @bass C3/8 r G2 r C3 G2 E3 C3          | D3/4 G2 C3/8 G2 C2/4
    A 3: r/4 @major C4 r C                      | @major G3/4 G C4/2
    A drums: k/8 x s x k x s x                      | k/16 s s s s/8 s k/4 r
    play: A
    """
)
"""The fourth corner belongs to somebody else."""

LOSE = score(
    """
    tempo: 114
    sound toe: 50 48 44 39 33 26 19 12 6 0
    sound trap: 50 49 48 46 44 42 40 37 34 31 28 25 22 19 16 13 10 8
    sound bass: 50 46 40 34 28 22 17 13 10 8 6
    sound dim: 40 38 36 33 30 27 24 21 18 15 12 10 8 ~ 0 3 6
    sound minor: 26 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @toe G4/8 r C5 r Eb r @trap F#/4 | Eb/8 D C B4 C/2
    A 2: @bass C3/8 r G2 r Ab2 r A2/4     | G2 G2 C3/8 G2 C2/4
    A 3: r/2 r/4 @dim A3/4                | G3/4 B3/4 @minor C3/2
    A drums: k/8 x r x s r s/16 s s s         | k/4 s k r
    play: A
    """
)
"""One, two, three - and the fourth, which is the wrong one."""

DRAW = score(
    """
    tempo: 114
    sound toe: 50 48 44 39 33 26 19 12 6 0
    sound cat: 42 47 50 48 45 42 39 36 33 30 27 24 21 18
    sound bass: 50 42 32 22 14 8 4 0
    sound six: 26 24 22 20 18 16 14 12 10 ~ 0 4 7 9
    A 1: @toe G4/8 r C5 r @cat Eb/8. D/16 C/8 r | @toe Ab4 r C5 r @cat Eb5/2
    A 2: @bass C3/8 r G2 r C3 r G2 r            | F2 r Ab2 r Eb3/2
    A 3: r/4 @toe Eb4/8 r r/2                   | r/2 @six Eb4/2
    A drums: k/8 x r x s r x r                      | k x r x s/2
    play: A
    """
)
"""Nobody stepped on it: a raised eyebrow."""

ENDS = Phrases(WIN, LOSE, DRAW)
