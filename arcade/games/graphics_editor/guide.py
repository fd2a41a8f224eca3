"""What the card of the Graphics Editor shows."""

from arcade.games.graphics_editor.commands import BACK, DOT, DOWN, LEFT, RIGHT, UNDO, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Draw characters of your own, dot by dot. Let them move.",
    ),
    moment=Moment(seed=3, frame=850),
    callouts=(
        Callout(Text("Fire sets a dot, or clears it"), (64, 100), (14, 14)),
        Callout(Text("Turn, shift, copy, save"), (16, 144), (224, 32)),
        Callout(Text("Up to four, side by side or moving"), (152, 8), (104, 24)),
        Callout(Text("Each row as a number"), (128, 100), (24, 28)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("dot"), (DOT,)),
        Use(hands.TOOLS, (BACK,)),
        Use(UNDO.label, (UNDO,)),
    ),
)
