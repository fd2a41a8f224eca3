"""The Orange Wizard's strut: grumbling low, kind for a moment, and thunder; and how a lesson ends."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound reed: 50 50 48 47 46 45 44 43 42 41 40 38 36 34 32
    sound stamp: 50 50 48 44 38 30 20 10 0
    sound flute: 30 36 40 42 42 40 38 36 34 32 30 28 26 24
    sound bass: 50 48 46 44 42 38 34 30 26 22 18 15 12 10 8
    sound major: 25 25 23 21 18 15 11 7 3 0 ~ 0 4 7
    sound minor: 25 25 23 21 18 15 11 7 3 0 ~ 0 3 7
    sound pupil: 20 19 18 16 14 12 10 8 6 4
"""

TITLE = score(
    f"""
    tempo: 138
    {_BAND}
    A 1:     @stamp E4/8. E/16 F/8 G# @reed A/4 G#/8 F | @reed E/4 r/8 @stamp B4/16 C5 @reed B4/4 r
           | @stamp A4/8. A/16 B/8 C5 @reed D/4 C/8 B4 | @reed A/8 G# F/4 @stamp E/4 r
    A 2:     @bass E2/4 B2 E3 B2                       | E2 G#2 E3 E2
           | A2 E3 F3 D3                               | F2 F2/8 G#2 E2/4 E2
    A 3:     r/8 @major E3 r E r E r E                 | r E r E E/4 r/8 @pupil B3/16 C4
           | r/8 @minor A3 r A r D4 r D                | @major F3/4 F E/8 E r/4
    A drums: k/8 x s x k x s x                         | k x s x k x s s/16 s
           | k/8 x s x k x s x                         | k s k s k/4 s/16 s s s

    B 1:     @stamp E4/8. E/16 F/8 G# @reed A/4 G#/8 F | @reed E/4 r/8 @stamp E5/16 F @reed E/4 r
           | @reed D5/8 C B4 A G# B A F                | @reed E/2 r
    B 2:     @bass E2/4 B2 E3 B2                       | E2 G#2 B2 E3
           | D3 A2 B2 F2                               | E2 B2 E2/4 r
    B 3:     r/8 @major E3 r E r E r E                 | r E r E E/4 r/8 @pupil B4/16 C5
           | @minor A3/4 A @major E3 F                 | E/8 E r E r/2
    B drums: k/8 x s x k x s x                         | k x s x k x s s/16 s
           | k/8 s k s k s k s                         | k s k s s/32 s s s s s s s s/16 s k/8

    C 1:     @flute A4/4 C5 E/4. D/8 | C D C B4 A/2           | D5/4 F A/4. G/8 | F G F E D/2
    C 2:     @bass A2/4 E3 C3 E3     | A2 G#2 A2 E3           | D3 A2 F2 A2     | D3 C#3 D3 B2
    C 3:     @pupil E4/4 r A r       | r/2 @pupil C5/8 D C B4 | F4/4 r A r      | r/2 @pupil F4/8 G F E
    C drums: k/8 x x x s x x x       | k x x x s x x x        | k x x x s x x x | k x x x s x s s

    D 1:     @stamp B4/8 B B B C5 C C C                   | D D D D @reed E/4 r
           | @stamp F5/16 E D C B4 A G# F E/8 r E r       | @stamp G#4/8 r B r @reed D5/4 C/8 B4
    D 2:     @bass G#2/4 G#2 A2 A2                        | B2 B2 C3 C3
           | D3 D2 E2/8 r E2 r                            | E2 r G#2 r B2/4 E2
    D 3:     r/8 @major E4 r E r @minor A3 r A            | r @minor B3 r B @major C4/4 r
           | @pupil A4/16 G# F E D C B3 A G#/8 r B3 r     | r/2 @major E3/4 E
    D drums: k/8 x x x k x x x                            | k s k s k s/16 s s s s s
           | s/32 s s s s s s s s s s s s s s s k/8 r k r | s r s r k s s/16 s s s

    play: |: A B C D
    """
)
"""E with a flat second and a sharp third, 4/4: he struts, explains, examines faster and faster, and thunders."""

WIN = score(
    f"""
    tempo: 144
    {_BAND}
    A 1:     @stamp E4/8. E/16 F#/8 G# @reed A/4 @stamp B/8 C#5 | @reed E5/8 D# E F# G#/4 F#/8 D#
           | @reed E/4 @stamp B4/8 E5 @reed E/4 r
    A 2:     @bass E2/4 B2 A2 F#2                               | E2/4 C#3 B2 B2
           | E3 B2 E2 r
    A 3:     r/8 @major E3 r E r A3 r A                         | @major E4/4 A3 E4 @major B3
           | E4/4 E/8 E E/4 r
    A drums: k/8 x s x k x s x                                  | k x s x s/16 s s s k/8 s
           | k/4 s/8 s k/4 r
    play: A
    """
)
"""The pupil has passed; he smiles in the major."""

LOSE = score(
    f"""
    tempo: 132
    {_BAND}
    A 1:     @stamp E4/8. E/16 F/8 G# @reed Bb/4 A/8 G# | @stamp F5/16 E D C B4 A G# F @reed E/4 D#4
           | @reed E4/2 r/4
    A 2:     @bass E2/4 B2 G2 F2                        | D3 D2 C2 B1
           | E2/2 r/4
    A 3:     r/8 @major E3 r E r @minor G3 r F          | @pupil D5/16 C B4 A G# F E D C/4 B3
           | @minor E3/4 E r
    A drums: k/8 x s x k x s x                          | s/32 s s s s s s s s s s s s s s s k/4 s
           | s/16 s s s k/4 r
    play: A
    """
)
"""The lightning strikes."""
ENDS = Phrases(WIN, LOSE)
