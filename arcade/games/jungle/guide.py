"""What the card of Lost in the jungle shows."""

from arcade.games.jungle import CHOOSE, WAY_KEYS
from arcade.games.jungle.notation import Way
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

GUIDE = Guide(
    goal=Text(
        "Walk out of the jungle, km by km, before your strength is gone.",
    ),
    moment=Moment(seed=18, frame=694),
    callouts=(
        Callout(Text("What you meet may kill you"), (50, 10), (66, 66)),
        Callout(Text("Choose well: some answers kill"), (0, 128), (181, 40)),
        Callout(Text("Each kilometre takes strength"), (240, 96), (16, 8)),
        Callout(Text("Keep one way: any edge saves you"), (220, 131)),
    ),
    uses=(
        Use(Text("a way"), tuple(WAY_KEYS[way] for way in (Way.NORTH, Way.SOUTH, Way.WEST, Way.EAST))),
        Use(hands.CHOOSE, (CHOOSE,)),
        Use(HINT.label, (HINT,)),
    ),
)
