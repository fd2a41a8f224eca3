"""Who comes out into the morning, dark before it, and what was brought along."""

from arcade.games.cave import ART
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

CREST = 124
"""The line of the hill on which one walks."""

_BURDEN = ART["carrying"]
_CHEERING = ART["cheering"]
_STANDING = ART["standing"]
_TRUNK = ART["trunk"]
_APART = ART["legs apart"]
_CLOSE = ART["legs close"]


def _dark(*parts: Sprite) -> Sprite:
    """A figure seen against the light."""
    return smoothly(above(*parts), 2).inverted()


CARRYING = tuple(_dark(_BURDEN, _TRUNK, legs) for legs in (_APART, _CLOSE))
CHEERING = _dark(_CHEERING, _TRUNK, _CLOSE)
STANDING = _dark(_STANDING, _TRUNK, _CLOSE)
PRINCE = tuple(
    _dark(
        ART["prince"],
        legs,
    )
    for legs in (_APART.cut(0, 1, 24, 7), _CLOSE.cut(0, 1, 24, 7))
)
_DRESS = ART["ileana"]
ILEANA = _dark(_DRESS), _dark(_DRESS.cut(0, -1, 24, 30))
"""She glides, a pixel up and down."""
HEART = ART["heart"]
COIN = ART["coin"]
CHEST = _dark(ART["chest"])
OPEN_CHEST = _dark(ART["chest open"])
