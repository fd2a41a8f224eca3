"""The walker of the modern look, from the side, from behind and from before, two poses each; and what points ahead."""

from arcade.games.path import ART
from arcade.games.path.board import DOWN, LEFT, RIGHT, UP
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import Sprite

STRIDE = ART["stride"]
STAND = ART["stand"]
BEHIND = ART["behind"]
BEFORE = ART["before"]
CHEER = ART["cheer"]
SITTING = ART["sitting"]
TIP = ART["tip"].see_through()


def _edged(pose: Sprite) -> Sprite:
    return outlined(pose.see_through().cut(-1, -1, pose.width + 2, pose.height + 2))


POSES: dict[int, tuple[Sprite, Sprite]] = {
    UP: (_edged(BEHIND), _edged(BEHIND.mirrored())),
    RIGHT: (_edged(STRIDE), _edged(STAND)),
    DOWN: (_edged(BEFORE), _edged(BEFORE.mirrored())),
    LEFT: (_edged(STRIDE.mirrored()), _edged(STAND.mirrored())),
}
"""By direction; with a rim, so that he stands out from the line."""
TUMBLE = (POSES[UP][0], POSES[UP][0].rotated(), POSES[DOWN][0].flipped(), POSES[UP][0].flipped().rotated())
"""Head over heels."""
TIPS = (TIP, TIP.rotated(), TIP.rotated().rotated(), TIP.rotated().rotated().rotated())
AHEAD = 10, 9
"""Pixels from his middle to the middle of what points ahead: up and down, and to the sides."""
