"""What Imphex's card shows."""

from arcade.games.imphex import WHY
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Reach the far row, or leave Imphex without a move.",
    ),
    moment=Moment(seed=3, frame=1085),
    callouts=(
        Callout(Text("Get to this row and you win"), (203, 18), (46, 34), "right", -44),
        Callout(Text("Imphex learns from its defeats"), (254, 72), (36, 34), "right"),
        Callout(
            Text("Your pawn steps ahead and takes slantwise"),
            (203, 66),
            (46, 46),
            "right",
            40,
        ),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE_AND_GO, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(Text("why it moved so"), (WHY,)),
    ),
)
