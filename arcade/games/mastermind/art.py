"""The mastermind: a hooded man with eyes, large on his stage and small behind the box of his code; his hands."""

from arcade.games.mastermind import ART
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

_HOOD = ART["hood"]
PEEKING = ART["peeking"]
HAND = ART["hand"]
"""Four fingers over an edge."""
EYE = ART["eye"]
"""His left eye as one sees it; the other one is its mirror image."""
WIDE_EYE = ART["wide-eye"]
SMUG_EYE = ART["smug-eye"]
SHUT_EYE = ART["shut-eye"]
PUPIL = ART["pupil"]
SMALL_EYE = ART["small-eye"]
SMALL_WIDE = ART["small-wide"]
SMALL_SMUG = ART["small-smug"]
SMALL_SHUT = ART["small-shut"]
SMALL_PUPIL = ART["small-pupil"]
FAR_EYE = ART["far-eye"]
FAR_WIDE = ART["far-wide"]
FAR_SMUG = ART["far-smug"]
FAR_SHUT = ART["far-shut"]
GRIN = ART["grin"]
SNORE = ART["snore"]
"""A Z."""


def _hood() -> Sprite:
    """Twice as large, its face covered as well."""
    ink = smoothly(_HOOD, 2)
    whole = smoothly(Sprite(_HOOD.width, _HOOD.solid, _HOOD.solid), 2)
    return Sprite(ink.width, ink.ink, whole.ink)


HOOD = _hood()
