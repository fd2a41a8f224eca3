"""Which picture belongs to which description, what lives in it, and what is heard there."""

from collections.abc import Mapping, Sequence
from functools import partial

from arcade.games.cave.art import BAT, BAT_DOWN, BIRD
from arcade.games.cave.levels import Story
from arcade.games.cave.motion import (
    Area,
    Beginning,
    Blink,
    Drift,
    Drip,
    Flicker,
    Flight,
    Glint,
    InTurn,
    Leaves,
    Place,
    Pour,
    Sparks,
    Torch,
)
from arcade.games.cave.tales import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.ink import CYAN, MAGENTA, RED, WHITE, YELLOW
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.jingles import THUD
from arcade.toolkit.sound.tunes import Tune, tune


def drift(top: int, bottom: int, pace: int) -> Beginning:
    """Near water that flows to the left."""
    return partial(Drift, top, bottom, pace)


def pour(top: int, bottom: int, column: int, pace: int = 2) -> Beginning:
    """A jet in a column of cells."""
    return partial(Pour, top, bottom, column, pace)


def blink(*eyes: tuple[int, int, int]) -> Beginning:
    """Eyes that are closed now and then: row, column and width of each pair in cells."""
    return partial(Blink, eyes)


def flicker(ink: int, near: Sequence[Place] = ()) -> Beginning:
    """Light that trembles, everywhere or near some cells."""
    return partial(Flicker, ink, near)


def torch(row: int, column: int) -> Beginning:
    """A flame whose top cell is at a row and a column."""
    return partial(Torch, row, column)


def in_turn(ink: int, pace: int, *areas: Area) -> Beginning:
    """What is drawn in an ink, seen area after area."""
    return partial(InTurn, ink, pace, areas)


def drip(x: int, top: int, foot: int) -> Beginning:
    """A drop from a place of the ceiling to a line."""
    return partial(Drip, x, top, foot)


def glints(*places: Place) -> Beginning:
    """Something that sparkles at some pixels."""
    return partial(Glint, places)


def sparks(x: int, foot: int, top: int) -> Beginning:
    """Sparks over a fire."""
    return partial(Sparks, x, foot, top)


def leaves(top: int, height: int) -> Beginning:
    """Leaves in the upper part of a picture."""
    return partial(Leaves, top, height)


ASLEEP = in_turn(CYAN, 26, (2, 13, 2, 2), (0, 15, 3, 3))
"""Letters Z."""
BATS: Beginning = partial(Flight, Animation((BAT, BAT_DOWN), 6), 12, 2)
LARK: Beginning = partial(Flight, BIRD, 8, 1)

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


WINGS: Tune = tuple(
    note for beat in range(9) for note in ((0.006, 30.0 - beat), (0.004, 18.0 + beat % 3), (0.02 + 0.002 * beat, None))
)
SNORE: Tune = (
    *((0.018, -20.0 + step / 4) for step in range(20)),
    (0.25, None),
    *((0.012, 6.0 - step / 3) for step in range(24)),
)
STEPS: Tune = tuple(note for _ in range(4) for note in (*THUD, (0.02, -26.0), (0.14, None)))
SHANTY = tune("D4/8 D/16 D G/8 G | A/8 B/16 A G/4 | B/8 B/16 B A/8 F# | G/4 r/16 k/16 s/8", 168)
LAUGH = tune("C3/16 r/32 B2/16 r/32 A#2/16 r/32 A2/8 r/16 C3/16 r/32 B2/16 r/32 A#2/16 r/32 A2/4", 150)
MUSIC_BOX = tune("E5/16 B5 G#5 E6 B5 G#5 C#6 A5 | F#5 C#6 A5 F#6 C#6 A5 D#6 B5", 150)
WIND: Tune = tuple((0.02, 8.0 + 14 * (step % 30) / 15 - (step % 30) ** 2 / 32) for step in range(60))
WAVES: Tune = tuple((0.005, 40.0 - abs(step - 20)) for step in range(40))
SKYLARK = tune("A5/32 C#6 E6 C#6 A5 E6 r/16 C#6/32 E6 A6 E6 r/16 A6/32 G#6 A6 E6 C#6 A5/8", 132)
DRIP: Tune = ((0.004, 44.0), (0.25, None), (0.004, 41.0), (0.4, None), (0.004, 46.0))
CHEST = tune("E4/32 A C#5 E A C#6 E6/8 r/32 A5/32 C#6 E6 A6/4", 130)
WALKING: Tune = ((0.005, -8.0), (0.07, None), (0.005, -12.0))
HUMMING = tune("E4/8 G B G F# D | E/4 r/8", 150)

FEET: tuple[Tune, Tune] = (((0.005, -8.0),), ((0.005, -12.0),))
"""A left foot, a right foot."""

OF_SCENES: dict[int, Tune] = {
    3: WIND,
    11: SNORE,
    12: STEPS,
    13: LAUGH,
    15: DRIP,
    16: MUSIC_BOX,
    18: SKYLARK,
    19: WAVES,
    20: DRIP,
    21: WINGS,
    23: WIND,
    25: SHANTY,
    26: SHANTY,
    27: MUSIC_BOX,
    31: HUMMING,
    32: WAVES,
    33: WAVES,
    36: WIND,
    FOUND: CHEST,
}

AGAIN = (WIND, SNORE, WAVES, SKYLARK)
"""What is heard again and again where it is at home; elsewhere it drips."""
RESTLESS = 420
"""Frames of waiting from one sound of a place to the next."""


def around(scene: int) -> Tune:
    """What is heard in a place by somebody who stands still."""
    sound = OF_SCENES.get(scene, DRIP)
    return sound if sound in AGAIN else DRIP
