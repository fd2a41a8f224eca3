"""What the card of Trophy trail shows."""

from arcade.games.trophy_trail import DOWN_KEY, LEFT_KEY, RIGHT_KEY, ROPE, UP_KEY
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Collect all thirty trophies and never touch your own trail.",
        "Culege cele treizeci de trofee și nu-ți atinge drumul.",
    ),
    moment=Moment(seed=3, frame=676),
    callouts=(
        Callout(Text("You: the star", "Tu ești steaua"), (154, 116), side="right"),
        Callout(Text("Your trail: never touch it", "Drumul tău: nu-l atinge"), (116, 20), side="left"),
        Callout(Text("A golden crown counts 5", "O coroană de aur aduce 5"), (28, 76), side="left"),
        Callout(Text("It runs out while you hesitate", "Scade cât timp eziți"), (180, 169), (60, 6), side="right"),
    ),
    uses=(
        Use(hands.STEER, (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("rope: 8 back", "8 pași înapoi"), (ROPE,)),
        Use(HINT.label, (HINT,)),
    ),
)
