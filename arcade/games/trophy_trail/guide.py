"""What the card of Trophy trail shows."""

from arcade.games.trophy_trail import DOWN_KEY, LEFT_KEY, RIGHT_KEY, ROPE, UP_KEY
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Collect all thirty trophies and never touch your own trail.",
    ),
    moment=Moment(seed=3, frame=676),
    callouts=(
        Callout(Text("You: the star"), (154, 116), side="right"),
        Callout(Text("Your trail: never touch it"), (116, 20), side="left"),
        Callout(Text("A golden crown counts 5"), (28, 76), side="left"),
        Callout(Text("It runs out while you hesitate"), (180, 169), (60, 6), side="right"),
    ),
    uses=(
        Use(hands.STEER, (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("rope: 8 back"), (ROPE,)),
        Use(HINT.label, (HINT,)),
    ),
)
