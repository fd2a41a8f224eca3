"""What Nimble's card shows."""

from arcade.games.nimble import TEACH
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Slide counters toward home. Who brings the red one home wins.",
    ),
    moment=Moment(seed=5, frame=400),
    callouts=(
        Callout(
            Text("Slide any counter as far as the green dots"),
            (406, 142),
        ),
        Callout(Text("Whoever brings the red one home wins"), (406, 62)),
        Callout(
            Text("Home: here blue ones leave the game"),
            (116, 60),
            (58, 34),
        ),
    ),
    uses=(
        Use(Text("along the track"), (LEFT, RIGHT)),
        Use(Text("pick up, put down"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TEACH.label, (TEACH,)),
    ),
)
