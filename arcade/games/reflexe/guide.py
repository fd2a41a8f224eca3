"""What the card of Reaction time shows."""

from arcade.games.reflexe import WAYS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Wait for the arrow and press its way at once. Haste costs 100.",
    ),
    moment=Moment(seed=3, frame=724),
    callouts=(
        Callout(Text("It comes by surprise: press left"), (184, 32), (64, 64)),
        Callout(Text("Ten rounds in all"), (8, 120), (42, 16), side="left", down=24),
        Callout(Text("Hundredths of a second pass"), (0, 32), (64, 64), side="left"),
        Callout(Text("Quick keys bring more points"), (168, 167), (88, 10), side="right"),
    ),
    uses=(Use(hands.PRESS, WAYS),),
)
