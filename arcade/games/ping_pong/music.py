"""A rally: two voices hit one tune to and fro, then it is sung whole; a lob, a smash; and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound ping: 50 50 50 48 46 42 38 34 30 26 22 18 14 10 6 0
    sound pong: 30 28 26 23 20 17 14 11 8 4 0
    sound lead: 50 50 48 46 44 43 42 41 40 38 36 34 32 30
    sound bass: 50 48 46 43 40 36 32 28 24 20 16 13 10 8
    sound major: 22 22 20 18 15 12 9 6 3 0 ~ 0 4 7
    sound minor: 22 22 20 18 15 12 9 6 3 0 ~ 0 3 7
"""

TITLE = score(
    f"""
    tempo: 176
    {_BAND}
    A 1:     @ping G5/4 r Eb r       | F r D r         | Eb r C r         | D r Bb4 r
           | C5 r Eb r               | D r F r         | Eb r G/8 r G r   | F/8 r F r F F F F
    A 2:     @bass Eb2/4 Eb3 Eb2 Eb3 | Bb2 Bb3 Bb2 Ab2 | Ab2 Ab3 Ab2 C3   | Bb2 Bb3 Bb2 F2
           | Ab2 Ab3 Ab2 Ab3         | Bb2 Bb3 Bb2 Bb3 | C3 G2 C3 Bb2     | Bb2/8 r Bb r Bb Bb Bb Bb
    A 3:     r/4 @pong Bb4 r Bb      | r Bb r Bb       | r Ab r Ab        | r F r F
           | r Ab r C5               | r Bb4 r D5      | r/4 C r/8 C5 r C | r/8 D r D r/2
    A drums: x/4 x x x               | x x x x         | x x x x          | x x x x/8 x
           | x/4 x x x               | x x x x         | x x/4 x/8 x x x  | x s x s s s s s

    B 1:     @lead G5/4 F/8 Eb r/8 Eb F/4  | F Eb/8 D r/8 D Eb/4
           | Eb D/8 C r/8 C D/4            | D/4 C/8 Bb4 r/2
           | C5/4 Eb/8 C r/8 C D/4         | D/4 F/8 D r D Eb/4
           | F/4 G/8 F Eb/4 D              | Eb/2 r/4 Bb4/8 Eb5
    B 2:     @bass Eb2/4 Bb2 Eb3 Bb2       | Bb2 F2 Bb2 C3
           | Ab2 C3 Ab2 F2                 | Bb2 D3 F3 Bb2
           | Ab2 C3 Eb3 C3                 | Bb2 D3 F2 C3
           | Ab2 C3 Bb2 F2                 | Eb2 Bb2 Eb3 G2
    B 3:     r/8 @major Eb4 r Eb r Eb r Eb | r Bb3 r Bb r Bb r Bb
           | r Ab3 r Ab r Ab r Ab          | r Bb r Bb @pong F4/8 D5 Bb4 F
           | r/8 @major Ab3 r Ab r Ab r Ab | r Bb r Bb r Bb r @minor C4
           | r/8 @major Ab3 r Ab r Bb r Bb | r Eb4 r Eb Eb/4 r
    B drums: k/8 x s x k x s x             | k x s x k x s x
           | k x s x k x s x               | k x s x s x s s
           | k x s x k x s x               | k x s x k x s x
           | k x s x k x s x               | k x s x k s s/16 s s s

    C 1:     @lead G5/2. Gb/4   | F/2. Eb/4                | D/2. C/4             | B4/2 G/4 B
           | C5/4 r Eb r        | @ping C/8 r Eb r C r F r | C/8 Eb G Eb C G Ab r | @lead A5/4 r/2 @ping Bb4/8 D5
    C 2:     @bass C3/2 G2      | Ab2 F2                   | G2 F2                | G2 D3
           | C3/4 r C r         | Ab2 r Ab r               | C3/4 C Ab2 F2        | F2/4 r/2 Bb2/4
    C 3:     r/2. @pong Eb5/8 r | r/2. C5/8 r              | r/2. G4/8 r          | r/4 @pong F4/8 r D r F r
           | r/4 G4 r C5        | r/8 @pong C5 r C r C r C | @minor C4/4 C F F    | @major F3/4 r/2 r/4
    C drums: x/2 r/4 x          | x/2 r/4 x                | x/2 r/4 x            | x/4 x x x
           | x x x x            | x/8 x x x x x x x        | k s k s s s s s      | k/4 r/2 s/16 s s s

    play: |: A B C
    """
)
"""E flat, 4/4: thirds hit from ping to pong on the beat; a lob in C minor, a rally that rises, a smash."""

WIN = score(
    f"""
    tempo: 176
    {_BAND}
    A 1:     @ping G5/4 r/8 Eb F r D r      | @lead Eb/8 F G Ab G/4 F/8 D           | Eb/4 @ping Bb4/8 Eb5 G/4 r
    A 2:     @bass Eb2/4 Bb2 Bb2 F2         | C3 Ab2 Bb2 Bb2                        | Eb3 Bb2 Eb2 r
    A 3:     r/4 @pong Bb4/8 r/4 Bb4/8 r Bb | @minor C4/4 @major Ab3 Eb4 @major Bb3 | Eb4 Eb Eb r
    A drums: x/4 x/8 x x x x x              | k s k s k s s s                       | k/4 s/8 s k/4 r
    play: A
    """
)
"""The winning ball."""

LOSE = score(
    f"""
    tempo: 168
    {_BAND}
    A 1:     @ping G5/4 r Eb r                 | @lead F/8 E Eb D Db C B4 Bb
           | A4/4 r @ping Bb3/8 r Bb/16 r Bb r | @lead Eb4/2 r
    A 2:     @bass Eb2/4 Eb3 C3 C2             | Ab2 G2 Gb2 F2
           | F2 r r/2                          | Eb2/2 r
    A 3:     r/4 @pong Bb4 r Bb                | r/1
           | @minor C4/4 r r/2                 | @minor Eb3/4 Eb r/2
    A drums: x/4 x x x                         | x/8 x x x x x x x
           | k/4 r x/8 r x/16 r x r            | k/2 r
    play: A
    """
)
"""Past the bat; it bounces away on the floor."""
ENDS = Phrases(WIN, LOSE)
