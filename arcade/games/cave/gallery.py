"""Which picture belongs to which description, what lives in it, and what is heard there."""

from typing import TypeVar

from arcade.games.cave import motion
from arcade.games.cave.art import BAT, BAT_DOWN, BIRD
from arcade.games.cave.levels import Story
from arcade.games.cave.motion import Blink, Drift, Drip, Flicker, Flight, Glint, InTurn, Leaves, Pour, Sparks, Torch
from arcade.games.cave.tales import CLOSED, FOUND, NARROW, NOTE
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.ink import CYAN, MAGENTA, RED, WHITE, YELLOW
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.jingles import THUD
from arcade.toolkit.sound.tunes import Tune, tune

T = TypeVar("T")
LETTERS_Z = InTurn(CYAN, 26, (2, 13, 2, 2), (0, 15, 3, 3))
LARK = Flight(BIRD, 8, 1)


def _named(table: str) -> dict[int, str]:
    """Names by the numbers before them."""
    return {int(number): name for number, _, name in (entry.strip().partition(" ") for entry in table.split(","))}


_FLINT = _named("""
    1 cave mouth, 2 wrong way, 3 lost, 4 low hall, 5 dead end, 6 bend, 7 pirates hall, 8 branch, 9 torture hall,
    10 chimney, 11 giant asleep, 12 giant awake, 13 giant laughing, 14 carved wall, 15 shaft bottom, 16 palace,
    17 labyrinth, 18 daylight, 19 river, 20 holes, 21 bats, 22 fork, 23 fog, 24 torture gallery,
    25 pirates quarrelling, 26 pirates singing
""") | {FOUND: "chest found", NARROW: "too narrow", CLOSED: "closed way", NOTE: "note"}
_OF_ILEANA = _named("""
    7 ogres' hall, 9 ogres' stone hall, 11 dragon asleep, 12 dragon awake, 13 dragon laughing,
    14 carved wall of the depths, 17 copper wood, 24 forge, 25 ogres quarrelling, 26 ogres singing, 27 silver wood,
    28 gold wood, 29 glass mountain, 30 bower, 31 mirror, 32 lake, 33 spring, 34 mushrooms, 35 stairs, 36 bridge,
    37 hoard
""") | {FOUND: "ileana found", NARROW: "too narrow for two"}
NAMES = {Story.FLINT: _FLINT, Story.ILEANA: _FLINT | _OF_ILEANA}
"""What the pictures are called, by the tale and the description's number."""
PICTURES = PackedPictures("arcade.games.cave.painters", as_sprite)


def picture(story: Story, number: int) -> Sprite:
    """The picture of a tale's description."""
    return PICTURES[NAMES[story][number]]


