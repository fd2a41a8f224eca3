"""What the card of the Tower of Hanoi shows."""

from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT, SOLVE
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Carry the tower, disc by disc, to a rod with a flag.",
    ),
    moment=Moment(seed=3, frame=516),
    callouts=(
        Callout(Text("The disc in your hand"), (188, 8), (48, 15)),
        Callout(Text("No disc lies on a smaller one"), (34, 128), (36, 15)),
        Callout(Text("The tower goes to a flag"), (140, 27), side="right", down=24),
        Callout(Text("Moves: par is the fewest"), (0, 0), (74, 8)),
    ),
    uses=(
        Use(Text("rod"), (LEFT, RIGHT)),
        Use(Text("take, put"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(SOLVE.label, (SOLVE,)),
    ),
)
