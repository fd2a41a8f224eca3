"""What Impasse's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Push a crate in your turn. Whoever can push no more has lost.",
    ),
    moment=Moment(seed=3, frame=1140),
    callouts=(
        Callout(Text("This crate you can push ..."), (65, 89), (22, 22)),
        Callout(Text("... as far as this"), (65, 17), (22, 22)),
        Callout(Text("You push only up"), (178, 18), (74, 50)),
        Callout(Text("The computer only to the right"), (178, 98), (74, 50)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("choose, push"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
