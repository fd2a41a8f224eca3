"""A garden rag for one square wave: the left hand plays in the gaps of the right, and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 100
    sound low: 50 50 50 50 50 0
    sound high: 50
    sound major: 50 ~ 0 4 7
    sound minor: 50 ~ 0 3 7
    sound seventh: 50 ~ 0 4 10

    A 1: @low F3/16 @high A4 C5/8 @low C3/16 @high A4 C5/8 @low F3/16 @high D5 C A4 @low C3 @high G#4 A/8
       | @low D3/16 @high A4 C5/8 @low F#3/16 @high A4 C5/8 @low D3/16 @high E5 D C @low A3 @high F#4 A/8
       | @low G3/16 @high B4 D5/8 @low D3/16 @high B4 D5/8 @low G3/16 @high F5 E D @low B3 @high C#5 D/8
       | @low C3/16 @high E5 G/8 @low E3/16 @high D5 C/8 @low G3/16 @high Bb4 A G @seventh C4/8 @low C3/16 @high E4
    B 1: @low F3/16 @high A4 C5/8 @low C3/16 @high A4 C5/8 @low F3/16 @high D5 C A4 @low C3 @high G#4 A/8
       | @low D3/16 @high A4 C5/8 @low F#3/16 @high A4 C5/8 @low D3/16 @high E5 D C @low A3 @high F#4 A/8
       | @low Bb3/16 @high D5 F/8 @low B3/16 @high D5 F/8 @low C4/16 @high A5 F D @low C3 @high C5 A4/8
       | @low G3/16 @high Bb4 D5/8 @low C3/16 @high E4 G/8 @major F4/8 @low C3 @low F3 r
    C 1: @high D5/8. C/16 Bb4/8 @low Bb3/16 F @high D5 Eb D C Bb4 @low F3 Bb3 D4
       | @high F5/8. Eb/16 C/8 @low F3/16 A @high C5 D C A4 F @low F3 A3 C4
       | @high G4/8 Bb D5/16 @low G3 @high C#5 D @minor G4/8 @low D3 @high Bb4/16 A G F#
       | @high F4/8 A C5/16 @low F3 @high B4 C5 @seventh F4/8 @low C3 @high Eb5/16 D C A4
    D 1: @high Bb4/8 D5 F5/16 @low Bb3 @high E5 F @major Bb4/8 @low F3 @high G5/16 F D Bb4
       | @low Bb3/16 @high C#5 E G @low B3 @high G5 E Db @low C4 @high A5 F C @low A3 @high C5 F A
       | @low D3/16 @high F#5 D/8 @low A3/16 @high C5 A4/8 @low G3/16 @high B4 D5 F @low D3 @high F5 D B4
       | @seventh C4/8 @low G3/16 C3 @seventh C4/8 @low G3/16 C3 @high C4 C# D E F F# G G#

    play: |: A B C D
    """
)
"""F major, 4/4: up the garden path, round the circle of fifths, and home on the red counter."""

WIN = score(
    """
    tempo: 116
    sound low: 50 50 50 50 50 0
    sound high: 50
    sound major: 50 ~ 0 4 7
    A 1: @low F3/16 @high A4 C5/8 @low C3/16 @high A4 C5/8 @low F3/16 @high D5 F A @low C3 @high G5 F/8
       | @low Bb3/16 @high D5 F D @low B3 @high D5 F G# @low C4 @high A5 F C @low C3 @high D5 E G
       | @major F4/4 @low C3/8 @major F4
    play: A
    """
)
"""Home, with a flourish."""

LOSE = score(
    """
    tempo: 100
    sound low: 50 50 50 50 50 0
    sound high: 50
    sound minor: 50 ~ 0 3 7
    sound dim: 50 ~ 0 3 6
    A 1: @low F3/16 @high Ab4 C5/8 @low C3/16 @high Ab4 C5/8 @low E3/16 @high C5 B4 Bb A Ab G Gb
       | @dim F4/8 @low D3/16 B2 @dim E4/8 @low C3 @minor F3/4 r
    play: A
    """
)
"""The path turns into a slide."""
ENDS = Phrases(WIN, LOSE)
