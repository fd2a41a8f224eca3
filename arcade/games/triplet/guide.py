"""What Triplet's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.square_names import DANGER
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Put stones in turn. Three of yours on one line lose.",
    ),
    moment=Moment(seed=3, frame=1110),
    callouts=(
        Callout(Text("Put the next one here"), (56, 96), (24, 24), side="left"),
        Callout(
            Text("Your stone: two more on its line lose"),
            (116, 132),
            side="left",
        ),
        Callout(Text("Fields that are safe for you"), (192, 31), (60, 9), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
