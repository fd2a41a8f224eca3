"""What Valence's card shows."""

from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Tell each shell's electrons, then the atom's valence.",
    ),
    moment=Moment(seed=3, frame=1270),
    callouts=(
        Callout(Text("How many electrons has this shell?"), (212, 75), side="right"),
        Callout(Text("Twelve electrons in all"), (192, 38), (54, 12), side="right"),
        Callout(Text("A mistake lets water in"), (12, 24), (40, 80), side="left"),
        Callout(Text("It must not reach the acid"), (34, 126), side="left"),
    ),
    uses=(
        Use(hands.ANSWER, (FIRE,), typed="0–9"),
        Use(Text("point at a digit"), (LEFT, RIGHT)),
        Use(HINT.label, (HINT,)),
    ),
)
