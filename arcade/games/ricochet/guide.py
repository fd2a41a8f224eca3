"""What Ricochet's card shows."""

from arcade.games.ricochet import LEFT_KEY, RIGHT_KEY, TURN
from arcade.toolkit.contract.controls import FIRE, HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Shoot the ball off the walls and take every target in 8 shots.",
        "Bila sare din pereți: ia toate țintele din 8 încercări.",
    ),
    moment=Moment(seed=1, frame=600),
    callouts=(
        Callout(Text("Take this target", "Ia ținta aceasta"), (92, 28), side="left"),
        Callout(Text("The ball starts on this row", "Bila pleacă de pe rândul acesta"), (124, 156), side="left"),
        Callout(Text("Dots: where it will fly", "Punctele arată încotro zboară"), (180, 100), side="right"),
        Callout(Text("A ring: its target is taken", "Inel gol: ținta e luată"), (172, 28), side="right"),
    ),
    uses=(
        Use(Text("move the ball", "muți bila"), (LEFT_KEY, RIGHT_KEY)),
        Use(Text("other side", "altă parte"), (TURN,)),
        Use(Text("shoot", "tragi"), (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
