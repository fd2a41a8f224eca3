"""The pieces: a mambo of coins; three drums spin, and stop one after the other."""

from arcade.toolkit.sound.notation import score
from arcade.toolkit.sound.phrases import Phrases

_BAND = """
    sound brass: 50 50 48 44 40 37 34 32 30 28 26 24
    sound coin: 50 38 28 20 14 10 7 5 3
    sound bass: 50 44 38 32 26 21 17 13 10 7
    sound minor: 24 20 16 12 8 5 0 ~ 0 3 7
    sound major: 24 20 16 12 8 5 0 ~ 0 4 7
    sound seventh: 24 20 16 12 8 5 0 ~ 0 4 10
    sound sax: 20 24 26 25 24 22 20 18 16 14 12
"""

TITLE = score(
    f"""{_BAND}
    tempo: 176
    A 1: @coin C5/8 r C r C r/4 @brass Eb5/8 | D/8 C Bb4 G r Bb C5/4
         | @coin C5/8 r C r C r/4 @brass F5/8 | Eb/8 D C Bb4 r G Bb/4
         | Ab4/8 r Ab C5 r Eb r C             | G4/8 r G B r D5 r F
         | Eb/8 D C G4 Ab G F# G              | C5/4 r/8 G4 C5/4 r
    A 2: @bass C3/4. G2 C3/4  | G2/4. D3 Bb2/4 | C3/4. G2 F2/4 | Eb2/4. Bb2 Eb3/4
         | Ab2/4. Eb3 Ab2/4   | G2/4. D3 B2/4  | C3/4. C3 G2/4 | C3/4 r/8 G2 C2/4 D2
    A 3: r/8 @minor C4 r r C r C r  | r G3 r r G r G r | r C4 r r C r C r | r @major Eb4 r r Eb r Eb r
         | r Ab3 r r Ab r Ab r      | r @seventh G3 r r G r G r | r @minor C4 r r C r C r
         | C/4 r/8 @seventh G3 @minor C4/4 r
    A drums: k/8 x x s x x k x | k x x s x x k x | k x x s x x k x | k x x s x x k s
         | k x x s x x k x     | k x x s x x k x | k x s s/16 s k/8 s s s | k/4 r/8 s k/4 s/16 s s s

    B 1: @coin F4/16 Ab C5 F Eb C Ab4 C5 @brass D/8 C/4 Ab4/8
         | @coin Bb4/16 D5 F Ab G F D F @brass Eb/8 D/4 Bb4/8
         | @coin G4/16 Bb Eb5 G F Eb Bb4 Eb5 @brass D/8 Eb/4 G/8
         | @coin Ab4/16 C5 Eb Ab G Eb C Eb @brass F/8 Eb/4 C/8
         | @coin D5/16 F Ab F D F Ab F @brass G/8 F/4 D/8
         | B4/8 B r/4 D5/8 D r/4 | G5/8 G r/2. | r/2 @brass G4/8 Ab B D5
    B 2: @bass F2/4. C3 F2/4 | Bb2/4. F2 Bb2/4 | Eb2/4. Bb2 Eb3/4 | Ab2/4. Eb3 C3/4
         | D3/4. Ab2 D3/4 | G2/8 G r/4 G2/8 G r/4 | G2/8 G r/2. | r/2 G2/8 F2 D2 B1
    B 3: @sax C4/2. r/4 | D4/2. r/4 | Bb3/2. r/4 | C4/2. r/4
         | Ab3/2 F4/2 | @seventh G3/8 G r/4 G/8 G r/4 | G3/8 G r/2. | r/1
    B drums: k/8 x/16 x s/8 x k x s x | k x/16 x s/8 x k x s x | k x/16 x s/8 x k x s x | k x/16 x s/8 x k x s x
         | k x/16 x s/8 x k x s s | k k r x k k r x | k k x/16 x x x x x x x x x x x | s s s s s s s s s/8 s s s

    C 1: @coin C5/8 r C r C r/4 @brass Eb5/8 | D/8 C Bb4 G r Bb C5/4
         | @coin C5/8 r C r C r/4 @brass F5/8 | G/8 F Eb D r Bb4 Eb5/4
         | Ab5/8 r G F r Eb r C               | B4/8 r D5 F r Ab r G
         | G/8 F Eb D C B4 C5 D               | C/4 r/8 G4 C5/4 r
    C 2: @bass C3/4. G2 C3/4  | G2/4. D3 Bb2/4 | C3/4. G2 F2/4 | Eb2/4. Bb2 Eb3/4
         | Ab2/4. Eb3 Ab2/4   | G2/4. D3 B2/4  | C3/4. Ab2 G2/4 | C3/4 r/8 G2 C2/4 r
    C 3: r/2 r/8 @sax G4 Ab G       | D4/4. D Bb3/4 | r/2 r/8 @sax Ab4 Bb Ab | Eb4/4. G Bb4/4
         | C5/4. Ab4 Eb/4           | D4/4. G B4/4  | C4/4. Eb G/4 | @minor C4/4 r/8 @seventh G3 @minor C4/4 r
    C drums: k/8 x x s x x k x | k x x s x x k x | k x x s x x k x | k x x s x x k s
         | k x x s x x k x     | k x x s x x k x | k x s s/16 s k/8 s s s | k/4 r/8 s k/4 r
    play: |: A B C
    """
)
"""C minor, 4/4 in threes and twos: three coins on one note, a run of brass; then the drums spin higher, and stop."""

