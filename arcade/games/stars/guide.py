"""What the card of Stars shows."""

from arcade.games.stars import CHOOSE_LOWER, CHOOSE_UPPER, FIRE_KEY
from arcade.toolkit.contract.controls import HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Draw rays until every star is crossed, the fewer the better.",
    ),
    moment=Moment(seed=3, frame=930),
    callouts=(
        Callout(
            Text("Slide this sight: bright is chosen"),
            (8, 161),
            (16, 7),
            side="left",
        ),
        Callout(Text("The ray ends at the other sight"), (114, 4), side="right"),
        Callout(Text("Dots: the next ray's way"), (96, 46), side="left"),
        Callout(Text("A ray takes the stars it crosses"), (201, 104), side="right"),
    ),
    uses=(
        Use(Text("slide", context="stars"), (LEFT, RIGHT)),
        Use(Text("other sight"), (CHOOSE_UPPER, CHOOSE_LOWER)),
        Use(Text("draw a ray"), (FIRE_KEY,)),
        Use(HINT.label, (HINT,)),
    ),
)
