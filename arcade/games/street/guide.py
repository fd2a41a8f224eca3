"""What the card of Crossing the street shows."""

from arcade.games.street import DOWN_KEY, LEFT_KEY, LOOK, RIGHT_KEY, UP_KEY
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text

GUIDE = Guide(
    goal=Text(
        "Walk from door to door across the street, ten times, safely.",
        "Mergi din ușă în ușă peste stradă, de zece ori, cu grijă.",
    ),
    moment=Moment(seed=3, frame=743),
    callouts=(
        Callout(Text("You", "Tu"), (152, 64), side="right"),
        Callout(Text("Go to the door with the arrow", "Mergi la ușa cu săgeata"), (24, 24), (16, 16), side="left"),
        Callout(Text("A plain zebra: look both ways", "Zebră simplă: asigură-te"), (128, 48), side="left", down=10),
        Callout(Text("Lights: walk when it is green", "Semafor: treci când e verde"), (128, 112), side="right"),
    ),
    uses=(
        Use(Text("step", "pășești"), (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("look", "te asiguri"), (LOOK,)),
    ),
)
