"""The stars for a close construction, each on a ribbon: on three discs of metal, and the master's own."""

from arcade.games.falling_dominoes import ART
from arcade.toolkit.picture.sprites import Sprite

DISC = ART["disc"]
STARRED = ART["starred"]
HOLLOW = ART["hollow"]
_RIBBONS, _METALS = "GCRM", "yWYC"


def decoration(rank: int, earned: bool, lit: bool = False) -> Sprite:
    """The star of a rank, from 0; only a ring of points if it has not been earned; `lit` it shines white."""
    if not earned:
        return HOLLOW.coloured("c", "k")
    metal = "W" if lit else _METALS[rank]
    picture = STARRED if rank == len(_METALS) - 1 else DISC
    return picture.coloured((_RIBBONS[rank], metal, metal), "k")
