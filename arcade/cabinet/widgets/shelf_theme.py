"""The shelf's theme: a lamp in the window of the arcade, warm and curious, which may go round for minutes."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.score import Score

THEME = score(
    """
    tempo: 88
    sound lamp: 20 26 30 33 34 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20
    sound touch: 30 28 25 22 19 16 13 11 9 7 5 4 3
    sound bass: 34 34 33 32 31 30 28 26 24 22 20 18 16 14 12 10 9 8
    sound sixth: 14 14 13 12 11 10 9 8 7 6 5 4 3 ~ 0 4 9
    sound minor: 14 14 13 12 11 10 9 8 7 6 5 4 3 ~ 0 3 7
    sound seventh: 14 14 13 12 11 10 9 8 7 6 5 4 3 ~ 0 4 10
    sound window: 6 8 10 12 13 14 14 13 12 11 10 9 8

    A 1:     r/8 @lamp D4 F# A B/4. A/8 | F#/2 r/4 E/8 F#
           | r/8 E G B D5/4. C#/8       | A4/2. r/4
    A 2:     @bass D2/4. A2/8 F#2/4 A2  | B2/4. F#2/8 B2/4 D3
           | E2/4. B2/8 G2/4 B2         | A2/4. E3/8 A2/4 C#3
    A 3:     r/4 @sixth D4 r/8 D r/4    | r/4 @minor B3 r/8 B r/4
           | r/4 @minor E4 r/8 E r/4    | r/4 @seventh A3 r/8 @touch E5 C# G4
    A drums: r/4 x r x                  | r x r x
           | r x r x                    | r x r x/8 x

    B 1:     r/8 @lamp D4 F# A B/4. D5/8       | E/4. D/8 B4/4 A
           | G/4. A/8 B/4 E                    | F#/2 r
    B 2:     @bass D2/4. A2/8 C3/4 A2          | B2/4. F#2/8 D#3/4 B2
           | E2/4. B2/8 A2/4 C#3               | D3/4. A2/8 D2/4 A2
    B 3:     r/4 @sixth D4 r/8 D r/4           | r/4 @seventh B3 r/8 B r/4
           | r/4 @minor E4 r/8 @seventh A3 r/4 | r/4 @sixth D4 r/8 @touch F#5 D A4
    B drums: r/4 x r x                         | r x r x
           | r x r x                           | r x x/8 x x x

    C 1:     @lamp B4/4. C#5/8 D/4 F# | E/4. C#/8 A4/2        | G/4. A/8 B/4 D5    | C#/2. r/4
    C 2:     @bass G2/4. D3/8 B2/4 G2 | F#2/4. A2/8 C#3/4 F#2 | E2/4. B2/8 G2/4 E2 | A2/4. E3/8 C#3/4 A2
    C 3:     @window D4/2 B           | A C#4/4 E             | B3/2 G4            | E/4 G E/8 C#4 E G
    C drums: x/4 r x r                | x r x r               | x r x r            | x r x/8 x x x

    D 1:     @lamp B4/4. C#5/8 D/4 G           | F#/4. D/8 B4/2
           | A/8 B A G E/4 C#                  | D/2 r
    D 2:     @bass G2/4. D3/8 B2/4 E3          | D3/4. F#3/8 G#2/4 B2
           | E2/4. B2/8 A2/4 E2                | D2/4. A2/8 B2/4 A2
    D 3:     @window D4/2 B                    | A F4
           | r/4 @minor E4 r/8 @seventh A3 r/4 | r/4 @sixth D4 r/8 @touch A4 D5 F#
    D drums: x/4 r x r                         | x r x r
           | r x r x                           | r x r x

    E 1:     @touch D5/8 A4 F# A B r @lamp A/4   | F#/2 r
           | @touch E5/8 B4 G B C#5 r @lamp B4/4 | A/2 r
    E 2:     @bass B2/4. F#2/8 B2/4 A2           | G2/4. D3/8 G2/4 F#2
           | E2/4. B2/8 E2/4 G2                  | A2/4. E2/8 A2/4 G2
    E 3:     @window D4/2 F#                     | B3/8 D4 F# B A F# D B3
           | E4/2 G                              | C#4/8 E G C#5 B4 G E C#
    E drums: r/1                                 | r/4 x r x
           | r/1                                 | r/4 x r x/8 x

    F 1:     @touch D5/8 A4 F# A B r @lamp D5/4 | E/4. C#/8 A4/2
           | G/8 B D5 F# E/4 C#                 | D/2. r/4
    F 2:     @bass F#2/4. C#3/8 F#2/4 B2        | A2/4. E2/8 A2/4 F#2
           | E2/4. B2/8 A2/4 G2                 | F#2/4. A2/8 E2/4 A2
    F 3:     @window A3/2 D4/4 F#               | C#/2 E4/4 G
           | r/4 @minor E4 r/8 @seventh A3 r/4  | r/4 @sixth D4 r/8 @touch B4 A F#
    F drums: r/4 x r x                          | r x r x
           | r x r x                            | r x r x/8 x

    play: |: A B C D E F C B
    """
)
"""D major, 4/4: up the chord and a question at its top; the answer comes home. Soft voices, a tick instead of drums."""

OPENING = Score(THEME.tempo, THEME.play[:1])
"""Its first phrase, as a sample."""
