"""What the card of Chinese Draughts shows."""

from arcade.games.chinese_draughts import UNDO
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Make the yellow and the white arrows change sides.",
    ),
    moment=Moment(seed=3, frame=622),
    callouts=(
        Callout(Text("It can only go right"), (28, 100)),
        Callout(Text("You choose this: it can only go left"), (148, 76), down=-24),
        Callout(Text("The gap: step or jump into it"), (100, 124), side="left", down=20),
        Callout(Text("It goes out when there is no way on"), (96, 10), (56, 54)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.MOVE, (FIRE,)),
        Use(UNDO.label, (UNDO,)),
        Use(HINT.label, (HINT,)),
    ),
)
