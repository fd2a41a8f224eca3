"""Pictures of the frogs' duel: frogs sitting, croaking and leaping, lily pads, reeds."""

from enum import Enum
from functools import cache

from arcade.games.frog_duel import ART
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

SITTING = ART["sitting"].see_through()
LEAPING = ART["leaping"].see_through()
SMALL = ART["small"].see_through()
"""A frog on the map of the pond."""
LEAF = ART["leaf"]
"""A free place on the map."""
PAD = ART["pad"]
"""A free place as seen from the bank."""
SHELF = ART["shelf"]
"""The leaf on which a large frog sits."""
WATER = ART["water"]
EYES = ART["eyes"]
"""What round letters of the title have on their heads."""
STAR = ART["star"]
INKS = "GY"
"""The colours of the frogs on the left and on the right; they face each other, too."""


class Pose(Enum):
    SITTING = "sitting"
    CROAKING = "croaking"
    BLINKING = "blinking"
    LEAPING = "leaping"


_POSES = {
    Pose.SITTING: SITTING,
    Pose.CROAKING: ART["throat"].over(SITTING).see_through(),
    Pose.BLINKING: ART["lid"].over(SITTING).see_through(),
    Pose.LEAPING: LEAPING,
}


@cache
def frog(seat: int, pose: Pose, scale: int) -> Sprite:
    picture = smoothly(_POSES[pose], scale)
    return (picture if seat == 0 else picture.mirrored()).coloured(INKS[seat], "k")
