"""The music of Simultaneous Equations: a canon, whose lines all come right at once, and whether they did."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 132
    sound slate: 50 47 44 41 38 35 32 29 26 23 20 18 16
    sound chalk: 50 44 34 24 14 6 0
    sound same: 24 23 22 21 20 18 16 15 14 13 12 11 10
    sound dot: 26 20 14 8 4 0
    sound bass: 46 40 34 28 22 17 13 10 8 6

    ; four lines over the same chords, so that each goes with each; two bars later the same again, below
    A 1: @slate G4/4 B/8 D5 E/4 C | A4/8 B C5 A4 D5/4 r  | r/8 B4 D5 B4 r C5 E C   | r C E C F#/16 G F# E D/8 A4
    A 2: @bass G2/4 D3 C3 E3      | A2 E3 F#2/8 A2 D3 C3 | B2/4 G2 C3 G2           | A2 E3 D3 F#2
    A 3: r/1                      | r                    | @same G3/4 B/8 D4 E/4 C | A3/8 B C4 A3 D4/4 r
    A drums: k/4 x k x                | k x k x/8 x          | k/4 x s x               | k x s x/8 x
    B 1: @slate G5/16 F# G D B4 D5 G D E D E C G4 C5 E C | E D# E C A4 C5 E C D E D C A4/8 F# |
         B/4. C5/16 B4 C5/4. D/16 C                      | C/4 E/8 C A4 F# D r
    B 2: @bass G2/4 D3 C3 E3                             | A2 E3 F#2/8 A2 D3 C3               |
         B2/4 G2 C3 G2                                   | A2 E3 D3 F#2
    B 3: r/8 @same B3 D4 B3 r C4 E C                     | r C E C F#/16 G F# E D/8 A3        |
         G4/16 F# G D B3 D4 G D E D E C G3 C4 E C        | E D# E C A3 C4 E C D E D C A3/8 F#
    B drums: k/8 x s x k x s x                               | k x s x k x s/16 s x/8             |
             k x s x k x s x                                 | k x s x k s/16 s s/8 s

    ; hands that think: one climbs while the other comes down
    C 1: @chalk E4/8 r G r B r E5 r          | D# r B4 r A r F# r  | E r G r B r D5 r   |
         @slate C5/8 E G E D/16 E D C B4/8 A
    C 2: @bass E3/4 r/8 B2 E3/4 r            | B2 r/8 F#2 B2/4 r   | C3/4 r/8 G2 E3/4 r |
         A2 C3 D3/8 D C3 A2
    C 3: r/8 @dot B4 r G r E r B3            | r F#4 r A r B r D#5 | r B4 r G r E r G   |
         @same E4/4 C F#/2
    C drums: x/8 x x x x x x x                   | x x x x x x x x     | x x x x x x x x    |
             k x s x k/16 s s s s/8 s
    D 1: @chalk E4/8 r G r B r E5 r              | F#5 r D# r B4 r A r | G r C5 r E r G r   |
         @slate F#5/8 D A4 C5 B4/16 A F# A D/8 r
    D 2: @bass E3/4 r/8 B2 E3/4 r                | B2 r/8 F#2 B2/4 r   | C3/4 r/8 G2 A2/4 r |
         D3 F#2 D3/8 D C3 A2
    D 3: r/8 @dot B4 r G r E r B3                | r B4 r A r F# r D#  | r E4 r G r C5 r E4 |
         @same A4/4 F# D/2
    D drums: x/8 x x x x x x x                       | x x x x x x x x     | x x x x x x x x    |
             k x s x s/16 s s s k/8 s

    play: |: A B C D A
    """
)
"""A canon in G; the second voice has the very notes of the first, two bars later."""

WIN = score(
    """
    tempo: 144
    sound slate: 50 47 44 41 38 35 32 29 26 23 20 18 16
    sound long: 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20 18
    sound bass: 46 40 34 28 22 17 13 10 8 6
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @slate G4/4 B/8 D5 E C A5 F# | G/16 F# G D B4 D5 G D @long G/2
    A 2: @bass G2/4 B2 C3 D3          | G2/8 D3 B2 D3 G2/2
    A 3: @slate G3/4 B3/8 D4 E C F# A | @major G3/4 G @major G3/2
    A drums: k/8 x s x k x s s            | k x s/16 s s s k/4 r
    play: A
    """
)
"""Both voices arrive on the same chord."""

LOSE = score(
    """
    tempo: 120
    sound slate: 50 47 44 41 38 35 32 29 26 23 20 18 16
    sound wrong: 40 38 36 34 32 30 28 26 24 22 20 18 ~ 0 1
    sound bass: 46 40 34 28 22 17 13 10 8 6
    sound same: 24 23 22 21 20 18 16 15 14 13 12 11 10
    sound minor: 24 22 20 18 16 14 12 10 8 ~ 0 3 7
    A 1: @slate G4/4 B/8 D5 @wrong Eb/4 C | @slate A4/8 G F# Eb D/2
    A 2: @bass G2/4 B2 C3 Eb3             | D3/8 C3 A2 F#2 G2/2
    A 3: r/2 @same G3/4 Bb                | A3/8 Bb3 C4 A3 @minor G3/2
    A drums: k/8 x s x k r s r                | k/8 r s r k/2
    play: A
    """
)
"""The last result is a semitone out, and the line comes down."""

DRAW = score(
    """
    tempo: 132
    sound slate: 50 47 44 41 38 35 32 29 26 23 20 18 16
    sound long: 50 48 46 44 42 40 38 36 34 32 30 28 26 24 22 20 18
    sound bass: 46 40 34 28 22 17 13 10 8 6
    sound same: 24 23 22 21 20 18 16 15 14 13 12 11 10
    A 1: @slate G4/4 B/8 D5 E/4 C | E/4 C @long D/2
    A 2: @bass G2/4 B2 C3 E3      | C3 A2 D3/2
    A 3: r/2 @same G3/8 B C4 E    | G3/8 A E4 C4 @same F#4/2
    A drums: k/8 x s x k x s x        | k x s s k/2
    play: A
    """
)
"""The lines meet, but on the dominant."""

ENDS = Phrases(WIN, LOSE, DRAW)
