"""What the Lucky Number's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "One of the tiles hides the lucky number. Find it in a few tries.",
    ),
    moment=Moment(seed=3, frame=340),
    callouts=(
        Callout(Text("The tile you choose"), (80, 32), (24, 16), down=30),
        Callout(Text("It may be any bright one"), (104, 32), (48, 16), down=30),
        Callout(Text("Higher or lower?"), (88, 176), (72, 8)),
        Callout(Text("Tries left"), (0, 0), (90, 8)),
    ),
    uses=(
        Use(Text("another tile"), (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
