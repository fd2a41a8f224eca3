"""The music of Reaction time: quick, quick, slow, a silence in which nobody may press, and the strike."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 200
    sound dart: 50 48 45 41 37 33 29 25 21 18 15 12
    sound tick: 50 40 25 12 5 0
    sound bass: 50 44 36 28 21 15 10 7 5 0
    sound minor: 22 19 15 11 8 5 3 0 ~ 0 3 7
    sound major: 22 19 15 11 8 5 3 0 ~ 0 4 7
    sound under: 24 23 22 20 18 16 14 12 10 8
    sound fear: 6 8 10 12 14 16 18 20 22 24 26 28 30

    ; 7/8, two and two and three
    A 1: @dart B4/4 G E/8 F# G   | A/4 F# D/4.           | G/4 E C/8 D E         | F#/8 r B/4 r/4.           |
         B/4 G E/8 F# G          | A/4 C5 B4/8 A G       | F#/4 B A/8 G D#       | E/8 r E r r/4.
    A 2: @bass E3/4 B2 E3/8 r B2 | D3/4 A2 D3/8 r A2     | C3/4 G2 C3/8 r G2     | B2/8 r B r r/8 @tick B2 B |
         @bass E3/4 B2 E3/8 r D3 | C3/4 A2 E3/8 r E      | D#3/4 B2 F#3/8 r B2   | E3/8 r E r r r B2
    A 3: r/8 @minor E4 r E r E r | r @major D4 r D r D r | r C4 r C r C r        | r/4 B3/4 r/4.             |
         r/8 @minor E4 r E r E r | r A3 r A r A r        | r @major B3 r B r B r | @minor E4/8 r E r r/4.
    A drums: k/8 x s x k x x         | k x s x k x x         | k x s x k x x         | k r s r r x x             |
             k x s x k x x           | k x s x k x x         | k x s x k s s         | k r s r r x x

    ; who waits hears his own heart; then nothing at all
    W 1: @tick E5/8 r r r E r r | F/8 r r r F r r | F#/8 r r F# r F# r | G/16 G G G G/8 r r/4.
    W 2: @fear E3/2 r/4.        | F3/2 r/4.       | A2/2 r/4.          | @bass B2/16 B B B B/8 r r/4.
    W 3: @tick r/8 E4 r/2 r/8   | r/8 F4 r/2 r/8  | r/8 C4 r C4 r C4 r | D4/16 D D D D/8 r r/4.
    W drums: k/8 k r/2 r/8          | k k r/2 r/8     | k k r k k r r      | s/16 s s s s/8 r r/4.

    ; now!
    C 1: @dart G5/8 D B4 D5 G/4. | F#/8 D A4 D5 A/4.  | G/8 E B4 E5 G F# E | D#/8 B4 F# B D#5/4 r/8
    C 2: @bass G2/4 D3 G3/8 r D3 | D3/4 A2 F#3/8 r D3 | E3/4 B2 E3/8 r E   | B2/4 F#3 B2/8 C3 D#3
    C 3: @under B4/4 G B/8 A G   | A/4 F# D5/8 C# A4  | B/4 G E/4.         | F#/4 D# B/8 A F#
    C drums: k/8 x s x k s s         | k x s x k s s      | k x s x k x x      | k x s x k s s
    D 1: @dart G5/8 D B4 D5 G/4. | A/8 G F# D A4/4.   | C5/8 E G E C B4 A  | D#5/4 F# B4/4 r/8
    D 2: @bass G2/4 D3 G3/8 r D3 | D3/4 A2 F#3/8 r D3 | C3/4 G2 A2/8 B2 C3 | B2/4 A2 G2/8 F#2 B2
    D 3: @under B4/4 G B/8 A G   | F#/4 A F#/4.       | E/4 G A/8 G E      | B/4 A F#/4 r/8
    D drums: k/8 x s x k s s         | k x s x k s s      | k x s x k x x      | k s k s s/16 s s s s/8

    play: |: A W C D A
    """
)
"""A dance in seven: a falling third, three steps up, and a hole in the fourth bar."""

WIN = score(
    """
    tempo: 200
    sound dart: 50 48 45 41 37 33 29 25 21 18 15 12
    sound long: 50 49 48 47 46 45 44 43 42 40 38 36 34 32 30 28 26 24 22 20
    sound bass: 50 44 36 28 21 15 10 7 5 0
    sound major: 32 29 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @dart B4/4 G# E/8 F# G# | B/4 D#5 F#/8 E D#   | E/16 B4 E5 G# B4/8 E5 G#/4. | @long E/2 r/4.
    A 2: @bass E3/4 B2 E3/8 r E  | B2/4 F#3 B2/8 B2 B2 | C#3/4 B2 G#2/8 r B2         | E3/4 B2 E2/4.
    A 3: @major E3/4 E r/4.      | B3/4 B r/4.         | E3/4 E E/4.                 | E3/2 r/4.
    A drums: k/8 x s x k s s         | k x s x k s s       | k x s x k s s               | k s k s k/4.
    play: A
    """
)
"""The same third, now in major, and quicker than anybody."""

LOSE = score(
    """
    tempo: 170
    sound dart: 50 48 45 41 37 33 29 25 21 18 15 12
    sound long: 50 47 44 41 38 35 32 29 26 23 20 18 16 14 12 10 8 6
    sound bass: 50 44 36 28 21 15 10 7 5 0
    sound minor: 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @dart B4/4 G E/8 F# G  | A/4 F D/4.        | @long E/4 D C#/8 C B3 | E4/4 r r/4.
    A 2: @bass E3/4 B2 E3/8 r r | D3/4 Bb2 F2/4.    | A2/4 Ab2 G2/8 F#2 F2  | E2/4 r r/4.
    A 3: r/8 @minor E4 r E r/4. | r/8 D4 r Bb3 r/4. | A3/4 Ab3 r/4.         | E3/4 r r/4.
    A drums: k/8 x s x k x x        | k x s x r/4.      | r/2 r/4.              | k/4 r r/4.
    play: A
    """
)
"""The dart misses, and the heart goes down step by step."""

ENDS = Phrases(WIN, LOSE)
