"""The music of Dipo: a cell of three notes that divides, and grows into a round."""

from arcade.toolkit.sound.notation import score

TITLE = score(
    """
    tempo: 112
    sound drop: 50 42 33 25 18 12 7 3 0
    sound lead: 50 48 45 42 39 36 33 30 27 24 21 18
    sound pool: 24 20 16 13 10 8 6 5 4 3 2 0
    sound bass: 50 44 37 30 24 18 13 9 6 4
    sound minor: 18 16 14 12 10 8 6 5 4 3 2 ~ 0 3 7
    sound major: 18 16 14 12 10 8 6 5 4 3 2 ~ 0 4 7

    ; three notes, and the same a little later
    A 1: @drop A4/8 C5 E r/8 r/4 | A4/8 C5 E D r/4 | A4/8 C5 E D C B4 | A/4 r/2
    A 2: @bass A2/2.             | F2/2.            | D3/2 E3/4        | A2/4 E3 A2
    A 3: r/4 r/8 @pool A4 C5 E   | r/4 r/8 A4 C5 E  | r/4 r/8 A4 C5 E  | r/8 @minor A3 r A r A
    A drums: x/4 r/2             | x/4 r/8 x r/4    | x/4 r/8 x r x    | x/4 x x

    ; they are many
    B 1: @lead E5/4 D/8 C B4 C5 | D5/4. C5/8 B4/4 | C5/4 B4/8 A G A | B4/2 r/4
    B 2: @bass A2/4 E3 C3       | G2/4 D3 B2      | F2/4 C3 A2      | E3/4 B2 E2
    B 3: r/8 @minor A3 r A r A  | r/8 @major G3 r G r G | r/8 F3 r F r F | r/8 E3 r E r E
    B drums: k/4 x x | k/4 x x | k/4 x s/8 x | k/4 s s/8 s
    C 1: @lead E5/4 D/8 C B4 C5 | D5/8 E F E D C | B4/4 C5/8 B4 A G# | A/2 r/4
    C 2: @bass A2/4 E3 C3       | D3/4 A2 F2     | E2/4 B2 E3        | A2/4 E3 A2
    C 3: r/8 @minor A3 r A r A  | r/8 D4 r D r D | r/8 @major E4 r E r E | @minor A3/4 A A
    C drums: k/4 x x | k/4 x x | k/4 x s/8 x | k/4 x x

    play: |: A B A C
    """
)
"""In A minor, three to the bar."""

WIN = score(
    """
    tempo: 126
    sound drop: 50 42 33 25 18 12 7 3 0
    sound lead: 50 48 46 44 42 40 37 34 31 28 25 22 19 16 14 12
    sound bass: 50 44 37 30 24 18 13 9 6 4
    sound major: 26 24 22 20 18 16 14 12 10 8 6 4 ~ 0 4 7
    A 1: @drop A4/8 C#5 E A4 C#5 E | @lead F#5/8 E D C#5 B4 G# | A5/2.
    A 2: @bass A2/4 E3 A3 | D3/4 B2 E3 | A2/2.
    A 3: @major A3/4 A A | D4/4 B3 E4 | A3/2.
    A drums: k/4 x x | k/4 x s/8 s | k/4 s/8 s k/4
    play: A
    """
)
"""The three notes in major, and everybody is there."""

LOSE = score(
    """
    tempo: 96
    sound drop: 50 42 33 25 18 12 7 3 0
    sound long: 44 41 38 35 32 29 26 23 20 17 14 11 8 6 4 3
    sound bass: 50 44 37 30 24 18 13 9 6 4
    sound minor: 20 18 16 14 12 10 8 6 4 3 2 ~ 0 3 7
    A 1: @drop A4/8 C5 E r/8 r/4 | A4/8 C5 D# r/8 r/4 | @long A4/4 G#/4 E/4
    A 2: @bass A2/2. | F2/2. | E2/2.
    A 3: r/2. | r/2. | @minor A3/2.
    A drums: x/4 r/2 | x/4 r/2 | k/2.
    play: A
    """
)
"""The three notes, one of them missing."""
