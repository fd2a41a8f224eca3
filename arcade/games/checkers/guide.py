"""What the card of Checkers shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Jump over the other side's men until none can move.",
    ),
    moment=Moment(seed=6, frame=1345),
    callouts=(
        Callout(Text("Choose a man: it steps slantwise"), (152, 24), (24, 24), down=-24),
        Callout(Text("Jump over an enemy and it is yours"), (140, 60), down=17),
        Callout(Text("A diamond: you can land here"), (116, 84), down=10),
        Callout(Text("A man that gets here is a king"), (20, 180), down=-30),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE_AND_GO, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
