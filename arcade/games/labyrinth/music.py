"""The chase between the hedges: a canon in sevens, the hunter two bars behind, and how a hunt ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 184
    sound prey: 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound hunter: 18 20 22 24 25 25 24 22 20 18 16 14
    sound steps: 50 46 40 34 28 22 16 11 7 4 0
    sound hush: 10 14 18 22 25 25 22 20 18 16 14 12
    sound near: 6 6 5 4 3 0
    sound nearer: 14 12 10 8 5 0
    sound here: 25 22 18 14 10 6 0

    A 1:     @prey B4/4 B/8 C5 B4/4.      | A4/4 G/8 A F/4 r/8  | G4/4 G/8 A B/4.           | C5/4 A4/8 C5 F/4 r/8
    A 2:     r/2 r/4.                     | r/2 r/4.            | @hunter B3/4 B/8 C4 B3/4. | A3/4 G/8 A F/4.
    A 3:     @steps E2/8 E B2 E2 E3 D3 B2 | F2 F C3 F2 F3 C3 A2 | E2 E B2 E2 E3 D3 B2       | F2 F C3 F2 F3 C3 A2
    A drums: k/8 x s x k s x              | k x s x k s x       | k x s x k s x             | k x s x k s s

    B 1:     @prey E5/4 E/8 F E/4.        | C5/4 C/8 D C/4 r/8   | B4/8 C5 B4 A G/4 E/8 | F4 A C5 A4 F/4.
    B 2:     @hunter G3/4 G/8 A B/4.      | C4/4 A3/8 C4 F/4 r/8 | E4/4 E/8 F E/4.      | C4/4 C/8 D C/4.
    B 3:     @steps E2/8 E B2 E2 E3 D3 B2 | F2 F C3 F2 F3 C3 A2  | E2 E B2 E2 E3 D3 B2  | F2 F C3 F2 F3 C3 A2
    B drums: k/8 x s x k s x              | k x s x k s x        | k x s x k s x        | k x s k s k s

    C 1:     @prey G5/4 E/8 G B4/4.       | A5/4 F/8 A C5/4 r/8 | E5/8 D B4 D5 E/4.   | F5/8 E C E F/4.
    C 2:     @hunter B3/8 C4 B3 A G/4 E/8 | F3 A C4 A3 F/4.     | G4/4 E/8 G B3/4.    | A4/4 F/8 A C4/4.
    C 3:     @steps E2/8 E B2 E2 E3 D3 B2 | F2 F C3 F2 F3 C3 A2 | E2 E B2 E2 E3 D3 B2 | F2 F C3 F2 F3 C3 A2
    C drums: k/8 x s x k s x              | k x s x k s x       | k x s x k s x       | k x s x k s s

    D 1:     @prey B4/8 E5 G E B4 E5 G    | A4 C5 F C A4 C5 F   | E5/4 D/8 B4 E/4.    | F4/4. E/2
    D 2:     @hunter E4/8 D B3 D4 E/4.    | F4/8 E C E F/4.     | B3/8 E4 G E B3 E4 G | A3 C4 F C r/4.
    D 3:     @steps E2/8 E B2 E2 E3 D3 B2 | F2 F C3 F2 F3 C3 A2 | E2 E B2 E2 E3 D3 B2 | F2 F E2/4 r/4.
    D drums: k/8 x s x k s x              | k x s x k s x       | k x s k s k s       | k s k/4 r/4.

    E 1:     @hush Bb4/2 A/4.           | r/4 G#4 A/4.           | Bb4/2 C#5/4.          | r/4 C5/8 Bb4 A/4.
           | @prey G#4/8 A r C5 B4 r D5 | C5/8 Eb r D F E G
    E 2:     @near E4/8 r r r F r r     | E r r r F r r          | @nearer E r F r E r r | F r E r F r r
           | @here E F E F E F r        | @here F G# F G# A B C5
    E 3:     @steps E2/8 E r/2 r/8      | E2/8 E r/2 r/8         | E2/8 E r r E E r      | E E r r E E r
           | E E r E E r E              | F F r F F F F
    E drums: k/8 k r/2 r/8              | k/8 k r/2 r/8          | k/8 k r r k k r       | k k r r k k r
           | k k r k k r k              | k s k s k/16 s s s s/8

    play: |: A B C D E
    """
)
"""E Phrygian, 7/8: a canon over two chords; then it hides, two heartbeats a bar, and steps come nearer."""

WIN = score(
    """
    tempo: 184
    sound prey: 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound hunter: 18 20 22 24 25 25 24 22 20 18 16 14
    sound steps: 50 46 40 34 28 22 16 11 7 4
    A 1:     @prey B4/4 B/8 C#5 B4/4.     | E5/8 F# G# E B4 E5 G# | A5 G# F# E D# C# D#    | E5/2 r/8
    A 2:     @hunter G#4/4 G#/8 A G#/4.   | B4/4 E B/4.           | C#5/4 A4 B/4 A/8       | G#4/2 r/8
    A 3:     @steps E2/8 E B2 E2 E3 D3 B2 | E2 E B2 E2 E3 D3 B2   | A2 A E3 A2 B2 B F#3    | E3/4 E2 r/8
    A drums: k/8 x s x k s x              | k x s x k s x         | k s k s k/16 s s s s/8 | k/4 k r/8
    play: A
    """
)
"""Out of the maze: the tune in the major, and nobody behind."""

LOSE = score(
    """
    tempo: 168
    sound prey: 50 50 48 46 44 42 40 38 36 34 32 30 28
    sound hunter: 25 25 24 22 20 18 16 14
    sound steps: 50 46 40 34 28 22 16 11 7 4
    A 1:     @prey B4/4 B/8 C5 B4 r r     | Bb4/8 A Ab G F# F E    | D#4/4 E/8 F E/4.
    A 2:     @hunter r/4 B3/4 B/8 C4 B3   | Bb3/8 A Ab G F# F E    | r/2 @steps B2/4.
    A 3:     @steps E2/8 E B2 E2 E3 D3 B2 | F2/8 r F r F F F       | F2/4 B2 E2/4.
    A drums: k/8 x s x k s s              | k r k r s/16 s s s s s | k/4 s k/4.
    play: A
    """
)
"""Caught: both fall down the same steps."""
ENDS = Phrases(WIN, LOSE)
