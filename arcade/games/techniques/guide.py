"""What the Workshop's card shows."""

from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Watch the tricks of games, with their source. See all 26.",
    ),
    moment=Moment(seed=3, frame=90),
    callouts=(
        Callout(
            Text("The exhibit that you will watch"), (0, 32), (120, 8), side="left"
        ),
        Callout(Text("Or press its letter"), (4, 100), side="left"),
        Callout(Text("These are for the ear"), (128, 72), (120, 8), side="right"),
        Callout(
            Text("Seen them all, you are a master"), (64, 175), (136, 9), side="right"
        ),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("watch"), (FIRE,)),
        Use(BACK.label, (BACK,)),
    ),
)
