"""What the card of English Hunt shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Three hounds corner one hare before their moves are used up.",
    ),
    moment=Moment(seed=3, frame=760),
    callouts=(
        Callout(Text("The hare: leave it no way out"), (14, 70), (28, 26)),
        Callout(Text("You lead three hounds"), (156, 120), (32, 25), side="right"),
        Callout(Text("Here the chosen one can run"), (160, 24), (24, 24)),
        Callout(Text("Moves left: at none the hare is free"), (56, 163), (192, 12)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("choose, run"), (FIRE,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
        Use(HINT.label, (HINT,)),
    ),
)
