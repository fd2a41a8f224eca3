"""What the card of the Distances Game shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Take turns to place stones. The same distance twice loses.",
    ),
    moment=Moment(seed=3, frame=1178),
    callouts=(
        Callout(
            Text("Two in line: a distance, here 5"),
            (48, 48),
            (16, 88),
            down=-6,
        ),
        Callout(Text("Yours are solid"), (24, 156)),
        Callout(Text("Red: used. A second time loses"), (168, 40), (30, 8)),
        Callout(Text("Yellow: still free"), (168, 112), (56, 8)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(Text("what loses"), (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
