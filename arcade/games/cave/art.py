"""What lives in the pictures: a torch's flames, drops and their splashes, glints, a leaf, a bird, sparks."""

from arcade.games.cave import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.sprites import Sprite, sprite

_TALL = ART["flame tall"]
_LEANING = ART["flame leaning"]
_LOW = ART["flame low"]
_BRACKET = ART["torch bracket"]
TORCHES: tuple[Sprite, ...] = tuple(
    above(flame, _BRACKET).coloured(("Y", "Y", "y"), "k")
    for flame in (_TALL, _LEANING, _LOW, _LEANING.mirrored(), _TALL.mirrored())
)
"""A torch in its bracket, three cells high, as its flame moves."""

NICHE = sprite(
    [
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (8, 6, 4, 3, 2, 2, 1, 1)),
        *["." * 22] * 16,
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (1, 1, 2, 2, 3, 4, 6, 8)),
    ]
)
"""The dark round a torch, before which its flame is seen."""

HANGING = (
    ART["drop small"],
    ART["drop larger"],
    ART["drop full"],
)
"""A drop that grows."""
DROP = ART["drop falling"]
SPLASHES = (
    ART["splash breaking"],
    ART["splash high"],
    ART["splash sinking"],
)
"""What it does where it falls."""
GLINTS = (
    ART["glint small"],
    ART["glint large"],
)
LEAF = Animation(
    (
        ART["leaf level"],
        ART["leaf tilted"],
    ),
    20,
)
SPARK = ART["spark"]
BIRD = Animation(
    (
        ART["bird wings up"].see_through(),
        ART["bird wings down"].see_through(),
    ),
    7,
)
