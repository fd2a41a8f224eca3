"""What Path's card shows."""

from arcade.games.path import POINTING, TURN_LEFT, TURN_RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Lead the growing line along the path to the blinking star.",
        "Du linia care crește de-a lungul cărării până la stea.",
    ),
    moment=Moment(seed=3, frame=1060),
    callouts=(
        Callout(Text("Your line grows by itself", "Linia ta crește singură"), (127, 59)),
        Callout(Text("A coin: turn late to take it", "Un bănuț: cotește târziu"), (158, 60), down=30),
        Callout(Text("The star is the end of the path", "Steaua e la capătul cărării"), (251, 4)),
        Callout(Text("Off the path you lose a life", "Dacă ieși, pierzi o viață"), (200, 176), (55, 8)),
    ),
    uses=(
        Use(Text("turn", "cotești"), (TURN_LEFT, TURN_RIGHT)),
        Use(Text("point instead", "arăți direcția"), (POINTING,)),
    ),
)
