"""The music of Valence: eight quavers go round and round like electrons, a calm theme, water that rises; dry or wet."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 116
    sound glass: 42 46 50 49 48 46 44 42 40 38 36 34 32 30 28 26
    sound drop: 50 44 36 27 18 10 4 0
    sound bubble: 50 46 42 37 32 27 22 17 12 7 ~ 0 -2
    sound bass: 46 42 37 32 27 22 18 14 11 9 7
    sound orbit: 22 19 16 13 11 9 7 6
    sound whole: 24 20 16 12 8 5 3 0 ~ 0 4 8

    ; the octet: eight electrons in every bar of the third voice
    A 1: @glass A4/4 C5/8 E B4/4 C5   | B4 D5/8 G D/4 B4  | G/4 B/8 D5 A4/4 B  | C5/8 B4 A E A/4 r
    A 2: @bass F2/4 C3 F2 A2          | G2 D3 G2 B2       | E3 B2 D3 G2        | A2 E3 C3 A2
    A 3: @orbit F4/8 C A3 C4 F E C A3 | G B D4 G F D B3 G | G B E4 D F# E B3 G | A C4 E A G E C A3
    A drums: k/4 x k x                    | k x k x           | k x k x            | k x k x/8 x
    B 1: @glass A4/4 C5/8 E B4/4 C5   | D/4 G/8 F# D/4 B4   | E5/8 D C G4 F A C5 E | D/4 B4 G r
    B 2: @bass F2/4 C3 F2 A2          | G2 D3 B2 G2         | C3 E3 F3 A2          | B2 G2 D3 G2
    B 3: @orbit F4/8 C A3 C4 F E C A3 | G B D4 F# A F# D B3 | G C4 E G A4 F C A3   | G B D4 F G F D B3
    B drums: k/4 x k x                    | k x k x             | k x s x              | k x k s/8 s

    ; water rises in the cylinder, by whole tones, and is over the rim
    C 1: @drop C5/8 r E r @bubble G#/16 F# E D C/4     | @drop D5/8 r F# r @bubble G#/16 F# E D A#4/4         |
         @drop E5/16 D E F# G#/8 r F#/16 E F# G# E/8 r | @glass G4/16 G# A A# B C5 C# D D# E F F# G/8 @drop G
    C 2: @bass C3/4 G#2 E2 C3                          | D3 A#2 F#2 D3                                        |
         E3 C3 G#2 E2                                  | G2 A2 B2 D3/8 G2
    C 3: r/8 @whole C4 r C r C r C                     | r D4 r D r D r D                                     |
         r C4 r C r D r D                              | @orbit D4/8 F E G F# A B r
    C drums: k/8 x r x k x r x                             | k x r x k x r x                                      |
             k x s x k x s x                               | k/16 x x x k x x x s s s s s/8 s

    ; the same atom, a minor third higher: another shell
    D 1: @glass C5/4 Eb/8 G D/4 Eb      | D/4 F/8 Ab G/4 F    | Eb/4 Ab/8 G F/4 Eb/8 C | D/4 F/8 B4 G/4 r
    D 2: @bass Ab2/4 Eb3 C3 Ab2         | Bb2 F2 D3 Bb2       | C3 Ab2 F2 Ab2          | G2 B2 D3 G2
    D 3: @orbit Ab4/8 Eb C Eb Ab G Eb C | Bb4 F D F Bb Ab F D | Ab4 Eb C Eb Ab F C Ab3 | G3 B D4 F G F D B3
    D drums: k/4 x k x                      | k x k x             | k x s x                | k s/8 s k/16 s s s s/8 x

    play: |: A B C D
    """
)
"""F with its fourth raised, circled by eight quavers; whole tones for the water, and one shell further out."""

WIN = score(
    """
    tempo: 132
    sound glass: 42 46 50 49 48 46 44 42 40 38 36 34 32 30 28 26
    sound bass: 46 42 37 32 27 22 18 14 11 9 7
    sound orbit: 26 23 20 17 14 12 10 8
    sound major: 30 28 26 24 22 20 18 16 14 12 ~ 0 4 7
    A 1: @glass A4/4 C5/8 E B4/8 D5 G F# | A5/8 F C A4 F5/2
    A 2: @bass F2/4 A2 G2 B2             | C3 A2 F2/2
    A 3: @orbit F4/8 C A3 C4 G4 D B3 D4  | F4 C A3 C4 @major F3/2
    A drums: k/8 x x x k x x x               | k x s s k/4 r
    play: A
    """
)
"""All shells are full, and the acid is dry."""

LOSE = score(
    """
    tempo: 116
    sound glass: 42 46 50 49 48 46 44 42 40 38 36 34 32 30 28 26
    sound bubble: 50 46 42 37 32 27 22 17 12 7 ~ 0 -2
    sound hiss: 50 40 50 30 44 24 36 18 28 12 20 8 ~ 0 1 2
    sound bass: 46 42 37 32 27 22 18 14 11 9 7
    sound whole: 26 24 22 20 18 16 14 12 10 ~ 0 4 8
    A 1: @glass A4/4 C5/8 E @bubble F#/16 G# F# E D C A#4 G# | @glass B3/8 C4 C# D @hiss C#4/2
    A 2: @bass F2/4 C3 D3 C3                                 | B2 A2 G2/8 F2 C#2/4
    A 3: r/4 @whole C4 D4 C4                                 | B3 B @whole C#3/2
    A drums: k/4 x k/16 x x x x x x x                            | s s s s s s s s k/8 s k r
    play: A
    """
)
"""The theme goes under; something hisses."""

OVER = score(
    """
    tempo: 116
    sound glass: 42 46 50 49 48 46 44 42 40 38 36 34 32 30 28 26
    sound bass: 46 42 37 32 27 22 18 14 11 9 7
    sound orbit: 24 21 18 15 12 10 8 7
    A 1: @glass A4/4 C5/8 E B4/4 C5   | B4/4 D5/8 G E/2
    A 2: @bass F2/4 C3 F2 A2          | G2 D3 C3/2
    A 3: @orbit F4/8 C A3 C4 F E C A3 | G B D4 B3 G C4 E G
    A drums: k/4 x k x                    | k x k/2
    play: A
    """
)
"""The lesson is over; the electrons go on."""

ENDS = Phrases(WIN, LOSE, over=OVER)
