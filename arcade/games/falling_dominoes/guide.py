"""What the card of Falling Dominoes shows."""

from arcade.games.falling_dominoes import HURRY, LEFT_KEY, RIGHT_KEY, TURN_LEFT, TURN_RIGHT
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Lay as many dominoes as you can before they reach the star.",
    ),
    moment=Moment(seed=3, frame=1480),
    callouts=(
        Callout(
            Text("Your domino: each step drops it a row"),
            (120, 97),
            (8, 16),
            side="left",
        ),
        Callout(Text("It would land here"), (120, 136), (8, 15), side="right", down=18),
        Callout(Text("Piled up to here, it is over"), (124, 8), side="left", down=-6),
        Callout(Text("Stars for so many squares"), (206, 80), (44, 72), side="right"),
    ),
    uses=(
        Use(hands.STEER, (LEFT_KEY, RIGHT_KEY)),
        Use(Text("turn", context="falling-dominoes"), (TURN_LEFT, TURN_RIGHT)),
        Use(Text("hurry"), (HURRY,)),
        Use(HINT.label, (HINT,)),
    ),
)
