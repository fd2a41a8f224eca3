"""What the card of the hidden word shows."""

from arcade.games.hidden_word import FIGURE
from arcade.toolkit.contract.controls import FIRST_PLAYER, HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Find the hidden word letter by letter. The ninth miss loses.",
    ),
    moment=Moment(seed=6, frame=1050),
    callouts=(
        Callout(Text("Find the letters under the tiles"), (48, 107), (168, 30)),
        Callout(Text("Green: the word has it"), (24, 144)),
        Callout(Text("Misses: eight are forgiven"), (168, 0), (88, 8)),
        Callout(Text("Save him: each miss adds a beam"), (188, 29), (33, 65)),
    ),
    uses=(
        Use(Text("a letter"), FIRST_PLAYER, typed="A–Z"),
        Use(HINT.label, (HINT,)),
        Use(Text("gallows, balloons"), (FIGURE,)),
    ),
)
