"""Which picture belongs to which description."""

from collections.abc import Callable
from functools import cache

from arcade.games.cave import (
    art_creatures,
    art_depths,
    art_halls,
    art_obstacles,
    art_ogres,
    art_people,
    art_realm,
    art_tunnels,
    art_woods,
)
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.picture.sprites import Sprite

_FLINT: dict[int, Callable[[], Sprite]] = {
    1: art_woods.cave_mouth,
    2: art_woods.wrong_way,
    3: art_woods.lost,
    4: art_tunnels.low_hall,
    5: art_tunnels.dead_end,
    6: art_tunnels.bend,
    7: art_halls.pirates_hall,
    8: art_tunnels.branch,
    9: art_halls.torture_hall,
    10: art_tunnels.chimney,
    11: art_creatures.giant_asleep,
    12: art_creatures.giant_awake,
    13: art_creatures.giant_laughing,
    14: art_halls.carved_wall,
    15: art_tunnels.shaft_bottom,
    16: art_halls.palace,
    17: art_halls.labyrinth,
    18: art_woods.daylight,
    19: art_halls.river,
    20: art_tunnels.holes,
    21: art_tunnels.bats,
    22: art_tunnels.fork,
    23: art_tunnels.fog,
    24: art_halls.torture_gallery,
    25: art_people.quarrelling,
    26: art_people.singing,
    FOUND: art_obstacles.found,
    NARROW: art_obstacles.narrow,
    CLOSED: art_obstacles.closed,
    NOTE: art_obstacles.note,
}


_ILEANA = _FLINT | {
    7: art_ogres.hall,
    9: art_ogres.stone_hall,
    11: art_creatures.dragon_asleep,
    12: art_creatures.dragon_awake,
    13: art_creatures.dragon_laughing,
    14: art_depths.carved_wall,
    17: art_realm.copper_wood,
    24: art_ogres.forge,
    25: art_ogres.quarrelling,
    26: art_ogres.singing,
    27: art_realm.silver_wood,
    28: art_realm.gold_wood,
    29: art_realm.glass_mountain,
    30: art_realm.bower,
    31: art_realm.mirror,
    32: art_depths.lake,
    33: art_depths.spring,
    34: art_depths.mushrooms,
    35: art_realm.stairs,
    36: art_realm.bridge,
    37: art_depths.hoard,
    FOUND: art_people.found,
    NARROW: art_people.too_narrow,
}
PICTURES = {"flint": _FLINT, "ileana": _ILEANA}
"""The painters by the tale's name and the description's number."""


@cache
def picture(tale: str, number: int) -> Sprite:
    """The picture of a tale's description; it is painted when it is first wanted."""
    return PICTURES[tale][number]()
