"""Ready tunes: for the end of a game, and the small sounds of play."""

from arcade.toolkit.sound.tunes import tune

WIN = tune("G4/16 C5 E G/8 E/16 G/4 | F4+A4+C5+F5/8 G4+B4+D5+G5/8 | C4+E4+G4+C5/2", 150)
DRAW = tune("C4/8 G C5 G4 | F4+A4/4 E4+G4/4", 126)

POINT = tune("E5/32 B5/16", 150)
BONUS = tune("C5/32 E G C6 E G/16", 140)
STEP = ((0.008, 12.0),)
CURSOR = ((0.005, 16.0),)
TURN = ((0.006, 7.0), (0.008, 14.0))
THINKING_SOUND = ((0.006, -5.0), (0.09, None), (0.006, -5.0), (0.09, None), (0.008, -3.0))
LAND = ((0.006, 2.0), (0.008, -8.0))
WRONG = tune("D3/16 r/32 C#3/8", 130)
SELECT = ((0.012, 19.0), (0.02, 26.0))
TAKE = ((0.006, 7.0), (0.006, 12.0), (0.006, 19.0))
THUD = ((0.006, -6.0), (0.008, -14.0), (0.01, -22.0))
COUNT_IN = tune("G4/8 r G r G r C5/4", 120)
HURRY = tune("A5/32 r A5 r A5", 120)
