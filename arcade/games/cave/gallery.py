"""Which picture belongs to which description."""

from collections.abc import Callable
from functools import cache

from arcade.games.cave import (
    barriers,
    couple,
    depths,
    dragon,
    giant,
    halls,
    ogres,
    pirates,
    realm,
    tunnels,
    woods,
)
from arcade.games.cave.tale import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.picture.sprites import Sprite

_FLINT: dict[int, Callable[[], Sprite]] = {
    1: woods.cave_mouth,
    2: woods.wrong_way,
    3: woods.lost,
    4: tunnels.low_hall,
    5: tunnels.dead_end,
    6: tunnels.bend,
    7: halls.pirates_hall,
    8: tunnels.branch,
    9: halls.torture_hall,
    10: tunnels.chimney,
    11: giant.asleep,
    12: giant.awake,
    13: giant.laughing,
    14: halls.carved_wall,
    15: tunnels.shaft_bottom,
    16: halls.palace,
    17: halls.labyrinth,
    18: woods.daylight,
    19: halls.river,
    20: tunnels.holes,
    21: tunnels.bats,
    22: tunnels.fork,
    23: tunnels.fog,
    24: halls.torture_gallery,
    25: pirates.quarrelling,
    26: pirates.singing,
    FOUND: barriers.found,
    NARROW: barriers.narrow,
    CLOSED: barriers.closed,
    NOTE: barriers.note,
}


_ILEANA = _FLINT | {
    7: ogres.hall,
    9: ogres.stone_hall,
    11: dragon.asleep,
    12: dragon.awake,
    13: dragon.laughing,
    14: depths.carved_wall,
    17: realm.copper_wood,
    24: ogres.forge,
    25: ogres.quarrelling,
    26: ogres.singing,
    27: realm.silver_wood,
    28: realm.gold_wood,
    29: realm.glass_mountain,
    30: realm.bower,
    31: realm.mirror,
    32: depths.lake,
    33: depths.spring,
    34: depths.mushrooms,
    35: realm.stairs,
    36: realm.bridge,
    37: depths.hoard,
    FOUND: couple.found,
    NARROW: couple.too_narrow,
}
PICTURES = {"flint": _FLINT, "ileana": _ILEANA}
"""The painters by the tale's name and the description's number."""


@cache
def picture(tale: str, number: int) -> Sprite:
    """The picture of a tale's description; it is painted when it is first wanted."""
    return PICTURES[tale][number]()
