"""What the card of Animals shows."""

from arcade.toolkit.contract.controls import FIRE, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Think of an animal. If the owl guesses wrong, teach her yours.",
    ),
    moment=Moment(seed=3, frame=320),
    callouts=(
        Callout(Text("The owl guesses your animal"), (0, 11), (72, 68)),
        Callout(Text("She asks, you answer"), (82, 11), (172, 68)),
        Callout(Text("It can still be one of these"), (16, 88), (64, 16)),
        Callout(Text("Dark ones are ruled out"), (176, 112), (24, 16)),
    ),
    uses=(
        Use(Text("yes or no"), (LEFT, RIGHT)),
        Use(hands.ANSWER, (FIRE,)),
        Use(Text("teach her"), typed="A–Z"),
    ),
)
