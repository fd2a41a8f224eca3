"""The sounds on the CB2 line."""

from arcade.toolkit.sound.tunes import tune

TICK = ((0.006, 24.0),)
"""A piece moves on by a character."""
PUT_DOWN = ((0.012, 12.0),)
CAPTURE = ((0.03, 19.0), (0.03, 14.0), (0.04, 7.0))
CROWNED = tune("C5/32 E G C6/16 G5/32 C6/8", 140)
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 150)
LOST = tune("C6/16 G5 E C5/8 E4/16 C4/4", 150)
DRAWN = tune("E5/8 E C C4/4", 150)
LIFTED = ((0.02, 12.0), (0.03, 17.0))
"""A piece is taken up."""
LOWERED = ((0.02, 17.0), (0.03, 12.0))
"""It is put down where it was."""
ON = ((0.02, 17.0), (0.03, 22.0))
"""It is to jump on."""
PONDER = (((0.02, 5.0),), ((0.02, 9.0),), ((0.02, 7.0),), ((0.02, 12.0),))
"""The PET looks at a piece."""
STACKED = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19)
"""The scale on which men are stacked."""
LAID = ((0.03, 24.0), (0.03, 28.0), (0.06, 31.0))
"""A crown."""
LAUGH = ((0.04, 14.0), (0.04, None), (0.04, 12.0), (0.04, None), (0.06, 9.0))
YAWN = ((0.08, 9.0), (0.1, 7.0), (0.14, 2.0))
CHAIN = tuple(((0.03, 12.0 + up), (0.03, 7.0 + up), (0.05, 16.0 + up)) for up in (0, 3, 7, 10, 12, 15))
"""Jump after jump of one move, each higher than the one before."""
GLAD = ((0.02, None), (0.03, 19.0), (0.03, 24.0), (0.04, 28.0))
"""The PET has taken something."""
SORRY = ((0.02, None), (0.04, 9.0), (0.06, 5.0))
"""It has lost something."""
