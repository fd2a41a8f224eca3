"""What the card of Active Mastermind shows."""

from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT, TAKE_BACK
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Hide four digits and mark the tries. If it takes five, you win.",
    ),
    moment=Moment(seed=6, frame=612),
    callouts=(
        Callout(Text("The computer guesses your code"), (24, 40), (64, 16)),
        Callout(
            Text("You count: in place, and elsewhere"),
            (164, 127),
            (92, 49),
        ),
        Callout(Text("Lights: codes that still fit"), (168, 48), (80, 72)),
    ),
    uses=(
        Use(hands.POINT, (LEFT, RIGHT)),
        Use(hands.CHOOSE, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
