"""What the card of Simultaneous Equations shows."""

from arcade.games.simultan import FINISH, GO_DOWN, GO_LEFT, GO_RIGHT, GO_UP, SPIN
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Find the digits with which all six sums come right at once.",
    ),
    moment=Moment(seed=1, frame=390),
    callouts=(
        Callout(Text("Write a digit here"), (64, 104), (40, 40), side="left"),
        Callout(Text("Yellow ones stay"), (9, 9), (38, 38), side="left"),
        Callout(Text("What this column has to make"), (8, 144), (32, 16), side="left"),
        Callout(Text("Points tick away"), (206, 16), (36, 16), side="right"),
    ),
    uses=(
        Use(hands.POINT, (GO_UP, GO_DOWN, GO_LEFT, GO_RIGHT)),
        Use(Text("digit"), (SPIN,), typed="1–9"),
        Use(FINISH.label, (FINISH,)),
        Use(HINT.label, (HINT,)),
    ),
)
