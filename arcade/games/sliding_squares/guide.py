"""What the card of Sliding Squares shows."""

from arcade.games.sliding_squares import PAIRS
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Slide your men into the hole in turn. Who cannot has lost.",
    ),
    moment=Moment(seed=3, frame=390),
    callouts=(
        Callout(Text("The man you point at"), (41, 41), (30, 28), side="left"),
        Callout(Text("This one may slide, too"), (9, 73), (28, 30), side="left"),
        Callout(Text("Only into the hole, never slantwise"), (56, 88)),
        Callout(Text("Your men are red"), (185, 25), (30, 30), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide"), (FIRE,)),
        Use(PAIRS.label, (PAIRS,)),
        Use(HINT.label, (HINT,)),
    ),
)
