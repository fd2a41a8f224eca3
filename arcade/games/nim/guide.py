"""What Nim's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Take turns pulling beads off one row. The last bead wins.",
    ),
    moment=Moment(seed=3, frame=624),
    callouts=(
        Callout(Text("Choose a row"), (11, 80)),
        Callout(
            Text("A bead goes with all to its right"),
            (104, 64),
            (64, 16),
            down=-30,
        ),
        Callout(Text("Taken beads slide over here"), (228, 40), down=-14),
        Callout(Text("What fire will take"), (7, 176), (238, 8)),
    ),
    uses=(
        Use(hands.ROW, (UP, DOWN)),
        Use(Text("beads"), (LEFT, RIGHT)),
        Use(hands.TAKE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
