"""What the card of the Blue Road shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Lay tiles in turn. Who drives the road off the board loses.",
    ),
    moment=Moment(seed=3, frame=1500),
    callouts=(
        Callout(
            Text("Straight on or one of two bends"),
            (184, 46),
            (57, 78),
            side="right",
            down=20,
        ),
        Callout(Text("So the tile would lie"), (72, 72), (32, 32), side="right", down=-36),
        Callout(Text("Old tiles lead the road on"), (40, 72), (32, 32), side="left"),
        Callout(Text("Out here you lose"), (0, 104), (8, 64), side="left"),
    ),
    uses=(
        Use(Text("tile", context="blue-road"), (UP, DOWN)),
        Use(hands.LAY, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
