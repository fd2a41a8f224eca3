"""What the card of HP Reversi shows."""

from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Enclose the other side's discs: they turn. Most discs win.",
    ),
    moment=Moment(seed=3, frame=1280),
    callouts=(
        Callout(Text("+: your O can go here"), (99, 172)),
        Callout(Text("Type its row and column: 32"), (31, 275), (66, 12)),
        Callout(Text("Your O: trap X between two"), (166, 179), (9, 11), down=36),
    ),
    uses=(
        Use(Text("row, column"), typed="1–8"),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
