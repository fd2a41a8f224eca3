"""What the card of Stars shows."""

from arcade.games.stars import CHOOSE_LOWER, CHOOSE_UPPER, FIRE_KEY
from arcade.toolkit.contract.controls import HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Draw rays until every star is crossed, the fewer the better.",
        "Trage raze până atingi toate stelele, cât mai puține raze.",
    ),
    moment=Moment(seed=3, frame=930),
    callouts=(
        Callout(
            Text("Slide this sight: bright is chosen", "Muți vizorul ales: cel luminos"),
            (8, 161),
            (16, 7),
            side="left",
        ),
        Callout(Text("The ray ends at the other sight", "Raza se oprește la celălalt vizor"), (114, 4), side="right"),
        Callout(Text("Dots: the next ray's way", "Puncte: drumul razei"), (96, 46), side="left"),
        Callout(
            Text("A ray takes the stars it crosses", "Raza ia stelele pe care le atinge"), (201, 104), side="right"
        ),
    ),
    uses=(
        Use(Text("slide", "muți vizorul"), (LEFT, RIGHT)),
        Use(Text("other sight", "alt vizor"), (CHOOSE_UPPER, CHOOSE_LOWER)),
        Use(Text("draw a ray", "tragi o rază"), (FIRE_KEY,)),
        Use(HINT.label, (HINT,)),
    ),
)
