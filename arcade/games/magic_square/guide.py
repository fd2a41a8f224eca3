"""What the card of Predan's magic square shows."""

from arcade.games.magic_square import CONSULT
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Slide rows and columns of four until 1 to 16 stand in order.",
        "Împinge rânduri și coloane de patru: 1–16 să stea în ordine.",
    ),
    moment=Moment(seed=3, frame=394),
    callouts=(
        Callout(Text("An arrow slides all four tiles", "Săgeata împinge toate patru"), (16, 88), (24, 24)),
        Callout(Text("A tile in an arm: push it back", "Piesă în braț: o împingi înapoi"), (64, 136), (24, 24)),
        Callout(Text("A dark arrow: no room to slide", "Săgeată stinsă: nu e loc"), (136, 40), (24, 24)),
        Callout(Text("Tiles in their own places", "Piese la locul lor"), (192, 80), (54, 16)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide", "împingi"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(Text("can it be solved?", "se poate rezolva?"), (CONSULT,)),
    ),
)
