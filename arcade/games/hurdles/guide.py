"""What the card of Hurdle race shows."""

from arcade.games.hurdles import JUMP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Clear twelve hurdles. One key jumps: press it in time.",
    ),
    moment=Moment(seed=3, frame=352),
    callouts=(
        Callout(Text("You never stop running"), (42, 65), (42, 26)),
        Callout(Text("Clear it with the middle of your leap"), (212, 89), (18, 30)),
        Callout(Text("Outrun the pace-maker"), (35, 121), (43, 27)),
        Callout(Text("Five down lose the race"), (96, 0), (65, 8), down=22),
    ),
    uses=(Use(Text("jump", context="order"), (JUMP,)),),
)
