"""What Robac's card shows."""

from arcade.games.robac import STEERING
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Eat spiders, never mushrooms. The edge costs points.",
        "Mănâncă păianjeni, nu ciuperci. Lovirea marginii ia puncte.",
    ),
    moment=Moment(seed=3, frame=1200),
    callouts=(
        Callout(Text("Your worm never stops", "Viermele tău nu se oprește"), (244, 65)),
        Callout(Text("Spiders bring 10 to 50 points", "Păianjenii aduc 10–50 de puncte"), (52, 91)),
        Callout(Text("A mushroom costs a life", "Ciuperca ia o viață"), (28, 131)),
        Callout(Text("Never hit the edge", "Ocolește marginea"), (247, 122)),
    ),
    uses=(Use(hands.STEER, STEERING),),
)
