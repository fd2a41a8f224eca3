"""The devil's waltz: a semitone, a tritone and a bow; sweet for a while, then he laughs; and how a puzzle ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 190
    sound fiddle: 36 42 46 48 50 50 48 46 44 42 40 38 36 34 32 30
    sound laugh: 50 50 46 38 28 16 6 0
    sound bass: 50 50 48 46 44 42 38 34 30 26 22 18 15 12 10
    sound minor: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 7
    sound dim: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 6
    sound major: 22 22 20 18 15 12 9 6 3 0 ~ 0 4 7
    sound sweet: 12 14 16 18 20 20 18 16 14

    A 1:     @fiddle C5/4 B4 F4 | Ab4/2 G/4          | F E Bb4         | Db5/2 C/4
           | C5 B4 F4           | Ab4/8 Bb C5 Db E/4 | F Db Bb4        | C5/2 r/4
    A 2:     @bass F2/2.        | Ab2/2 Bb2/4        | G2/2.           | E2
           | F2                 | C3                 | Bb2             | C3/4 G2 E2
    A 3:     r/4 @minor F3 F    | r F F              | r @dim G3 G     | r G G
           | r @minor F3 F      | r @dim G3 G        | r @minor Bb3 Bb | r @dim G3 G
    A drums: k/4 x x            | k x x              | k x x           | k x x/8 x
           | k/4 x x            | k x x              | k x x           | k x s/8 s

    B 1:     @fiddle C5/4 B4 F4 | Ab4/2 G/4       | F E Bb4                 | Db5/2 C/4
           | Db5 C Gb4          | Bb4/2 Ab/4      | @laugh G4/8 Ab G E Db E | @fiddle F4/2 r/4
    B 2:     @bass F2/2.        | Ab2/2 Bb2/4     | G2/2.                   | E2
           | Gb2                | Db3             | C3/2 C2/4               | F2 C2 F2
    B 3:     r/4 @minor F3 F    | r F F           | r @dim G3 G             | r G G
           | r @major Gb3 Gb    | r @minor Bb3 Bb | r @dim G3 G             | r @minor F3 F
    B drums: k/4 x x            | k x x           | k x x                   | k x x/8 x
           | k/4 x x            | k x x           | s/8 s s s s s           | k/4 s k

    C 1:     @fiddle F5/2 Eb/4 | Db/2 Ab4/4 | Bb4 C5 Db | Ab4/2 r/4  | F5/2 Eb/4  | Db Eb F | Gb/2 F/4    | Eb/2 r/4
    C 2:     @bass Db3/2.      | F2         | Gb2       | F2/2 Ab2/4 | Db3/2.     | Bb2     | Gb2/2 Ab2/4 | C3/2.
    C 3:     @sweet Ab4/2 Gb/4 | F/2 F/4    | Gb Gb F   | F/2.       | Ab4/2 Gb/4 | F Gb Ab | Bb/2 Bb/4   | Gb/2.
    C drums: x/2.              | r/4 x x    | x/2.      | r/4 x x    | x/2.       | r/4 x x | x/2.        | r/4 x x

    D 1:     @fiddle F5/2 Eb/4     | Db/2 Ab4/4     | Bb4 Db5 F               | Gb/2.
           | E5/8 Db Bb4 G Db5 Bb4 | G E Bb4 G E Db | @laugh C5/8 r B4 r Bb r | A4 r Ab r G r
    D 2:     @bass Db3/2.          | F2             | Bb2                     | Eb3
           | E2/4 r/2              | E2/4 r/2       | C3/4 r/2                | C3/4 r/4 C2/4
    D 3:     @sweet Ab4/2 Gb/4     | F/2 F/4        | F F Db5                 | Bb4/2.
           | @dim G3/4 r G         | G r G          | @laugh E4/8 r Eb r D r  | Db r C r B3 r
    D drums: x/2.                  | r/4 x x        | x/2.                    | r/4 x s
           | k/4 r s               | k r s          | k/8 r s r s r           | s r s r s/16 s s s

    play: |: A B C D
    """
)
"""F minor, 3/4: C, B natural, F; a courtly middle in D flat that breaks off in a chuckle."""

WIN = score(
    """
    tempo: 190
    sound fiddle: 36 42 46 48 50 50 48 46 44 42 40 38 36 34 32 30
    sound laugh: 50 50 46 38 28 16 6 0
    sound bass: 50 50 48 46 44 42 38 34 30 26 22 18 15 12 10
    sound major: 25 25 24 22 20 18 16 14 12 10 8 6 4 ~ 0 4 7
    sound dim: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 6
    A 1:     @laugh C5/4 B4 F4 | @fiddle C5/4 Bb4 A4 | G4/8 A Bb C5 E G | @fiddle F/2. | @laugh F5/4 r r
    A 2:     @bass F2/2.       | A2                  | C3/2 Bb2/4       | A2/4 C3 F3   | F2 r r
    A 3:     r/4 @dim B3 B     | @major F3/4 F F     | C4 C C           | F4/2.        | F3/4 r r
    A drums: k/4 x x           | k s s               | k s s/8 s        | k/4 s k      | k r r
    play: A
    """
)
"""Outwitted: his own tune in the major, with the tritone taken out."""

OVER = score(
    """
    tempo: 176
    sound fiddle: 36 42 46 48 50 50 48 46 44 42 40 38 36 34 32 30
    sound laugh: 50 50 46 38 28 16 6 0
    sound bass: 50 50 48 46 44 42 38 34 30 26 22 18 15 12 10
    sound dim: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 6
    A 1:     @fiddle C5/4 B4 F4 | @laugh C5/8 r B4 r Bb r | A4 r Ab r G r | @fiddle F4/4 r r
    A 2:     @bass F2/2.        | C3/4 r r                | C3 r C2       | F2/2.
    A 3:     r/4 @dim B3 B      | @laugh E4/8 r Eb r D r  | Db r C r B3 r | @dim B3/2.
    A drums: k/4 x x            | k r s                   | s s s         | k r r
    play: A
    """
)
"""The demon did it himself, and he laughs."""
ENDS = Phrases(WIN, over=OVER)
