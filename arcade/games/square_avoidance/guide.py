"""What the card of Avoid the square shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Put stones in turn. Four corners of a square lose.",
    ),
    moment=Moment(seed=3, frame=1344),
    callouts=(
        Callout(Text("Your next stone"), (72, 8), (32, 32), side="left"),
        Callout(Text("Enemy rings keep a square open"), (136, 136), (32, 32)),
        Callout(Text("Three of yours at corners: beware"), (8, 136), (32, 32)),
        Callout(Text("Fields safe for you"), (176, 55), (80, 9), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
