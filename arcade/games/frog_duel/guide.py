"""What the card of Frog Duel shows."""

from arcade.games.frog_duel import END_MOVE, LANE_DOWN, LANE_UP, TO_THE_LEFT, TO_THE_RIGHT
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import keys

GUIDE = Guide(
    goal=Text(
        "One lane a turn, leap as far as you like. Who leaps last wins.",
    ),
    moment=Moment(seed=3, frame=1340),
    callouts=(
        Callout(Text("Your frogs leap to the right"), (84, 112), (30, 32), down=5),
        Callout(
            Text("Face to face: this lane is closed"),
            (126, 31),
            (20, 10),
            side="left",
            down=5,
        ),
        Callout(Text("The enemy leaps to the left"), (176, 128), down=4),
        Callout(Text("Places left in the lane"), (240, 64), (8, 8)),
    ),
    uses=(
        Use(Text("lane"), (LANE_UP, LANE_DOWN)),
        Use(Text("back, leap"), (TO_THE_LEFT, TO_THE_RIGHT)),
        Use(keys.DONE, (END_MOVE,)),
        Use(HINT.label, (HINT,)),
    ),
)
