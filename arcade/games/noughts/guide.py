"""What the card of Noughts and crosses shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Get three X in a straight line before the computer gets three O.",
    ),
    moment=Moment(seed=1, frame=492),
    callouts=(
        Callout(Text("X is yours: get three in a line"), (208, 72), (48, 48), "right", 26),
        Callout(
            Text("O is the computer's: stop its lines"),
            (264, 16),
            (48, 48),
            "right",
        ),
        Callout(Text("Any free square can be yours"), (292, 148), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("mark", context="noughts"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
