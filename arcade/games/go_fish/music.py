"""The pieces: a song for hauling nets; one calls, the crew answers."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound caller: 50
    sound crew: 50 46 42 38 34 30 26 22 18 14 10 6 0
    sound heave: 50 ~ 0 3 7
    sound ho: 50 ~ 0 4 7
"""

TITLE = score(
    f"""{_BAND}
    tempo: 138
    A 1: @caller E/8. F#/16 G/8 A B/4 E5/8. D/16 | B4/4 r/8 @crew E G A B/4
         | @caller D5/8. B4/16 A/8 F# A/4 D5/8. C#/16 | A4/4 r/8 @crew D F# G A/4
         | @caller G/8. A/16 B/8 D5 E/4 F#/8 G | F#/8 D A4 D5 E/8. C#/16 A4/4
         | G/8 B D5 B4 C#5/8. A4/16 F#/8 A | B/8. A/16 G/8 F# E @crew E @heave E/4

    B 1: @crew E/8 @caller E5 @crew G4 @caller E5/16 F# G/8 E B4/4
         | @crew D/8 @caller D5 @crew F#4 @caller D5/16 E F#/8 D A4/4
         | @crew C/8 @caller G E G/16 C5 E/8 D C/4 | @crew B3/8 @caller F#4 B D5/16 C# B4/8 A F#/4
         | @crew E/8 @caller E5 @crew G4 @caller E5/16 F# G/8 E B4/4
         | @crew D/8 @caller D5 @crew F#4 @caller D5/16 E F#/8 D A4/4
         | @crew G/8 @caller B D5 G/16 F# E/8 C# A4/4 | B/8. A/16 G/8 F# E @crew E @heave E/4

    ; all of them pull
    C 1: @heave E/4 @crew E/8 E @heave G/4 @crew E/8 E | @ho A/4 @crew D/8 D @ho D/4 @crew D/8 D
         | @ho G/4 @caller B/8 D5 @ho C4/4 @caller E5/8 G | F#/8. E/16 D#/8 C# B4/4 r
    play: |: A B C
    """
)
"""E Dorian, 4/4, dotted: the caller climbs to E, the crew answers and hauls, and all pull on the chords."""

WIN = score(
    f"""{_BAND}
    tempo: 144
    A 1: @caller E/8. F#/16 G#/8 A B/4 E5/8. F#/16 | G#/8 E C# A4 B/8. A/16 G#/8 F# | @ho E/8 @crew E @ho E/4
    play: A
    """
)
"""The net is full: the call in major, and ho!"""

LOSE = score(
    f"""{_BAND}
    tempo: 116
    A 1: @caller E/8. F#/16 G/8 A Bb/4 A/8. G/16 | F#/4 @crew E/8 D# D/4 C#/8 C | @heave C/4 r
    play: A
    """
)
"""The call stops half-way, and the net sinks."""

DRAW = score(
    f"""{_BAND}
    tempo: 132
    A 1: @caller E/8. F#/16 G/8 A B/4 @crew B3/8. A4/16 | G/8 A B3 D4 @caller B/4 @crew B3
    play: A
    """
)
"""Caller and crew end on the same note."""

ENDS = Phrases(WIN, LOSE, DRAW)
