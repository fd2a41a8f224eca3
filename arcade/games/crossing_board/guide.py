"""What the card of Crossing shows."""

from arcade.games.crossing_board import DANGER
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Bring all your ladybirds across the cloth before the beetles.",
    ),
    moment=Moment(seed=3, frame=840),
    callouts=(
        Callout(Text("Ladybirds: one step right, or two"), (40, 72), (48, 16)),
        Callout(Text("Land on a beetle and it goes back"), (112, 112), down=8),
        Callout(Text("Here they want to go"), (138, 72), (14, 16), down=4),
        Callout(Text("Your steps left"), (213, 26), (30, 25)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.MOVE, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
