"""Pictures of the modern look: the walker, stars and coins, the ground of each country and what grows there."""

from arcade.games.path import ART
from arcade.games.path.board import DOWN, LEFT, RIGHT, UP
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

STARS = ART["star"], ART["dim-star"]
"""It blinks between these two."""
COIN, SPARK = ART["coin"].see_through(), ART["spark"].see_through()
TUFTS, DUNES, DRIFTS = ART["tufts"], ART["dunes"], ART["drifts"]
EDGES = ART["edge-above"], ART["edge-right"], ART["edge-below"], ART["edge-left"]
"""The edge of the ground above a cell of the way, to the right of it, below and to the left."""

Growth = tuple[Sprite, tuple[Sprite, Sprite]]
"""What is two cells high and wide, and two things of one cell."""
MEADOW: Growth = ART["tree"].see_through(), (ART["bush"].see_through(), ART["flower"].see_through())
DESERT: Growth = ART["cactus"].see_through(), (ART["rock"].see_through(), ART["skull"].see_through())
SNOW: Growth = ART["fir"].see_through(), (ART["stump"].see_through(), ART["snowman"].see_through())

STRIDE, STAND, BEHIND, BEFORE = ART["stride"], ART["stand"], ART["behind"], ART["before"]
CHEER, SITTING = ART["cheer"], ART["sitting"]
TIP = ART["tip"].see_through()


def edged(pose: Sprite) -> Sprite:
    """With a rim, so that he stands out from the line."""
    return outlined(pose.see_through().cut(-1, -1, pose.width + 2, pose.height + 2))


POSES: dict[int, tuple[Sprite, Sprite]] = {
    UP: (edged(BEHIND), edged(BEHIND.mirrored())),
    RIGHT: (edged(STRIDE), edged(STAND)),
    DOWN: (edged(BEFORE), edged(BEFORE.mirrored())),
    LEFT: (edged(STRIDE.mirrored()), edged(STAND.mirrored())),
}
"""By direction."""
TUMBLE = (POSES[UP][0], POSES[UP][0].rotated(), POSES[DOWN][0].flipped(), POSES[UP][0].flipped().rotated())
"""Head over heels."""
TIPS = (TIP, TIP.rotated(), TIP.rotated().rotated(), TIP.rotated().rotated().rotated())
AHEAD = 10, 9
"""Pixels from his middle to the middle of what points ahead: up and down, and to the sides."""
