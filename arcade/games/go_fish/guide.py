"""What the card of Go Fish shows."""

from arcade.games.go_fish import OPEN
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Ask the other player for cards. Most books of four win.",
    ),
    moment=Moment(seed=4, frame=694),
    callouts=(
        Callout(
            Text("Your hand: ask for a rank that is in it"),
            (60, 118),
            (192, 56),
        ),
        Callout(Text("None here? You fish from the deck"), (6, 46), (44, 35)),
        Callout(Text("The other hand: you get all of that rank"), (150, 14)),
        Callout(Text("Four of a rank make a book"), (5, 87), (182, 18)),
    ),
    uses=(
        Use(Text("rank"), (LEFT, RIGHT)),
        Use(Text("ask"), (FIRE,)),
        Use(OPEN.label, (OPEN,)),
        Use(HINT.label, (HINT,)),
    ),
)
