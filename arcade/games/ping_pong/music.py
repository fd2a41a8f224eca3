"""The music of Ping-pong: a high note and its low answer, to and fro, and a rally that grows faster."""

from arcade.toolkit.sound.notation import score

TITLE = score(
    """
    tempo: 144
    sound ping: 50 42 34 27 20 14 9 5 0
    sound lead: 50 47 44 40 36 32 28 25 22 19 16
    sound pong: 40 34 28 22 16 11 7 4 0
    sound bass: 50 42 34 27 21 16 12 8 5 0
    sound major: 20 17 14 11 8 6 4 2 0 ~ 0 4 7
    sound minor: 20 17 14 11 8 6 4 2 0 ~ 0 3 7

    ; the two of them measure each other
    A 1: @ping D5/8 r r E5 r/4 C5/8 r | D5 r r E5 @lead D/16 C B4 A G/4 | @ping E5/8 r r F#5 r/4 D5/8 r |
         E5/8 @lead D/16 E F# E D C B4/8 A G/4
    A 2: @bass G2/4 D3 G2 D3 | G2 D3 E3 D3/8 B2 | A2/4 E3 A2 F#3 | D3/4 C3/8 A2 G2/4 D3/8 F#3
    A 3: r/8 @pong G4 r/4 r/8 A4 r/4 | r/8 G4 r/4 r/2 | r/8 A4 r/4 r/8 B4 r/4 |
         r/4 @major D4/8 r r D4 @pong D5/16 r B4 r
    A drums: k/8 x s x k x s x | k x s x k k s x | k x s x k x s x | k x s x k s/16 s s/8 x

    ; the ball is in play
    B 1: @lead B4/8 D5 G D B4 D5 E D | C5 E G E C E F# E | D5 F# A F# D F# G F# | G/8 D/16 E F#/8 D G/4 r
    B 2: @bass G2/8 G3 D3 G3 G2 G3 D3 G3 | C3 G3 E3 G3 C3 G3 E3 G3 | D3 A3 F#3 A3 D3 A3 F#3 A3 | G2 G3 D3 F#3 G2/4 r
    B 3: r/8 @major G4 r G4 r G4 r G4 | r C4 r C4 r C4 r C4 | r D4 r D4 r D4 r D4 |
         r G4 r D4 @pong B4/16 D5 B4 D5 B4/8 r
    B drums: k/8 x s x k x s x | k x s x k x s x | k x s x k x s/16 s x/8 | k/8 x s x k/16 s k s k/8 s

    ; a high ball, and everybody waits
    C 1: @lead E5/4. D/8 C B4 A G | F#4/4. A/8 D5/2 | E5/4. F#/8 G F# E D | C5/8 B4 A B C5 D E F#
    C 2: @bass C3/4 G2 E3 G2 | D3 A2 F#3 D3 | A2 E3 C3 A2 | D3/8 r D r D D E F#
    C 3: r/8 @major C4 r C4 r C4 r C4 | r D4 r D4 r D4 r D4 | r @minor A3 r A3 r A3 r A3 | @major D4/4 D4 D4/8 D4 D4 D4
    C drums: k/4 s k s | k/8 x s x k x s x | k/4 s k s | k/8 k s s k/16 k s s s s s s

    play: |: A A B C A B
    """
)
"""Ping, pong, and a smash: in G, four to the bar."""

WIN = score(
    """
    tempo: 152
    sound ping: 50 42 34 27 20 14 9 5 0
    sound lead: 50 48 46 43 40 37 34 31 28 25 22 20 18 16 14
    sound bass: 50 42 34 27 21 16 12 8 5 0
    sound major: 30 27 24 22 20 18 16 14 12 10 8 6 ~ 0 4 7
    A 1: @ping D5/8 r E r F# r G r | @lead G/16 F# E D E F# G A B4/8 D5 G/4 | @lead G5/2 r/2
    A 2: @bass G2/4 C3 D3 G3 | G2 D3 G2 G3 | G2/2 r/2
    A 3: @major G4/8 r C4 r D4 r G4 r | G4/4 D4 G4 G4 | G4/2 r/2
    A drums: k/8 x s x k x s x | k s k s k/16 s s s s s s s | k/4 s r/2
    play: A
    """
)
"""The smash that cannot be returned."""

LOSE = score(
    """
    tempo: 116
    sound ping: 50 42 34 27 20 14 9 5 0
    sound lead: 50 46 42 38 34 30 26 22 19 16 13 10 8 6
    sound bass: 50 42 34 27 21 16 12 8 5 0
    A 1: @ping D5/8 r r E5/8 r/4 C5/8 r | @ping B4/8 r A r/16 A G/16 G r/8 @lead D4/4
    A 2: @bass G2/4 D3 G2 D3 | Eb3/4 D3 r/4 G2
    A drums: k/8 x s x k x s x | x/8. x/16 x/8 x/16 x x x r/8 k/4
    play: A
    """
)
"""The ball hops away, in shorter and shorter hops."""