WIN = score(
    f"""{_BAND}
    tempo: 176
    A 1: @coin C5/8 r E r G r/4 @brass A5/8 | G/8 E F D r B4 C5/4 | @coin C5/16 E G E C E G E C E G E @brass G5/4
    A 2: @bass C3/4. G2 C3/4 | F2/4. G2 C3/4 | C2/4. G2 C3/4
    A 3: r/8 @major C4 r r C r C r | r F3 r @seventh G3 r G @major C4/4 | C4/4. C C/4
    A drums: k/8 x x s x x k x | k x x s s s k s | x/16 x x x x x x x x x x x k/4
    play: A
    """
)
"""Three different coins in major, and then they pour."""

LOSE = score(
    f"""{_BAND}
    tempo: 152
    A 1: @coin C5/8 r C r C r/4 @brass B4/8 | Bb/4 A Ab r/8 G | Gb/4. F/8 Eb4/4 C
    A 2: @bass C3/4. G2 C3/4 | Bb2/4 A2 Ab2 r/8 G2 | Gb2/4. F2/8 Eb2/4 C2
    A 3: r/8 @minor C4 r r C r C r | r/1 | r/2. @minor C4/4
    A drums: k/8 x x s x x k x | s/4 s s r/8 s | k/4. x/8 x/4 k
    play: A
    """
)
"""The third coin slides down the scale into the machine."""

DRAW = score(
    f"""{_BAND}
    tempo: 160
    A 1: @coin C5/8 r C r C r/4 @brass Eb5/8 | D/8 C Bb4 C5 D/4 r | @coin D5/8 r D r r/2
    A 2: @bass C3/4. G2 C3/4 | G2/4. D3 G2/4 | D2/8 r D r r/2
    A 3: r/8 @minor C4 r r C r C r | r @minor G3 r r G r G r | @major D4/8 r D r r/2
    A drums: k/8 x x s x x k x | k x x s x x k x | k r k r r/2
    play: A
    """
)
"""Two coins, and a third that does not fall."""

OVER = score(
    f"""{_BAND}
    tempo: 144
    A 1: @coin C5/8 r C r C r/4 @brass Eb5/8 | D/8 C Bb4 G Ab B C5/4
    A 2: @bass C3/4. G2 C3/4 | G2/4. D3/8 F2 G2 C2/4
    A 3: r/8 @minor C4 r r C r C r | r G3 r r @seventh G3 r @minor C4/4
    A drums: k/8 x x s x x k x | k x x s s s k/4
    play: A
    """
)
"""The purse is closed."""

ENDS = Phrases(WIN, LOSE, DRAW, OVER)
