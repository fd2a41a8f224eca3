"""What Labyrinth's card shows."""

from arcade.games.labyrinth import DOWN_KEY, HAMMER, LEFT_KEY, RIGHT_KEY, UP_KEY
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Take the treasures, and do not let the beasts catch you.",
    ),
    moment=Moment(seed=1, frame=480),
    callouts=(
        Callout(Text("This is you"), (165, 28)),
        Callout(Text("Beasts jump over thin walls"), (187, 44)),
        Callout(Text("Take all treasures"), (206, 38), (12, 12)),
        Callout(Text("Breaks a wall, then rests"), (79, 176), (95, 8), down=-60),
    ),
    uses=(
        Use(Text("run, dodge"), (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(HAMMER.label, (HAMMER,)),
    ),
)
