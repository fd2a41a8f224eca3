"""What the card of the 14–15 Puzzle shows."""

from arcade.games.fifteen import CONSULT, HELP
from arcade.toolkit.contract.controls import DOWN, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Slide the tiles until they stand in order from 1 to 15.",
    ),
    moment=Moment(seed=3, frame=400),
    callouts=(
        Callout(
            Text("The hole: push a neighbour in"),
            (72, 24),
            (32, 32),
            side="left",
            down=-24,
        ),
        Callout(Text("White: it is home"), (8, 88), (32, 31)),
        Callout(Text("Your moves: stay near par"), (196, 64), (22, 17)),
        Callout(Text("The hole belongs here"), (104, 120), (32, 31), side="right", down=30),
    ),
    uses=(
        Use(Text("push"), (UP, DOWN, LEFT, RIGHT)),
        Use(Text("solvable?"), (CONSULT,)),
        Use(HINT.label, (HINT,)),
        Use(HELP.label, (HELP,)),
    ),
)
