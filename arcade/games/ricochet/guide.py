"""What Ricochet's card shows."""

from arcade.games.ricochet import LEFT_KEY, RIGHT_KEY, TURN
from arcade.toolkit.contract.controls import FIRE, HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Shoot the ball off the walls and take every target in 8 shots.",
    ),
    moment=Moment(seed=1, frame=600),
    callouts=(
        Callout(Text("Take this target"), (92, 28), side="left"),
        Callout(Text("The ball starts on this row"), (124, 156), side="left"),
        Callout(Text("Dots: where it will fly"), (180, 100), side="right"),
        Callout(Text("A ring: its target is taken"), (172, 28), side="right"),
    ),
    uses=(
        Use(Text("move the ball"), (LEFT_KEY, RIGHT_KEY)),
        Use(Text("other side"), (TURN,)),
        Use(Text("shoot"), (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
