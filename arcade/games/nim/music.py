"""The abacus: notes added one by one and taken away again, on plucked strings, and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 112
    sound string: 50 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20
    sound bead: 50 50 48 45 42 38 34 28 22 16 10 5 0
    sound koto: 25 24 22 20 18 16 14 12 10 8 7 6 5 4
    sound gong: 50 50 49 48 47 46 45 44 42 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12

    A 1:     r/4 @string G4/8 A B/2       | r/8 G A B D5/2
           | G4/8 A B D5 E/2              | G5/8 E D B4 A/4 r
    A 2:     @gong G2/2 D3                | G2 B2
           | E3 C3                        | D3/2. A2/4
    A 3:     @koto G3/8 D4 r/4 r/8 D4 G D | B3 r/8 r/4 r/8 B3 F#4 B3
           | C4 r/8 r/4 r/8 E4 G C5       | B4/8 r D4 r F#4 D A3 F#4
    A drums: x/8 r x r k r x r            | x r x r k r x r
           | x r x r k r x r              | k r x r s r x x

    B 1:     r/4 @string E5/8 D B4/2        | r/8 G5 E D B4/2       | A5/8 G E D B4/4 A      | G/2. r/4
    B 2:     @gong E3/2 B2                  | C3 G2                 | A2 D3                  | G2/2 D3/4 G2
    B 3:     @koto G4/8 B3 r/4 r/8 E4 G4 B3 | E4 r/8 r/4 r/8 D4 G D | E4 C4 E4 A3 D4 F# D F# | B3 D4 G D B3/4 D4/8 E4
    B drums: x/8 r x r k r x r              | x r x r k r x r       | x r x r k r x r        | k r x x k r r r

    C 1:     @string E4/8 G B/4 E4/8 G B D5 | B4/4. A/8 G/4 E
           | E4/8 G B/4 A/8 G A D5          | B4/2. r/4
    C 2:     @gong E2/2 E3                  | C3 C3/4 B2
           | A2/2 F#2                       | G2 E2/4 B2
    C 3:     r/2 @koto B4/4 G               | E4/8 C4 E C E C B3 E4
           | r/2 F#4/4 A                    | r/8 @koto E5 D B4 G E D B3
    C drums: k/4 r/8 k s/4 r                | k r/8 k s/4 x
           | k r/8 k s/4 r                  | k r/8 k s/4 x/8 x

    D 1:     @bead B4/8 D5 E D B4 r/4. | D5/8 B4 A G r/2
           | B4/8 A G r A G r r        | @string D5/2. r/4
    D 2:     r/2 r/8 @gong E2/4.       | r/2 @gong A2/2
           | r/4. @gong E2/8 r/4 G2/4  | D3/2 D2/4 r
    D 3:     r/2 r/8 @koto G4/8 B G    | r/2 @koto C4/8 E A E
           | r/4. E4/8 r/4 D4/4        | @koto F#4/8 A D5 A4 F#4 D A3 F#3
    D drums: x/8 x x x x k r k         | x x x x k r k r
           | x x x k x x k r           | s/4 r k/8 r x x

    play: |: A B C D
    """
)
"""G pentatonic, 4/4: three notes, four, five, and down again; at the end five, four, three, two and one."""

WIN = score(
    """
    tempo: 126
    sound string: 50 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20
    sound koto: 25 24 22 20 18 16 14 12 10 8 7 6 5 4
    sound gong: 50 50 49 48 47 46 45 44 42 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12
    A 1:     @string G4/8 A B r G A B D5 | G4/8 A B D5 E G A G | G/2 r/4
    A 2:     @gong G2/2 B2               | C3 D3               | G2/2 r/4
    A 3:     @koto G3/8 D4 G D B3 D4 G D | C4 E G E D F# A F#  | G4/16 B D5 G4 B D5 G B4 r/4
    A drums: k/8 x s x k x s x           | k x s x s s s s     | k/2 r/4
    play: A
    """
)
"""Three, four, five and the last one: the octave."""

LOSE = score(
    """
    tempo: 126
    sound string: 50 50 48 46 44 42 40 38 36 34 32 30 28 26 25 24 23 22 21 20
    sound bead: 50 50 48 45 42 38 34 28 22 16 10 5 0
    sound koto: 25 24 22 20 18 16 14 12 10 8 7 6 5 4
    sound gong: 50 50 49 48 47 46 45 44 42 40 38 36 34 32 30 28 26 24 22 20 18 16 14 12
    A 1:     @bead E5/8 D B4 A G r D5 B4 | A G r B4 A r A r          | @string E4/2 r/4
    A 2:     @gong C3/2 r/8 B2/4.        | A2/4. C3/4 r/8 B2/4       | E2/2 r/4
    A 3:     r/2 r/8 @koto E4 G4/4       | r/4 E4/8 r/4 E4/8 r/8 D#4 | @koto B3/8 E4 G B r/4
    A drums: x/8 x x x x k x x           | x x k x x k x k           | k/4 k r
    play: A
    """
)
"""Five, four, three, two, one: and none is left."""
ENDS = Phrases(WIN, LOSE)
