"""What the card of Sliding Squares shows."""

from arcade.games.sliding_squares import PAIRS
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Slide your men into the hole in turn. Who cannot has lost.",
        "Muți pe rând piese în gol. Cine nu mai poate a pierdut.",
    ),
    moment=Moment(seed=3, frame=390),
    callouts=(
        Callout(Text("The man you point at", "Piesa pe care o arăți"), (41, 41), (30, 28), side="left"),
        Callout(Text("This one may slide, too", "Și aceasta poate aluneca"), (9, 73), (28, 30), side="left"),
        Callout(Text("Only into the hole, never slantwise", "Numai în gol, nu pe diagonală"), (56, 88)),
        Callout(Text("Your men are red", "Piesele tale sunt roșii"), (185, 25), (30, 30), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide", "aluneci"), (FIRE,)),
        Use(PAIRS.label, (PAIRS,)),
        Use(HINT.label, (HINT,)),
    ),
)
