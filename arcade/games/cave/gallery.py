"""Which picture belongs to which description, and what lives in it: torches, drops, eyes and the like."""

from collections.abc import Callable, Mapping
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
from arcade.games.cave.motion import (
    ASLEEP,
    BATS,
    LARK,
    Beginning,
    Place,
    blink,
    drift,
    drip,
    flicker,
    glints,
    in_turn,
    leaves,
    pour,
    sparks,
    torch,
)
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.picture.ink import CYAN, MAGENTA, RED, WHITE, YELLOW
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


_TORCHES: Mapping[int, tuple[Place, ...]] = {
    5: ((4, 12),),
    6: ((4, 14),),
    7: ((4, 2), (4, 14)),
    8: ((4, 5),),
    9: ((5, 2), (5, 15)),
    14: ((6, 0), (6, 17)),
    17: ((5, 2), (5, 15)),
    22: ((3, 5), (3, 12)),
    24: ((7, 2), (7, 15)),
    35: ((4, 3), (4, 14)),
    NARROW: ((4, 4),),
}
_TORCHES_OF_ILEANA: Mapping[int, tuple[Place, ...]] = {7: ((4, 1),), 9: ((5, 1), (5, 16)), 17: (), 24: (), NARROW: ()}
"""Where torches hang: row and column of the top cell of each."""

NOTES = (0, 0, 4, 6), (0, 12, 4, 6)
"""Areas in which notes fly."""
_LIVES: Mapping[int, tuple[Beginning, ...]] = {
    1: (blink((8, 8, 2)), leaves(16, 72)),
    2: (leaves(24, 72), LARK),
    3: (blink((6, 4, 2), (8, 10, 2), (9, 14, 2)),),
    4: (drip(36, 24, 96), drip(112, 34, 100)),
    5: (drip(36, 12, 98),),
    6: (drip(100, 10, 98),),
    10: (drip(64, 10, 94), drip(80, 10, 92)),
    11: (ASLEEP,),
    12: (blink((4, 6, 5)),),
    13: (blink((3, 4, 3)),),
    15: (drip(60, 8, 100), drip(96, 4, 98)),
    16: (glints((40, 40), (18, 56), (70, 40), (101, 46), (118, 30), (132, 44)),),
    18: (LARK, leaves(24, 72)),
    19: (drift(56, 104, 8),),
    20: (blink((3, 10, 2), (7, 13, 2)), drip(70, 8, 96)),
    21: (BATS,),
    22: (drip(24, 8, 98),),
    23: (drift(0, 104, 12),),
    24: (drip(47, 34, 98), drip(102, 44, 100)),
    25: (blink((7, 2, 3), (6, 8, 3), (7, 14, 3)),),
    26: (blink((7, 2, 3), (6, 8, 3), (7, 14, 3)), in_turn(MAGENTA, 16, *NOTES)),
    27: (glints((22, 54), (44, 60), (112, 56), (126, 60)),),
    28: (glints((12, 54), (62, 54), (76, 54), (132, 58)),),
    29: (glints((94, 16), (70, 44), (100, 60), (44, 88)), LARK),
    30: (glints((58, 20), (80, 36)),),
    31: (blink((5, 7, 2), (5, 9, 3)), glints((72, 6), (38, 40), (106, 40), (44, 70))),
    32: (drift(88, 104, 6), drip(20, 24, 70), drip(124, 20, 72)),
    33: (pour(44, 84, 8), pour(44, 84, 9), glints((52, 60), (94, 76), (84, 58))),
    34: (drip(72, 8, 96),),
    36: (drift(80, 104, 10),),
    37: (glints((62, 34), (112, 60), (46, 84), (120, 88), (84, 74), (20, 70)),),
    FOUND: (glints((40, 34), (72, 58), (110, 40), (30, 96), (116, 96)),),
    NARROW: (drip(72, 2, 44),),
    CLOSED: (in_turn(RED, 22, (4, 0, 3, 4), (4, 14, 3, 4)),),
}
_LIVES_OF_ILEANA: Mapping[int, tuple[Beginning, ...]] = {
    12: (blink((5, 6, 6)), sparks(70, 100, 64)),
    13: (blink((5, 5, 6)),),
    17: (leaves(24, 72),),
    24: (sparks(48, 64, 30),),
    25: (blink((6, 2, 4), (6, 8, 4), (6, 14, 4)),),
    26: (in_turn(CYAN, 16, *NOTES),),
    FOUND: (),
    NARROW: (drip(100, 4, 98),),
}
"""What else moves."""
_LIGHTS: Mapping[int, int] = {
    10: CYAN,
    16: MAGENTA,
    27: WHITE,
    28: YELLOW,
    30: MAGENTA,
    33: CYAN,
    34: MAGENTA,
    35: YELLOW,
    FOUND: YELLOW,
    CLOSED: CYAN,
}
_LIGHTS_OF_ILEANA: Mapping[int, int] = {17: RED, 24: YELLOW, FOUND: MAGENTA}
"""Of which colour a light trembles."""


def torches_of(tale: str, number: int) -> tuple[Place, ...]:
    """Where the torches of a tale's picture hang."""
    if tale == "ileana" and number in _TORCHES_OF_ILEANA:
        return _TORCHES_OF_ILEANA[number]
    return _TORCHES.get(number, ())


def lives_of(tale: str, number: int, calm: bool) -> list[Beginning]:
    """What moves in a tale's picture; when calm no light trembles."""
    second = tale == "ileana"
    parts = [*(_LIVES_OF_ILEANA if second and number in _LIVES_OF_ILEANA else _LIVES).get(number, ())]
    if calm:
        return parts
    ink = (_LIGHTS_OF_ILEANA if second and number in _LIGHTS_OF_ILEANA else _LIGHTS).get(number)
    if ink is not None:
        parts.append(flicker(ink))
    torches = torches_of(tale, number)
    if torches:
        near = [(row + down, column + right) for row, column in torches for down in (-1, 3) for right in (-1, 0, 1)]
        parts += [flicker(YELLOW, near), *(torch(*place) for place in torches)]
    return parts
