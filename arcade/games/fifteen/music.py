"""The music of the 14–15 puzzle: a rag of a travelling showman."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 100
    sound lead: 50 46 42 38 34 31 28 26 24 22 20
    sound bass: 48 38 30 24 18 14 10 7 5 3
    sound chord: 24 20 17 14 11 8 6 4 3 2 ~ 0 4 7
    sound seventh: 24 20 17 14 11 8 6 4 3 2 ~ 0 4 10

    A 1: @lead E5/16 F# G B4/8 D5/16 A4/8 | D5/16 E F# A/8 F#/16 D/8 | B4/16 C5 D G/8 D/16 E/8 | D/8. B4/16 G/4
    A 2: @bass G2/8 r D3 r | D2 r A2 r | G2 r E2 r | A2 r D3 D
    A 3: r/8 @chord G3 r G | r @seventh D4 r D | r @chord G3 r C4 | r G3 r G
    A drums: k/8 x s x | k x s x | k x s x/16 x | k/8 x s/16 s s/8

    B 1: @lead E5/16 F# G B4/8 D5/16 A4/8 | D5/16 E F# A/8 F#/16 D/8 | C5/16 B4 A D5/8 A4/16 C5/8 | B4/8 G G/4
    B 2: @bass G2/8 r D3 r | D2 r A2 r | D3 r D2 r | G2 D2 G2 r
    B 3: r/8 @chord G3 r G | r @seventh D4 r D | r D r D | r @chord G3 r/4
    B drums: k/8 x s x | k x s x | k x s x/16 x | k/8 s s/16 s s s

    C 1: @lead B4/8 E5/16 D# E/4 | C5/8 E5/16 D E/4 | A4/8 D5/16 C# D/4 | B4/16 D5 B4 G A/4
    C 2: @bass E2/8 r B2 r | A2 r E2 r | D2 r A2 r | G2 r D2 D#
    C 3: r/8 @chord E4 r E | r A3 r A | r @seventh D4 r D | r @chord G3 r D4
    C drums: k/8 x/16 x s/8 x | k x/16 x s/8 x | k x/16 x s/8 x | k s s/16 s s s

    D 1: @lead B4/8 E5/16 D# E/8 G | A/16 G E C/8 E/16 A4/8 | D5/16 B4 G D5/8 C/16 A4/8 | G/4 r/16 D5 E D
    D 2: @bass E2/8 r B2 r | C3 r C#3 r | D3 r D2 r | G2 D2 G2 r
    D 3: r/8 @chord E4 r E | r C4 r A3 | r G3 r @seventh D4 | r @chord G3 r/4
    D drums: k/8 x/16 x s/8 x | k x/16 x s/8 x | k x s x | k s k r

    play: |: A B A B C D A B
    """
)
"""G major, two to the bar: a rag whose tune stumbles over every second beat, as a tile does."""

WIN = score(
    """
    tempo: 108
    sound lead: 50 46 42 38 34 31 28 26 24 22 20
    sound bass: 48 38 30 24 18 14 10 7 5 3
    sound chord: 24 20 17 14 11 8 6 4 3 2 ~ 0 4 7

    A 1: @lead E5/16 F# G B4/8 D5/16 G/8 | F#/16 E D A4/8 D5/16 F#/8 | E/16 F# G B4 D5 G A G | B4/8 D5 G/4
    A 2: @bass G2/8 D3 G2 D3 | D2 A2 D3 A2 | C3 C#3 D3 D2 | G2 D2 G2/4
    A 3: @chord r/8 G3 r G | r D4 r D | r C4 r D | r G3 G/4
    A drums: k/8 x s x | k x s x | k x s/16 s s s | k/8 s k/4
    play: A
    """
)

OVER = score(
    """
    tempo: 100
    sound lead: 50 46 42 38 34 31 28 26 24 22 20
    sound bass: 48 38 30 24 18 14 10 7 5 3
    sound chord: 24 20 17 14 11 8 6 4 3 2 ~ 0 4 7

    A 1: @lead E5/16 F# G B4/8 D5/16 A4/8 | D5/16 C# C B4 A/8 F# | A/8 r C5/4
    A 2: @bass G2/8 D3 G2 D3 | D2 A2 D3 A2 | D2 r D3/4
    A 3: @chord r/8 G3 r G | r D4 r D | D r D/4
    A drums: k/8 x s x | k x s x | k r k/4
    play: A
    """
)
"""Solved by the machine: it slides down and stops on the fifth."""

ENDS = Phrases(WIN, over=OVER)