_TORCHES: dict[int, tuple[motion.Place, ...]] = {
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
TORCHES = {
    Story.FLINT: _TORCHES,
    Story.ILEANA: _TORCHES | {7: ((4, 1),), 9: ((5, 1), (5, 16)), 17: (), 24: (), NARROW: ()},
}
"""Where torches hang: row and column of the top cell of each."""

NOTES = (0, 0, 4, 6), (0, 12, 4, 6)
"""Areas in which notes fly."""
_LIVES: dict[int, tuple[motion.Life, ...]] = {
    1: (Blink((8, 8, 2)), Leaves(16)),
    2: (Leaves(24), LARK),
    3: (Blink((6, 4, 2), (8, 10, 2), (9, 14, 2)),),
    4: (Drip(36, 24, 96), Drip(112, 34, 100)),
    5: (Drip(36, 12, 98),),
    6: (Drip(100, 10, 98),),
    10: (Drip(64, 10, 94), Drip(80, 10, 92)),
    11: (LETTERS_Z,),
    12: (Blink((4, 6, 5)),),
    13: (Blink((3, 4, 3)),),
    15: (Drip(60, 8, 100), Drip(96, 4, 98)),
    16: (Glint((40, 40), (18, 56), (70, 40), (101, 46), (118, 30), (132, 44)),),
    18: (LARK, Leaves(24)),
    19: (Drift(56, 104, 8),),
    20: (Blink((3, 10, 2), (7, 13, 2)), Drip(70, 8, 96)),
    21: (Flight(Animation((BAT, BAT_DOWN), 6), 12, 2),),
    22: (Drip(24, 8, 98),),
    23: (Drift(0, 104, 12),),
    24: (Drip(47, 34, 98), Drip(102, 44, 100)),
    25: (Blink((7, 2, 3), (6, 8, 3), (7, 14, 3)),),
    26: (Blink((7, 2, 3), (6, 8, 3), (7, 14, 3)), InTurn(MAGENTA, 16, *NOTES)),
    27: (Glint((22, 54), (44, 60), (112, 56), (126, 60)),),
    28: (Glint((12, 54), (62, 54), (76, 54), (132, 58)),),
    29: (Glint((94, 16), (70, 44), (100, 60), (44, 88)), LARK),
    30: (Glint((58, 20), (80, 36)),),
    31: (Blink((5, 7, 2), (5, 9, 3)), Glint((72, 6), (38, 40), (106, 40), (44, 70))),
    32: (Drift(88, 104, 6), Drip(20, 24, 70), Drip(124, 20, 72)),
    33: (Pour(44, 84, 8), Pour(44, 84, 9), Glint((52, 60), (94, 76), (84, 58))),
    34: (Drip(72, 8, 96),),
    36: (Drift(80, 104, 10),),
    37: (Glint((62, 34), (112, 60), (46, 84), (120, 88), (84, 74), (20, 70)),),
    FOUND: (Glint((40, 34), (72, 58), (110, 40), (30, 96), (116, 96)),),
    NARROW: (Drip(72, 2, 44),),
    CLOSED: (InTurn(RED, 22, (4, 0, 3, 4), (4, 14, 3, 4)),),
}
_LIVES_OF_ILEANA = _LIVES | {
    12: (Blink((5, 6, 6)), Sparks(70, 100, 64)),
    13: (Blink((5, 5, 6)),),
    17: (Leaves(24),),
    24: (Sparks(48, 64, 30),),
    25: (Blink((6, 2, 4), (6, 8, 4), (6, 14, 4)),),
    26: (InTurn(CYAN, 16, *NOTES),),
    FOUND: (),
    NARROW: (Drip(100, 4, 98),),
}
LIVES = {Story.FLINT: _LIVES, Story.ILEANA: _LIVES_OF_ILEANA}


def _by_number(*groups: tuple[T, tuple[int, ...]]) -> dict[int, T]:
    return {number: what for what, numbers in groups for number in numbers}


_LIGHTS = _by_number((CYAN, (10, 33, CLOSED)), (MAGENTA, (16, 30, 34)), (WHITE, (27,)), (YELLOW, (28, 35, FOUND)))
LIGHTS = {Story.FLINT: _LIGHTS, Story.ILEANA: _LIGHTS | {17: RED, 24: YELLOW, FOUND: MAGENTA}}
"""Of which colour a light trembles."""


def torches_of(story: Story, number: int) -> tuple[motion.Place, ...]:
    """Where the torches of a tale's picture hang."""
    return TORCHES[story].get(number, ())


def lives_of(story: Story, number: int, calm: bool) -> list[motion.Life]:
    """What moves in a tale's picture; when calm no light trembles."""
    parts = [*LIVES[story].get(number, ())]
    if calm:
        return parts
    if (ink := LIGHTS[story].get(number)) is not None:
        parts.append(Flicker(ink))
    if torches := torches_of(story, number):
        near = [(row + down, column + right) for row, column in torches for down in (-1, 3) for right in (-1, 0, 1)]
        parts += [Flicker(YELLOW, near), *(Torch(*place) for place in torches)]
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
OF_SCENES = _by_number(
    (WIND, (3, 23, 36)),
    (SNORE, (11,)),
    (STEPS, (12,)),
    (LAUGH, (13,)),
    (DRIP, (15, 20)),
    (MUSIC_BOX, (16, 27)),
    (SKYLARK, (18,)),
    (WAVES, (19, 32, 33)),
    (WINGS, (21,)),
    (SHANTY, (25, 26)),
    (HUMMING, (31,)),
    (CHEST, (FOUND,)),
)
AGAIN = (WIND, SNORE, WAVES, SKYLARK)
"""What is heard again and again where it is at home; elsewhere it drips."""
RESTLESS_FRAMES = 420
"""Of waiting from one sound of a place to the next."""


def around(scene: int) -> Tune:
    """What is heard in a place by somebody who stands still."""
    sound = OF_SCENES.get(scene, DRIP)
    return sound if sound in AGAIN else DRIP
