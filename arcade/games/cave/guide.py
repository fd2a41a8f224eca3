"""What the card of the Treasure in the Cave shows."""

from arcade.games.cave import MAP_KEY, STAIRS_KEY, WAY_KEYS
from arcade.games.cave.board import Way
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Find the hidden chest. Carry it out in as few steps as you can.",
    ),
    moment=Moment(seed=2, frame=1030, level=1),
    callouts=(
        Callout(Text("What you see: here the chest"), (30, 26), (86, 64)),
        Callout(Text("You, on the map"), (200, 96), (8, 8), side="right"),
        Callout(Text("Pirates rob whoever carries it"), (172, 68)),
        Callout(Text("Green: a way; red: none"), (206, 118), (44, 44)),
    ),
    uses=(
        Use(Text("walk", context="cave"), tuple(WAY_KEYS[way] for way in (Way.NORTH, Way.SOUTH, Way.WEST, Way.EAST))),
        Use(Text("up or down"), (STAIRS_KEY,)),
        Use(Text("other floor"), (MAP_KEY,)),
        Use(HINT.label, (HINT,)),
    ),
)
