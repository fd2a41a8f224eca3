"""What the card of Septica shows."""

from arcade.games.septica import COUNT, NEXT, PLAY, PREVIOUS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Take tricks with tens and aces in them: each is a point.",
    ),
    moment=Moment(seed=3, frame=993),
    callouts=(
        Callout(Text("The first card's rank cuts: an 8"), (52, 52), side="left"),
        Callout(Text("A 7 always cuts; the last cut takes all"), (84, 52), (24, 40)),
        Callout(Text("Play the raised card"), (24, 120), (32, 48), side="left"),
        Callout(
            Text("No ten, no ace: worth nothing"),
            (104, 128),
            (32, 48),
            side="right",
        ),
    ),
    uses=(
        Use(Text("card"), (PREVIOUS, NEXT)),
        Use(Text("play it"), (PLAY,)),
        Use(COUNT.label, (COUNT,)),
        Use(HINT.label, (HINT,)),
    ),
)
