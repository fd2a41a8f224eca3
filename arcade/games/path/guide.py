"""What Path's card shows."""

from arcade.games.path import POINTING, TURN_LEFT, TURN_RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Lead the growing line along the path to the blinking star.",
    ),
    moment=Moment(seed=3, frame=1060),
    callouts=(
        Callout(Text("Your line grows by itself"), (127, 59)),
        Callout(Text("A coin: turn late to take it"), (158, 60), down=30),
        Callout(Text("The star is the end of the path"), (251, 4)),
        Callout(Text("Off the path you lose a life"), (200, 176), (55, 8)),
    ),
    uses=(
        Use(Text("turn", context="path"), (TURN_LEFT, TURN_RIGHT)),
        Use(Text("point instead"), (POINTING,)),
    ),
)
