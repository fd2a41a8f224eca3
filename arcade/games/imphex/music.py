"""The imp on tiptoe, for the one voice of the CB2 line: the tune with its chords in the gaps, and how a game ends.

The line's lowest note is B below middle C: there is no bass under the tune, only what it leaves room for.
"""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 168
    sound tip: 50 50 50 50 50 50 50 0
    sound long: 50
    sound minor: 50 ~ 0 3 7
    sound major: 50 ~ 0 4 7
    sound dim: 50 ~ 0 3 6

    A 1: @tip A4/8 E4 C4 Bb4 F4 D4 | C5 E4 C4 Eb5 C5 A4 | @long E5 Eb D C @tip A4 E4 | Bb4 F4 D4 G#4 B3 r
    B 1: @tip A4/8 E4 C4 Bb4 F4 D4 | C5 E4 C4 Eb5 C5 A4
       | @long F5 E Eb D Bb4 G#    | @minor A4/4 @tip E4/8 A4/16 Bb A/8 r
    C 1: @major F4/8 @long A5 G F C A4 | @major C4/8 @long G5 F E C G4
       | @minor D4/8 @long F5 E D A4 F | @major C4/8 @long E5 D C/4 @tip C4/8
    D 1: @major F4/8 @long A5 G A C F    | @minor D4/8 @long F5 E F A4 D5
       | B4/16 C5 B4 A G#/8 @tip E4 G# B | @long E5/8 @tip B3 G#4 @long E5 D B4
    E 1: @tip A4/16 B C#5 Eb r/8 A4/16 G5 F Eb r/8 | B4/16 C#5 Eb F r/8 B4/16 A5 G F r/8
       | @dim C5/4 @tip C5/8 @dim Eb5/4 @tip Eb5/8 | @long F5/16 E F E F E @tip Eb5/8 D C#
    F 1: @tip A4/8 E4 C4 Bb4 F4 D4 | C5 E4 C4 Eb5 C5 A4 | @long F5 E Eb D Bb4 G# | @minor A4/4 @tip E4/8 A4 r/4

    play: |: A B C D A E F
    """
)
"""A minor with a flat second and a flat fifth, 6/8: steps on tiptoe, a chuckle down the semitones."""

WIN = score(
    """
    tempo: 168
    sound tip: 50 50 50 50 50 50 50 0
    sound long: 50
    sound major: 50 ~ 0 4 7
    A 1: @tip A4/8 E4 C#4 B4 F#4 D4   | C#5 E4 C#4 E5 C#5 A4
       | @long F#5 E D C# @tip E5 G#4 | @major A4/4. @tip E5/8 A5 r
    play: A
    """
)
"""The imp is caught in the major."""

LOSE = score(
    """
    tempo: 168
    sound tip: 50 50 50 50 50 50 50 0
    sound long: 50
    sound dim: 50 ~ 0 3 6
    sound minor: 50 ~ 0 3 7
    A 1: @tip A4/8 E4 C4 Bb4 F4 D4      | @long E5/16 Eb D Db C B4 Bb A G# G F# F
       | @dim Eb4/4 @tip C4/8 Eb4 D4 B3 | @minor C4/4 @tip E5/16 F E/8 Bb4 A4
    play: A
    """
)
"""It chuckles all the way down and pokes out its tongue."""

ENDS = Phrases(WIN, LOSE)
