"""What Ping-pong's card shows."""

from arcade.games.ping_pong import CONTROLS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Hit the ball as often as you can before its bounces run out.",
    ),
    moment=Moment(seed=3, frame=845),
    callouts=(
        Callout(Text("The ball bounces off all the walls"), (82, 62), (10, 12)),
        Callout(Text("Your bat hits on both sides"), (120, 78), (16, 16)),
        Callout(Text("It slides up and down this line"), (124, 130), side="left"),
        Callout(Text("At 0 the game is over"), (248, 172), side="right"),
    ),
    uses=(Use(Text("bat"), CONTROLS),),
)
