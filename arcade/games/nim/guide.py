"""What Nim's card shows."""

from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Take turns pulling beads off one row. The last bead wins.",
        "Luați pe rând mărgele dintr-un rând. Cine ia ultima câștigă.",
    ),
    moment=Moment(seed=3, frame=624),
    callouts=(
        Callout(Text("Choose a row", "Alegi rândul"), (11, 80)),
        Callout(
            Text("A bead goes with all to its right", "Mărgeaua pleacă cu tot din dreapta"),
            (104, 64),
            (64, 16),
            down=-30,
        ),
        Callout(Text("Taken beads slide over here", "Mărgelele luate stau aici"), (228, 40), down=-14),
        Callout(Text("What fire will take", "Ce ia butonul de foc"), (7, 176), (238, 8)),
    ),
    uses=(
        Use(hands.ROW, (UP, DOWN)),
        Use(Text("beads", "mărgele"), (LEFT, RIGHT)),
        Use(hands.TAKE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
