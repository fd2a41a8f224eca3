"""What the card of the Wheel of Fortune shows."""

from arcade.games.fortune_wheel import ODDS, STOP
from arcade.toolkit.contract.controls import DOWN, FIRE, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Stake play coins and pull. Leave with more than you brought.",
    ),
    moment=Moment(seed=6, frame=1330),
    callouts=(
        Callout(Text("Your coins: stop while you are ahead"), (0, 0), (50, 8)),
        Callout(Text("Three drums, pure chance"), (16, 38), (114, 44)),
        Callout(Text("Three equal: the stake ten times over"), (160, 40), (88, 8)),
        Callout(Text("Of 100 coins so many come back"), (176, 80), (56, 8)),
    ),
    uses=(
        Use(Text("a button"), (UP, DOWN, LEFT, RIGHT)),
        Use(hands.PRESS, (FIRE,)),
        Use(ODDS.label, (ODDS,)),
        Use(STOP.label, (STOP,)),
    ),
)
