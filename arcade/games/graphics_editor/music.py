"""The pieces: an afternoon at the easel, in soft off-beats; in the middle another colour altogether."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound flute: 36 44 50 48 46 44 42 40 39 38 37 36 35 34 33 32
    sound bass: 50 44 37 30 24 19 15 11 8
    sound soft: 22 18 14 11 8 6 4 0 ~ 0 4 7 11
    sound mild: 22 18 14 11 8 6 4 0 ~ 0 3 7 10
    sound keen: 22 18 14 11 8 6 4 0 ~ 0 4 7 10
"""

TITLE = score(
    f"""{_BAND}
    tempo: 126
    A 1: @flute C5/4. Eb/8 r Eb/4 C/8      | Db/4. Bb4/8 r F/4 Ab/8
         | G/4. Bb/8 r Db5/4 Eb/8          | C/2 r/8 Eb4 F G
         | C5/4. Eb/8 r Eb/4 G/8           | F/4. Db/8 r Ab4/4 F/8
         | G/8 Bb Db5 F E/4 Eb/8 Db        | C/2. r/4
    A 2: @bass Ab2/4. Eb3/8 Ab2/4. Eb3/8   | Bb2/4. F3/8 Bb2/4. F3/8
         | Eb2/4. Bb2/8 Eb3/4. Bb2/8       | Ab2/4. Eb3/8 Ab2/4 G2
         | Ab2/4. Eb3/8 C3/4. Eb3/8        | Db3/4. Ab2/8 Db3/4. Ab2/8
         | Bb2/4. F3/8 Eb3/4. Bb2/8        | Ab2/4. Eb3/8 Ab2/4 B2
    A 3: r/8 @soft Ab3 r Ab/4 Ab r/8       | r @mild Bb3 r Bb/4 Bb r/8
         | r @keen Eb4 r Eb/4 Eb r/8       | r @soft Ab3 r Ab/4 Ab r/8
         | r @soft Ab3 r Ab/4 Ab r/8       | r Db4 r Db/4 Db r/8
         | r @mild Bb3 r Bb/4 @keen Eb4 r/8 | r @soft Ab3 r Ab/4 Ab r/8
    A drums: k/8 x s x x k s x             | k x s x x k s x
         | k x s x x k s x                 | k x s x x k s x/16 x
         | k/8 x s x x k s x               | k x s x x k s x
         | k x s x x k s x                 | k x s x x s s/16 x x x

    B 1: @flute B4/8 G# B D#5/4 B4/8 G#/4  | C#5/8 B4 A G#/4 F#/8 E/4
         | G#/8 B D#5 F#/4 D#/8 B4/4       | C#5/2 r/4 B4
         | Db5/8 Bb4 Db5 F/4 Db/8 Bb4/4    | Eb5/8 Db C Bb4/4 Ab/8 G/4
         | Ab/8 C5 Eb Ab/4 G/8 F/4         | Eb/8 Db Bb4 G F/4 G
    B 2: @bass E2/4. B2/8 E3/4. B2/8       | A2/4. E3/8 A2/4. E3/8
         | G#2/4. D#3/8 G#2/4. D#3/8       | F#2/4. C#3/8 F#2/4 F2
         | Bb2/4. F3/8 Bb2/4. F3/8         | Eb3/4. Bb2/8 Eb2/4. Bb2/8
         | F2/4. C3/8 F2/4. C3/8           | Bb2/4. F2/8 Eb2/4 G2
    B 3: r/8 @soft E4 r E/4 E r/8          | r A3 r A/4 A r/8
         | r @mild G#3 r G#/4 G# r/8       | r F#3 r F#/4 F# r/8
         | r @mild Bb3 r Bb/4 Bb r/8       | r @keen Eb4 r Eb/4 Eb r/8
         | r @mild F3 r F/4 F r/8          | r @mild Bb3 r @keen Eb4/4 Eb r/8
    B drums: k/8 x s x x k s x             | k x s x x k s x
         | k x s x x k s x                 | k x s x x k s x/16 x
         | k/8 x s x x k s x               | k x s x x k s x
         | k x s x x k s x                 | k s s x s s s/16 x x x
    play: |: A B
    """
)
"""A flat major with sevenths, 4/4: the tune comes late on purpose; the middle is E major, another brush."""

WIN = score(
    f"""{_BAND}
    tempo: 132
    A 1: @flute C5/4. Eb/8 r Eb/4 G/8 | Ab/8 G F Eb Db/4 Bb4 | C5/2
    A 2: @bass Ab2/4. Eb3/8 C3/4. Eb3/8 | Db3/4. Ab2/8 Eb3/4 Eb2 | Ab2/2
    A 3: r/8 @soft Ab3 r Ab/4 Ab r/8 | r Db4 r Db @keen Eb4/4 Eb | @soft Ab3/2
    A drums: k/8 x s x x k s x | k x s x s s/16 s s/8 s | k/2
    play: A
    """
)
"""The picture is done."""

LOSE = score(
    f"""{_BAND}
    tempo: 112
    A 1: @flute C5/4. Eb/8 r Eb/4 D/8 | Db/4. Bb4/8 A/4 Ab
    A 2: @bass Ab2/4. Eb3/8 Ab2/4. G2/8 | Gb2/4. F2/8 E2/4 Ab2
    A 3: r/8 @soft Ab3 r Ab/4 Ab r/8 | r @mild Gb3 r Gb r/4 @mild Ab3
    A drums: k/8 x s x x k s x | k r s r k/4 k
    play: A
    """
)
"""The colours run together."""

OVER = score(
    f"""{_BAND}
    tempo: 120
    A 1: @flute C5/4. Eb/8 r Eb/4 C/8 | Eb/1
    A 2: @bass Ab2/4. Eb3/8 Ab2/4. Eb3/8 | Ab2/1
    A 3: r/8 @soft Ab3 r Ab/4 Ab r/8 | @soft Ab3/1
    A drums: k/8 x s x x k s x | k/4 r/2.
    play: A
    """
)
"""The brushes are put away."""

ENDS = Phrases(WIN, LOSE, over=OVER)
