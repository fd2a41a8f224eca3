"""What the card of Mastermind shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Break the hidden code of four pegs in as few rows as you can.",
    ),
    moment=Moment(seed=3, frame=590),
    callouts=(
        Callout(Text("Pick four pegs"), (162, 83), (92, 59)),
        Callout(Text("The tick sends the row"), (226, 148), (28, 26)),
        Callout(
            Text("A star: right place; a plus: another"),
            (95, 24),
            (17, 9),
            down=66,
        ),
        Callout(Text("Under these lids the code hides"), (173, 22), (70, 20)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
