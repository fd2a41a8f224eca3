"""Which picture belongs to which description, and what lives in it: torches, drops, eyes and the like."""

from collections.abc import Mapping

from arcade.games.cave.figures import BATS, LARK, drip, glints, leaves, sparks
from arcade.games.cave.levels import Story
from arcade.games.cave.motion import ASLEEP, Beginning, Place, blink, drift, flicker, in_turn, pour, torch
from arcade.games.cave.variant import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.picture.ink import CYAN, MAGENTA, RED, WHITE, YELLOW
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.sprites import Sprite

_FLINT: dict[int, str] = {
    1: "cave mouth",
    2: "wrong way",
    3: "lost",
    4: "low hall",
    5: "dead end",
    6: "bend",
    7: "pirates hall",
    8: "branch",
    9: "torture hall",
    10: "chimney",
    11: "giant asleep",
    12: "giant awake",
    13: "giant laughing",
    14: "carved wall",
    15: "shaft bottom",
    16: "palace",
    17: "labyrinth",
    18: "daylight",
    19: "river",
    20: "holes",
    21: "bats",
    22: "fork",
    23: "fog",
    24: "torture gallery",
    25: "pirates quarrelling",
    26: "pirates singing",
    FOUND: "chest found",
    NARROW: "too narrow",
    CLOSED: "closed way",
    NOTE: "note",
}


_ILEANA = _FLINT | {
    7: "ogres' hall",
    9: "ogres' stone hall",
    11: "dragon asleep",
    12: "dragon awake",
    13: "dragon laughing",
    14: "carved wall of the depths",
    17: "copper wood",
    24: "forge",
    25: "ogres quarrelling",
    26: "ogres singing",
    27: "silver wood",
    28: "gold wood",
    29: "glass mountain",
    30: "bower",
    31: "mirror",
    32: "lake",
    33: "spring",
    34: "mushrooms",
    35: "stairs",
    36: "bridge",
    37: "hoard",
    FOUND: "ileana found",
    NARROW: "too narrow for two",
}
NAMES = {Story.FLINT: _FLINT, Story.ILEANA: _ILEANA}
"""What the pictures are called, by the tale and the description's number."""
PICTURES = PackedPictures("arcade.games.cave.painters", as_sprite)


def picture(story: Story, number: int) -> Sprite:
    """The picture of a tale's description."""
    return PICTURES[NAMES[story][number]]


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


def torches_of(story: Story, number: int) -> tuple[Place, ...]:
    """Where the torches of a tale's picture hang."""
    if story is Story.ILEANA and number in _TORCHES_OF_ILEANA:
        return _TORCHES_OF_ILEANA[number]
    return _TORCHES.get(number, ())


def lives_of(story: Story, number: int, calm: bool) -> list[Beginning]:
    """What moves in a tale's picture; when calm no light trembles."""
    second = story is Story.ILEANA
    parts = [*(_LIVES_OF_ILEANA if second and number in _LIVES_OF_ILEANA else _LIVES).get(number, ())]
    if calm:
        return parts
    ink = (_LIGHTS_OF_ILEANA if second and number in _LIGHTS_OF_ILEANA else _LIGHTS).get(number)
    if ink is not None:
        parts.append(flicker(ink))
    torches = torches_of(story, number)
    if torches:
        near = [(row + down, column + right) for row, column in torches for down in (-1, 3) for right in (-1, 0, 1)]
        parts += [flicker(YELLOW, near), *(torch(*place) for place in torches)]
    return parts
