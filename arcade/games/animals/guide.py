"""What the card of Animals shows."""

from arcade.toolkit.contract.controls import FIRE, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Think of an animal. If the owl guesses wrong, teach her yours.",
        "Gândește-te la un animal. Dacă bufnița greșește, o înveți tu.",
    ),
    moment=Moment(seed=3, frame=320),
    callouts=(
        Callout(Text("The owl guesses your animal", "Bufnița îți ghicește animalul"), (0, 11), (72, 68)),
        Callout(Text("She asks, you answer", "Ea întreabă, tu răspunzi"), (82, 11), (172, 68)),
        Callout(Text("It can still be one of these", "Încă poate fi unul din acestea"), (16, 88), (64, 16)),
        Callout(Text("Dark ones are ruled out", "Cele stinse nu mai pot fi"), (176, 112), (24, 16)),
    ),
    uses=(
        Use(Text("yes or no", "da sau nu"), (LEFT, RIGHT)),
        Use(hands.ANSWER, (FIRE,)),
        Use(Text("teach her", "o înveți"), typed="A–Z"),
    ),
)
