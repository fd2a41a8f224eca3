"""What Ping-pong's card shows."""

from arcade.games.ping_pong import CONTROLS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Hit the ball as often as you can before its bounces run out.",
        "Lovește mingea cât mai des înainte să se termine ciocnirile.",
    ),
    moment=Moment(seed=3, frame=845),
    callouts=(
        Callout(Text("The ball bounces off all the walls", "Mingea sare din toți pereții"), (82, 62), (10, 12)),
        Callout(Text("Your bat hits on both sides", "Paleta ta lovește cu ambele fețe"), (120, 78), (16, 16)),
        Callout(Text("It slides up and down this line", "Alunecă pe linia aceasta"), (124, 130), side="left"),
        Callout(Text("At 0 the game is over", "La 0 jocul s-a terminat"), (248, 172), side="right"),
    ),
    uses=(Use(Text("bat", "paleta"), CONTROLS),),
)
