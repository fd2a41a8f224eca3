"""Banjo rolls for one square wave: three, three and two down the garden path, and how a game ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BANJO = """
    sound pluck: 50 50 50 50 50 50 50 50 0
    sound ring: 50 50 50 50 50 50 50 50 50 50 50 50 50 50 50 0
    sound low: 50 50 50 50 50 50 50 50 50 50 0
"""

TITLE = score(
    f"""
    tempo: 138
    {_BANJO}
    A 1: @pluck E5/16 G4 E4 D5 G4 E4 C5 E4 G5 C5 G4 E5 C5 G4 D5 G4
       | @pluck A5/16 C5 A4 G5 C5 A4 F5 A4 @ring E5/8 @pluck C5/16 G4 @ring E4/8 G4
       | @pluck E5/16 G4 E4 D5 G4 E4 C5 E4 G5 C5 G4 E5 C5 G4 D5 G4
       | @pluck D5/16 B4 G4 F5 B4 G4 D5 G4 @ring B4/8 @pluck G4/16 A4 @ring B4/8 D5
       | @pluck E5/16 G4 E4 D5 G4 E4 C5 E4 G5 C5 G4 E5 C5 G4 D5 G4
       | @pluck A5/16 C5 A4 G5 C5 A4 F5 A4 E5 G4 E4 F5 A4 F4 D5 F4
       | @pluck G5/16 B4 G4 F5 B4 G4 D5 G4 B4 F4 D4 D5 G4 F4 F5 B4
       | @ring E5/8 @pluck C5/16 G4 @ring C5/8 @low G3 @ring C3/4 r
    B 1: @pluck E5/16 C5 A4 D5 C5 A4 C5 A4 E5 C5 A4 A5 E5 C5 G5 C5
       | @pluck E5/16 B4 G4 D5 B4 G4 B4 G4 @ring G4/8 B4 D5 B4
       | @pluck C5/16 A4 F4 D5 A4 F4 F5 A4 A5 F5 C5 G5 C5 A4 F5 C5
       | @ring D5/8 @pluck B4/16 C5 @ring D5/8 E5 F5 D5 B4 G4
       | @pluck E5/16 C5 A4 D5 C5 A4 C5 A4 E5 C5 A4 A5 E5 C5 G5 C5
       | @pluck F#5/16 C5 A4 E5 C5 A4 D5 A4 A5 F#5 C5 F#5 C5 A4 D5 C5
       | @pluck G5/16 D5 B4 F5 D5 B4 D5 B4 B4 G4 D4 D5 B4 G4 F5 B4
       | @low G3/8 r G3 r @pluck G4/16 A4 B4 C5 D5 E5 F5 G5
    C 1: @ring C4/8 @low G3 @ring C5 @low G3 @ring E4 @low G3 @ring E5 r
       | @ring F4/8 @low A3 @ring F5 @low A3 @ring A4 @low C4 @pluck A5/16 G5 F5 E5
       | @ring D5/8 @low F3 @ring D4 @low G3 @ring B4 @low D4 @ring G4 r
       | @pluck G4/16 A4 B4 C5 D5 E5 F5 G5 @ring A5/8 r G5 r

    play: |: A B C
    """
)
"""C major, 4/4 in rolls of three, three and two: the tune is on top; shade in A minor, and hops from stone to stone."""

WIN = score(
    f"""
    tempo: 138
    {_BANJO}
    A 1: @pluck E5/16 G4 E4 D5 G4 E4 C5 E4 G5 C5 G4 E5 C5 G4 F5 G4
       | @pluck A5/16 F5 C5 G5 E5 C5 F5 C5 E5 C5 G4 D5 B4 G4 B4 D5
       | @ring C5/8 @pluck E5/16 G5 @ring C5/8 @low G3 @ring C3/4 r
    play: A
    """
)
"""Home, with a run to the door."""

LOSE = score(
    f"""
    tempo: 120
    {_BANJO}
    A 1: @pluck E5/16 G4 E4 D5 G4 E4 C5 E4 Eb5 G4 Eb4 Db5 Gb4 Eb4 B4 Eb4
       | @ring Bb4/8 @pluck Gb4/16 F4 @ring E4/8 Eb4 @low D4/8 r @ring C4/4
    play: A
    """
)
"""The roll runs down, and a string is loose."""

ENDS = Phrases(WIN, LOSE)
