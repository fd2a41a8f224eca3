"""Cells of Dipo, eight pixels across: of each place that a colony can live in, from what was born to what has died."""

from dataclasses import dataclass

from arcade.games.dipo import ART
from arcade.games.dipo.levels import Habitat
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite

AGES = "born", "young", "grown", "old", "died", "ground"
"""What the drawings of a place are called."""


@dataclass(frozen=True)
class Kind:
    """How cells of an age look."""

    picture: Sprite
    colours: int


@dataclass(frozen=True)
class Place:
    """Where a colony lives: its cells from birth to old age, what has just died, and the ground."""

    ages: tuple[Kind, Kind, Kind, Kind]
    died: Kind
    ground: Kind
    wall: int
    """The colours of a wall round the ground."""


def _place(name: str, inks: str, paper: str) -> Place:
    born, young, grown, old, died, ground = (
        Kind(ART[f"{name} {age}"], pair(ink + paper)) for age, ink in zip(AGES, inks, strict=True)
    )
    return Place((born, young, grown, old), died, ground, pair(("C" if paper in "kb" else "r") + paper))


DISH = _place("dish", "CGYWRb", "k")
"""Round creatures with eyes: an egg, a green one, one that smiles, one with tired lids."""
GARDEN = _place("garden", "GYRMyg", "k")
"""A sprout, a bud, a flower in blossom, one overblown; a stalk that broke."""
GLOBE = _place("globe", "WCGYCC", "b")
"""Land that rises from the sea and grows; rings in the water where it sank."""
DESERT = _place("desert", "gggkrw", "y")
"""Cacti from a seedling to an old giant, and bones."""
PLACES = {Habitat.DISH: DISH, Habitat.GARDEN: GARDEN, Habitat.GLOBE: GLOBE, Habitat.DESERT: DESERT}
"""The laboratory has the dish."""

FACE = DISH.ages[2].picture
TIRED = DISH.ages[3].picture
NAME = ART.rows("name")
"""The name as a colony."""
