"""What the card of Crossing the street shows."""

from arcade.games.street import DOWN_KEY, LEFT_KEY, LOOK, RIGHT_KEY, UP_KEY
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Walk from door to door across the street, ten times, safely.",
    ),
    moment=Moment(seed=3, frame=743),
    callouts=(
        Callout(Text("You"), (152, 64), side="right"),
        Callout(Text("Go to the door with the arrow"), (24, 24), (16, 16), side="left"),
        Callout(Text("A plain zebra: look both ways"), (128, 48), side="left", down=10),
        Callout(Text("Lights: walk when it is green"), (128, 112), side="right"),
    ),
    uses=(
        Use(Text("step"), (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("look", context="street"), (LOOK,)),
    ),
)
