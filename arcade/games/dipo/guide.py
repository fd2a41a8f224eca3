"""What the card of Dipo shows."""

from arcade.games.dipo.commands import CELL, DOWN, LEFT, RIGHT, RUN, TOOLS, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Sow a few cells. The colony that lives longest counts.",
    ),
    moment=Moment(seed=6, frame=620),
    callouts=(
        Callout(Text("Two or three neighbours: it lives on"), (236, 120)),
        Callout(Text("Three neighbours: it is born"), (60, 92)),
        Callout(
            Text("Lonely or crowded: these died"),
            (76, 80),
            (16, 8),
            side="right",
            down=-50,
        ),
        Callout(Text("So many generations so far"), (0, 176), (58, 8)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(CELL.label, (CELL,)),
        Use(Text("let it live"), (RUN,)),
        Use(hands.TOOLS, (TOOLS,)),
    ),
)
