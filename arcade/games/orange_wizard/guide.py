"""What the card of The Orange Wizard shows."""

from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Do the wizard's sums and earn a mark from 1 to 10.",
    ),
    moment=Moment(seed=2, frame=640),
    callouts=(
        Callout(Text("Write each result here"), (109, 120), (59, 8), side="right", down=-24),
        Callout(Text("Right at once: ten points"), (231, 104), (11, 17)),
        Callout(Text("This sends your answer"), (231, 175), (18, 9)),
        Callout(Text("He sets tasks and explains slips"), (8, 10), (58, 68)),
    ),
    uses=(
        Use(Text("a number"), (LEFT, RIGHT), typed="0–9"),
        Use(hands.ANSWER, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
