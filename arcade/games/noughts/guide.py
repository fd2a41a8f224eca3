"""What the card of Noughts and crosses shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Get three X in a straight line before the computer gets three O.",
        "Fă trei X în linie dreaptă înaintea lui O.",
    ),
    moment=Moment(seed=1, frame=492),
    callouts=(
        Callout(
            Text("X is yours: get three in a line", "X e al tău: fă trei în linie"), (208, 72), (48, 48), "right", 26
        ),
        Callout(
            Text("O is the computer's: stop its lines", "O e al calculatorului: oprește-l"),
            (264, 16),
            (48, 48),
            "right",
        ),
        Callout(Text("Any free square can be yours", "Poți lua orice pătrățel liber"), (292, 148), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("mark", "pui X"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
