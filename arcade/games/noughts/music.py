"""Crosses and noughts for one voice: three notes in a line, a turn round a note; and how a game ends.

The CB2 line plays nothing below B under middle C: the second hand stays close to the tune.
"""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 172
    sound cross: 50 50 50 50 50 50 50 50 50 0
    sound low: 50 50 50 50 50 50 0
    sound nought: 50
    sound major: 50 ~ 0 4 7
    sound minor: 50 ~ 0 3 7
    sound seventh: 50 ~ 0 4 10

    A 1: @cross G4/8 @low D4 @cross B4 @low D4 @cross D5 @low B3 | @nought C5/16 D C B4 C5/4 @low E4/8 C4
       | @cross A4/8 @low C4 @cross C5 @low E4 @cross E5 @low C4 | @nought D5/16 E D C# D/4 @low G4/8 D4
       | @cross G4/8 @low D4 @cross B4 @low D4 @cross D5 @low B3 | @nought G5/16 A G F# G/4 @low B4/8 E4
       | @cross E5/8 @low C4 @cross C5 @low E4 @cross A4 @low C4 | @seventh D4/4 @low D4/8 F#4 A4 C5
    B 1: @cross G4/8 @low D4 @cross B4 @low D4 @cross D5 @low B3  | @nought C5/16 D C B4 C5/4 @low E4/8 C4
       | @cross A4/8 @low C4 @cross C5 @low E4 @cross E5 @low C4  | @nought D5/16 E D C# D/4 @low G4/8 D4
       | @cross G5/8 @low B4 @cross E5 @low B4 @cross B4 @low E4  | @nought C5/16 D C B4 C5/8 A4 @low E4 C4
       | @cross D5/8 @low D4 @cross B4 @low D4 @cross F#4 @low C4 | @major G4/4 @low D4/8 B3 r/4
    C 1: @cross E5/8 @low E4 @cross B4 @low E4 @cross G4 @low B3   | @nought A4/16 B A G# A/4 @low E4/8 C4
       | @cross D5/8 @low F#4 @cross A4 @low D4 @cross F#4 @low C4 | @nought G4/16 A G F# G/4 @low D4/8 B3
       | @cross C5/8 @low E4 @cross G4 @low C4 @cross E4 @low C4   | @nought F#4/16 G F# E F#/4 @low D#4/8 C4
       | @major B3/4 @low B3/8 D#4 F#4 A4                          | @nought B4/16 C5 B4 A# B/4 r/4
    D 1: @major C4/4 @low C5/8 @cross E5 C5 G4
       | @major G4/4 @low B4/8 @cross D5 B4 G4
       | @minor A4/4 @low C5/8 @cross E5 C5 A4
       | @minor E4/4 @low E4/8 @cross G4 B4 E5
       | @nought F5/16 G F E F/8 @low D4 @nought E5/16 F E D#
       | @nought D5/16 E D C# D/8 @low B3 @nought C5/16 D C B4
       | @cross A4/8 @low D4 @cross F#4 @low C4 @cross C5 @low D4
       | @seventh D4/4 @low D4/8 @nought F#4/16 G A B C5 D

    play: |: A B C D
    """
)
"""G major, 3/4: the cross climbs three steps, the nought turns round one; in the middle they cross the other way."""

WIN = score(
    """
    tempo: 172
    sound cross: 50 50 50 50 50 50 50 50 50 0
    sound low: 50 50 50 50 50 50 0
    sound major: 50 ~ 0 4 7
    A 1: @cross G4/8 @low D4 @cross B4 @low D4 @cross D5 @low B3
       | @cross B4/8 @low D4 @cross D5 @low D4 @cross G5 @low D4
       | @major G4/4 C5 D5
       | @major G4/4 @low D4/8 G4 r/4
    play: A
    """
)
"""Three in a line, three times."""

LOSE = score(
    """
    tempo: 160
    sound cross: 50 50 50 50 50 50 50 50 50 0
    sound low: 50 50 50 50 50 50 0
    sound nought: 50
    sound minor: 50 ~ 0 3 7
    A 1: @cross G4/8 @low D4 @cross B4 @low D4 @cross C#5 r | @nought C5/16 C# C B4 Bb/16 B Bb A Ab/16 A Ab G
       | @nought F#4/4 @low D4/8 C4 @nought Eb4/4           | @minor D4/4 @low B3/4 r
    play: A
    """
)
"""The third one is missed, and it goes round and down."""

DRAW = score(
    """
    tempo: 172
    sound cross: 50 50 50 50 50 50 50 50 50 0
    sound low: 50 50 50 50 50 50 0
    sound nought: 50
    sound seventh: 50 ~ 0 4 10
    A 1: @cross G4/8 @low D4 @cross B4 @low D4 r/4 | @nought C5/16 D C B4 C5/8 r/4.
       | @cross D5/8 @low D4 @cross B4 @low D4 r/4 | @nought C5/16 D C B4 @seventh D4/4 r
    play: A
    """
)
"""The line is never finished: two of three, and a turn."""

ENDS = Phrases(WIN, LOSE, DRAW)
