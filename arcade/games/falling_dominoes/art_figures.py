"""Drawings of who comes to a finished figure: a mason who walks over it, doves, a flag."""

from arcade.games.falling_dominoes import ART
from arcade.toolkit.animation.living import waving
from arcade.toolkit.animation.moving_sprites import Animation

_STANDS = ART["stands"]
_STRIDES = ART["strides"]
_CHEERS = ART["cheers"]
_WONDERS = ART["wonders"]
MASON = Animation((_STANDS, _STRIDES), 5)
GLAD = Animation((_CHEERS, _STANDS), 9)
PUZZLED = Animation((_WONDERS, _WONDERS, _STANDS), 30)
"""A man in a cap, who walks, and is glad or scratches his head."""
DOVE = Animation(
    (
        ART["dove-1"],
        ART["dove-2"],
    ),
    6,
)
PERCHED = ART["perched"]
FLAG = waving(
    ART["flag"].see_through(),
    4,
)
"""On its staff."""
