"""What lives in the pictures: a torch's flames, drops and their splashes, glints, a leaf, a bird, sparks."""

from arcade.games.cave import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.sprites import Sprite, sprite

_TALL = ART["tall"]
_LEANING = ART["leaning"]
_LOW = ART["low"]
_BRACKET = ART["bracket"]
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
    ART["hanging-1"],
    ART["hanging-2"],
    ART["hanging-3"],
)
"""A drop that grows."""
DROP = ART["drop"]
SPLASHES = (
    ART["splashes-1"],
    ART["splashes-2"],
    ART["splashes-3"],
)
"""What it does where it falls."""
GLINTS = (
    ART["glints-1"],
    ART["glints-2"],
)
LEAF = Animation(
    (
        ART["leaf-1"],
        ART["leaf-2"],
    ),
    20,
)
SPARK = ART["spark"]
BIRD = Animation(
    (
        ART["bird-1"].see_through(),
        ART["bird-2"].see_through(),
    ),
    7,
)
