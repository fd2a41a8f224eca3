"""What the card of The Orange Wizard shows."""

from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Do the wizard's sums and earn a mark from 1 to 10.",
        "Fă socotelile vrăjitorului și ia o notă de la 1 la 10.",
    ),
    moment=Moment(seed=2, frame=640),
    callouts=(
        Callout(
            Text("Write each result here", "Scrie aici fiecare rezultat"), (109, 120), (59, 8), side="right", down=-24
        ),
        Callout(Text("Right at once: ten points", "Corect din prima: zece puncte"), (231, 104), (11, 17)),
        Callout(Text("This sends your answer", "Așa trimiți răspunsul"), (231, 175), (18, 9)),
        Callout(Text("He sets tasks and explains slips", "Dă probe și îți explică greșelile"), (8, 10), (58, 68)),
    ),
    uses=(
        Use(Text("a number", "un număr"), (LEFT, RIGHT), typed="0–9"),
        Use(hands.ANSWER, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
