"""The music of the Lucky Number: three notes ask upwards, three answer downwards, and in the end both agree."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

TITLE = score(
    """
    tempo: 126
    sound lead: 50 46 42 38 34 31 28 26 24 22
    sound bell: 30 24 19 15 12 9 7 5 4 3
    sound bass: 50 42 34 28 22 18 14 11 9 7
    sound major: 22 20 18 16 14 12 10 8 6 4 ~ 0 4 7
    sound minor: 22 20 18 16 14 12 10 8 6 4 ~ 0 3 7

    A 1: @lead D4/8 G B/4 r/8 A B/8. C5/16 | D/4. B4/8 A/2 | C5/8 A F#4/4 r/8 G A/8. B/16 | G/2 r/4 r/8 D4
    A 2: @bass G2/4 D3 G2 B2 | D3 F#3 D3 A2 | A2 E3 D3 F#2 | G2 D3 G2 A2/8 B2
    A 3: r/4 @major G3 r G | r D4 r D | r @minor A3 r @major D4 | r G3 r G
    A drums: k/8 x s x k k s x | k x s x k x s x | k x s x k k s x | k x s x k s/16 s s/8 x

    B 1: @lead D4/8 G B/4 r/8 B C5/8. D/16 | E/4. D/8 C/2 | B4/8 G D/4 r/8 E F#/8. A/16 | G/2 r/2
    B 2: @bass G2/4 D3 G2 B2 | C3 G3 E3 C3 | G2 D3 D3 F#2 | G2 D3 G2/8 D E F#
    B 3: r/4 @major G3 r G | r C4 r C | r G3 r @major D4 | @bell G5/8 D B4 G D/2
    B drums: k/8 x s x k k s x | k x s x k x s x | k x s x k k s x | k x s x k/16 s s s s/8 s

    C 1: @lead E5/4 B4/8 E5 D/4 B4 | C5/8 B4 A B C5/2 | D5/4 A4/8 D5 C/4 A4 | B4/8 A G A B/4 C5
    C 2: @bass E2/4 E3 E2 E3 | A2 A3 A2 A3 | D2 D3 D2 D3 | G2 G3 F#2 F#3
    C 3: @minor E4/8 r E r E r E r | A3 r A r A r A r | @major D4 r D r D r D r | G3 r G r D4 r D r
    C drums: k/8 x x x s x x x | k x x x s x x x | k x x x s x x x | k x x x s s s/16 s s s

    play: |: A B C A B
    """
)
"""G major, four to the bar, the question D-G-B and the answer C-A-F sharp."""

WIN = score(
    """
    tempo: 132
    sound lead: 50 46 42 38 34 31 28 26 24 22
    sound bass: 50 42 34 28 22 18 14 11 9 7
    sound major: 22 20 18 16 14 12 10 8 6 4 ~ 0 4 7

    A 1: @lead D4/8 G B/4 D5/8 B4 D5/4 | E5/8 D C B4 D5/8. D/16 D/8 F# | G5/2 r/4
    A 2: @bass G2/4 D3 G2 D3 | C3 G2 D3 D2 | G2/8 D3 G/2
    A 3: @major G3/4 G r G | C4 C D D | G3/2 r/4
    A drums: k/8 x s x k x s x | k x s x s/16 s s s k/8 s | k/4 s/8 x k/4
    play: A
    """
)
LOSE = score(
    """
    tempo: 96
    sound lead: 50 46 42 38 34 31 28 26 24 22
    sound bass: 50 42 34 28 22 18 14 11 9 7
    sound minor: 22 20 18 16 14 12 10 8 6 4 ~ 0 3 7

    A 1: @lead C5/8 A4 F#/4 r/8 Bb A/8. F#/16 | G/4 D/8 C# D/2
    A 2: @bass A2/4 D3 G2 D2 | G2 D2/8 A2 G2/2
    A 3: @minor A3/4 D4 G3 D3 | G3/4 r G/2
    play: A
    """
)
ENDS = Phrases(WIN, LOSE)
