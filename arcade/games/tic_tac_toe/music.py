"""The music of Tic-tac-toe: a musical box for a game of children, three notes in a row; and who closed the row."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 168
    sound box: 50 44 37 31 26 22 19 16 14 12 10 9 8
    sound tine: 22 19 16 13 10 8 6 5 4 3
    sound bass: 40 34 28 22 17 13 10 8 6 5
    sound cross: 50 42 32 22 13 6 0
    sound ring: 38 42 46 48 46 43 40 37 34 31 28 26 24 22
    sound minor: 24 20 16 12 8 5 3 0 ~ 0 3 7
    sound major: 24 20 16 12 8 5 3 0 ~ 0 4 7

    ; cross, cross, cross - and a ring in the way
    A 1: @box F4/4 A C5          | @ring D5/2 @box C/4 | A4 C5 F           | @ring E5/2 r/4    | @box D5/4 F D    |
         C A4 C5                 | Bb4/8 A G A Bb G    | C5/2 r/4
    A 2: @bass F2/4 r r          | Bb2 r r             | F2 r A2           | C3 G2 E2          | Bb2 r D3         |
         A2 r F2                 | G2 r Bb2            | C3 Bb2 G2
    A 3: r/4 @tine A4/8 C5 A4 C5 | r/4 Bb4/8 F Bb F    | r/4 C5/8 A4 C5 A4 | r/4 G4/8 C5 G4 Bb | r/4 Bb4/8 F Bb F |
         r/4 A4/8 F E F          | r/4 D4/8 F D E      | r/4 G4/8 Bb E G
    A drums: k/4 x x                 | k x x               | k x x             | k x x/8 x         | k/4 x x          |
             k x x                   | k x x               | k x x/8 x
    B 1: @box F4/4 A C5          | @ring D5/2 @box C/4 | A4 C5 F           | @ring E5/4. @box G/8 E C |
         D5/4 F A                | C5/4 A4 F           | G/8 A Bb D5 C E4  | F/2 r/4
    B 2: @bass F2/4 r r          | Bb2 r r             | F2 r A2           | C3 E3 C3                 |
         Bb2 D3 Bb2              | A2 C3 A2            | Bb2 G2 C3         | F2 C3 F2
    B 3: r/4 @tine A4/8 C5 A4 C5 | r/4 Bb4/8 F Bb F    | r/4 C5/8 A4 C5 A4 | r/4 G4/8 C5 Bb4 G        |
         r/4 Bb4/8 F D F         | r/4 F4/8 C A4 C     | r/4 D4/8 G E Bb4  | A4/8 C5 A4 F C4 r
    B drums: k/4 x x                 | k x x               | k x x             | k x x/8 x                |
             k/4 x x                 | k x x               | k x s             | k s/8 s x/4

    ; the ring has a plan
    C 1: @cross D5/4 r A4/8 D5 | C#5/4 r A4/8 C#5 | D5/4 F E/8 D             | @ring A4/2.               |
         @cross Bb4/4 r G/8 Bb | A4/4 r F/8 A     | G/4 @ring Bb A/8 G       | C5/2.
    C 2: @bass D3/4 A2 F2      | E3 A2 G2         | F3 D3 Bb2                | A2 E3 C#3                 |
         G2 D3 Bb2             | F2 C3 A2         | E3 G2 E2                 | C3 G2 Bb2
    C 3: @minor D4/4 D D       | @major A3 A A    | @minor D4 D @minor G3    | @tine C#5/8 E A4 C#5 E4 G |
         @minor G3/4 G G       | @major F3 F F    | @minor G3 G @tine E4/8 G | @tine E5/8 C Bb4 G E C
    C drums: k/4 s s               | k s s            | k s s                    | k x x                     |
             k s s                 | k s s            | k s s                    | k s/8 s s s

    play: |: A B C B
    """
)
"""A musical box in F: three notes in a row, blocked by a long fourth one."""

WIN = score(
    """
    tempo: 176
    sound box: 50 44 37 31 26 22 19 16 14 12 10 9 8
    sound long: 50 47 44 41 38 35 32 29 26 23 20 18 16 14 12
    sound tine: 24 21 18 15 12 10 8 6
    sound bass: 40 34 28 22 17 13 10 8 6 5
    A 1: @box F4/4 A C5          | F/8 C F A @long A/4 | @box G/8 E C E G/4 | @long F/2.
    A 2: @bass F2/4 C3 A2        | Bb2 F2 D3           | C3 G2 C3           | F2 C3 F2
    A 3: r/4 @tine A4/8 C5 A4 C5 | D5/8 Bb4 D5 F D F   | E C E G E C        | A4 C5 F C A4/4
    A drums: k/4 x x                 | k x/8 x s/4         | k s s/8 s          | k/4 s k
    play: A
    """
)
"""Three in a row, and the box goes on ringing."""

LOSE = score(
    """
    tempo: 150
    sound box: 50 44 37 31 26 22 19 16 14 12 10 9 8
    sound slow: 50 46 42 38 34 30 26 22 19 16 13 11 9 7
    sound tine: 22 19 16 13 10 8 6 5
    sound bass: 40 34 28 22 17 13 10 8 6 5
    A 1: @box F4/4 Ab C5           | @slow Db5/2 @box C/4 | Bb4/4 Ab G | @slow F/2.
    A 2: @bass F2/4 C3 Ab2         | Bb2 F2 Ab2           | G2 C3 E2   | F2/2.
    A 3: r/4 @tine Ab4/8 C5 Ab4 C5 | r/4 Bb4/8 F Bb F     | r/4 C4 E   | C4/2.
    A drums: k/4 x x                   | k x x                | k r r      | k/2.
    play: A
    """
)
"""The spring runs down."""

DRAW = score(
    """
    tempo: 160
    sound box: 50 44 37 31 26 22 19 16 14 12 10 9 8
    sound ring: 38 42 46 48 46 43 40 37 34 31 28 26 24 22
    sound tine: 22 19 16 13 10 8 6 5
    sound bass: 40 34 28 22 17 13 10 8 6 5
    A 1: @box F4/4 A C5          | @ring D5/2 @box C/4 | A4/4 C5 F         | @ring G/2.
    A 2: @bass F2/4 r r          | Bb2 r r             | F2 r A2           | C3/2.
    A 3: r/4 @tine A4/8 C5 A4 C5 | r/4 Bb4/8 F Bb F    | r/4 C5/8 A4 C5 A4 | E5/8 C Bb4 C5 E4/4
    A drums: k/4 x x                 | k x x               | k x x             | k s k
    play: A
    """
)
"""Cross, ring, cross, ring: nobody has the last word."""

ENDS = Phrases(WIN, LOSE, DRAW)
