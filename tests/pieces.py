"""A piece for three voices and drums to test with."""

from arcade.toolkit.sound.notation import score

HORA_MARE = score(
    """
    tempo: 132
    sound flute: 50 46 42 40 38 36 34 32 30 28 26 24 22    ; the tune
    sound grace: 38 30 24
    sound bass: 50 40 32 26 20 16 12 10 8 6
    sound minor: 25 22 19 16 13 11 9 7 5 3 0 ~ 0 3 7       ; the small cymbalom, on the second quavers
    sound major: 25 22 19 16 13 11 9 7 5 3 0 ~ 0 4 7
    sound drone: 12 11 10 9 8 7 6 ~ 0 7

    A 1: @flute D5/8 E/16 F  G#/8 A   | G#/16 A G# F  G# F E/8   | F/16 E D E  F G# A/8   | E/8. D/16 D/4
    A 2: @bass  D3/4         A2       | E3           A2          | D3          A2         | A2        D3/8 D
    A 3: r/8 @minor D4 r D            | r @major E4  r E4        | r @minor D4 r D        | r @major A3 r @minor D4
    A drums: k/8 x s x                | k x s x                  | k x s x                | k x s s/16 s

    B 1: @flute A5/8 A/16 G# A/8 F    | G#/16 F E F  G#/8 E      | F/16 E D F  E D C#/8   | D/8 A4/16 C#5 D/4
    B 2: @bass  D3/4         F3       | E3           B2          | A2          A2         | D3        A2/8 D3
    B 3: r/8 @minor D4 r D            | r @major E4  r E         | r @major A3 r A        | r @minor D4 r D
    B drums: k/8 x s x                | k x s x                  | k x s x                | k s/16 s k/8 s

    C 1: @flute C5/8. E/16 G/8 E      | A/16 G F E   D/8 F       | E/16 F E D  C D E/8    | C/4    r/8 @grace B4/16 C5
    C 2: @bass  C3/4         G2       | F2           A2          | G2          G2         | C3     G2/8 C3
    C 3: r/8 @major C4 r C            | r F3         r F         | r G3        r G        | r C4   r C
    C drums: k/8 x s x                | k x s x                  | k x s x                | k x s/16 s s s

    D 1: @flute D5/16 F A F  D F A F  | E G# A G#    E/8 G#      | A/16 G# F E  F E D C#  | D/8 D     D/4
    D 2: @bass  D3/4         D3       | E3           E3          | A2          A2         | D3/8 A2   D3/4
    D 3: @drone D4/2                  | E4               | A3                      | @minor D4/8 D D/4
    D drums: k/8 x/16 x s/8 x         | k x/16 x s/8 x           | k x/16 x s/8 x         | k s       k/4

    play: |: A A B B C C D A B D
    """
)
"""A round dance in D with the raised fourth of the Carpathians: tune, bass, small cymbalom and drum."""
