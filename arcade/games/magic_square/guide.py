"""What the card of Predan's magic square shows."""

from arcade.games.magic_square import CONSULT
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Slide rows and columns of four until 1 to 16 stand in order.",
    ),
    moment=Moment(seed=3, frame=394),
    callouts=(
        Callout(Text("An arrow slides all four tiles"), (16, 88), (24, 24)),
        Callout(Text("A tile in an arm: push it back"), (64, 136), (24, 24)),
        Callout(Text("A dark arrow: no room to slide"), (136, 40), (24, 24)),
        Callout(Text("Tiles in their own places"), (192, 80), (54, 16)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide", context="magic-square"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(Text("can it be solved?"), (CONSULT,)),
    ),
)
