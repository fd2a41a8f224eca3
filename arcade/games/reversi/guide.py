"""What Reversi's card shows."""

from arcade.games.reversi import DOWN_KEY, LEFT_KEY, PLACE, RIGHT_KEY, SHOW_GRAPH, UP_KEY
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Trap discs between two of yours: they turn. Most discs win.",
    ),
    moment=Moment(seed=7, frame=1060),
    callouts=(
        Callout(Text("You may play where a small ring is"), (40, 56), side="left"),
        Callout(
            Text("From here to your next disc all turn"),
            (32, 80),
            (64, 16),
            side="left",
            down=20,
        ),
        Callout(Text("So many are yours now"), (164, 12), (88, 24), side="right"),
        Callout(
            Text("Who leads"),
            (160, 80),
            (96, 72),
            side="right",
        ),
    ),
    uses=(
        Use(hands.POINT, (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("put a disc"), (PLACE,)),
        Use(HINT.label, (HINT,)),
        Use(SHOW_GRAPH.label, (SHOW_GRAPH,)),
    ),
)
