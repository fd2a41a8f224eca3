"""The pieces: a bourrée for one voice that plays two, bass and tune jumping over each other."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound reed: 50
    sound block: 50 ~ 0 4 7
    sound dark: 50 ~ 0 3 7
"""

TITLE = score(
    f"""{_BAND}
    tempo: 132
    A 1: @reed G/8 G/16 A Bb/8 G D5 G4 C5/16 Bb4 A/8 | F#/8 A/16 Bb C5/8 D4 Eb5 D4 D5/16 C Bb4/8
         | G/8 Bb/16 C5 D/8 G4 G5 Eb4 Eb5/16 D C/8   | D4/8 D5 C/16 Bb4 A/8 F# D D/4
         | G/8 G/16 A Bb/8 G D5 G4 C5/16 Bb4 A/8     | F#/8 A/16 Bb C5/8 D4 Eb5 D4 D5/16 C Bb4/8
         | Eb/8 G/16 Bb Eb5/8 F4 D5 F#4 C5/16 Bb4 A/8 | G/8 Bb A/16 G F#/8 G D G r

    ; the crowned ones move both ways
    B 1: @reed Bb/8 F/16 Bb D5/8 Bb4 F5 Bb4 D5/16 C Bb4/8 | A/8 F/16 A C5/8 F4 Eb5 F4 C5/16 Bb4 A/8
         | G/8 G/16 Bb D5/8 Eb4 G5 Eb4 Eb5/16 D C/8      | F4/8 D5 C/16 Bb4 A/8 Bb F Bb r
         | C/8 Eb5/16 D C/8 C4 G/16 Ab G F Eb/8 G         | D/8 F#5/16 E D/8 D4 A/16 Bb A G F#/8 A
         | G/16 D5 Bb4 D5 Eb4 G5 G4 G5 C4 Eb5 C4 Eb5 D4 D5 F#4 C5 | D4/8 A Bb/16 A G F# @block D/4 @reed r/8 D5
    play: |: A B
    """
)
"""G minor, 4/4: three men forward and a jump over the bass; at the end of the middle a whole chain is taken."""

WIN = score(
    f"""{_BAND}
    tempo: 144
    A 1: @reed G/8 G/16 A B/8 G D5 G4 G5/8 F#/16 E | D4/8 D5/16 E F#/8 C4 A5 D4 F#5/8 D
         | @block G4/8 @reed D5/16 B4 @block G/4
    play: A
    """
)
"""The men of the tune in G major, and a crown."""

LOSE = score(
    f"""{_BAND}
    tempo: 112
    A 1: @reed G/8 G/16 A Bb/8 G D5 F#4 C5/16 Bb4 A/8 | F/8 Ab G/16 F E/8 Eb C D Bb/16 A
         | @dark G/4 r/8 @reed G
    play: A
    """
)
"""The bass takes one after the other."""

DRAW = score(
    f"""{_BAND}
    tempo: 126
    A 1: @reed G/8 G/16 A Bb/8 G D5 G4 C5/16 Bb4 A/8 | G/8 Bb/16 A G/8 D @dark G/4 @block G
    play: A
    """
)
"""It ends minor, and at once major: nobody knows."""

ENDS = Phrases(WIN, LOSE, DRAW)
