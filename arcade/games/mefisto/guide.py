"""What Mefisto's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Light the fires of the goal, and only those, in few presses.",
    ),
    moment=Moment(seed=3, frame=400),
    callouts=(
        Callout(
            Text("Press a fire: its neighbours change as well"),
            (16, 96),
            (24, 24),
        ),
        Callout(Text("What burns goes out, what is dark burns"), (16, 24), (24, 24)),
        Callout(Text("Make this picture"), (187, 131), (34, 26)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.PRESS, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
