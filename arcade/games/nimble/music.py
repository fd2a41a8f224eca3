"""The music of Nimble: somebody small and round hops home through the garden, and the gnome hums when he wins.

The PC has one voice, so that the tune brings its own bass in the gaps.
"""

from arcade.toolkit.sound.notation import score

TITLE = score(
    """
    tempo: 152
    sound hop: 50 46 42 38 34 30 26 22 18

    ; down to the stone, up, and two small steps
    A 1: @hop G4/8 D B4/16 A G/8 D5/8 B4 G D | C5/8 E4 C5/16 B4 A/8 F#/8 A D/4 |
         G4/8 D B4/16 A G/8 D5/8 B4 E5 D | C5/16 B4 A G F#/8 A G/4 r
    ; behind the cottage there is shade
    B 1: @hop E4/8 G B E5 D/8 B4 G B | C5/8 A4 E C5 B4/4 E/8 r | A4/8 C5 E C D/8 A4 F# A |
         B4/16 C5 D E D/8 B4 A/8 F# D r
    ; from stone to stone over the pond
    C 1: @hop G5/8 r D r B4 r G r | A4/16 B C5 A4 D5/8 C B4/16 A G B A/8 D | G5/8 r E r C r A4 r |
         F#4/16 G A F# B/8 A D5/4 r

    play: |: A A B A C A
    """
)

WIN = score(
    """
    tempo: 152
    sound hop: 50 46 42 38 34 30 26 22 18
    A 1: @hop G4/8 D B4/16 A G/8 D5/16 B4 D5 G E/8 F# | G/8 D G/16 F# E F# G/4. r/8
    play: A
    """
)

LOSE = score(
    """
    tempo: 132
    sound hop: 50 46 42 38 34 30 26 22 18
    A 1: @hop G4/8 D A#4/16 A G/8 C5/16 A#4 A G F#/8 r | D#4/4 D C#/8 r C/8. r/16 | C4/2 r
    play: A
    """
)
