"""What the card of the falling pieces shows."""

from arcade.games.tetris import DROP, LEFT_KEY, RIGHT_KEY, TURN
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands, keys

GUIDE = Guide(
    goal=Text(
        "Fill whole rows: they vanish. A pile to the top ends the game.",
    ),
    moment=Moment(seed=3, frame=944),
    callouts=(
        Callout(Text("Turn and shift the piece that falls"), (128, 8), (16, 16)),
        Callout(Text("This piece comes next"), (24, 88), (24, 16)),
        Callout(Text("It will land here"), (128, 136), (16, 16), side="left", down=-10),
        Callout(Text("Crosses: the hint's place"), (152, 152), (16, 16), side="right"),
    ),
    uses=(
        Use(hands.MOVE, (LEFT_KEY, RIGHT_KEY)),
        Use(keys.TURN, (TURN,)),
        Use(DROP.label, (DROP,)),
        Use(HINT.label, (HINT,)),
    ),
)
