"""What Robac's card shows."""

from arcade.games.robac import STEERING
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Eat spiders, never mushrooms. The edge costs points.",
    ),
    moment=Moment(seed=3, frame=1200),
    callouts=(
        Callout(Text("Your worm never stops"), (244, 65)),
        Callout(Text("Spiders bring 10 to 50 points"), (52, 91)),
        Callout(Text("A mushroom costs a life"), (28, 131)),
        Callout(Text("Never hit the edge"), (247, 122)),
    ),
    uses=(Use(hands.STEER, STEERING),),
)
