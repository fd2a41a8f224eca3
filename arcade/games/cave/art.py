"""What is drawn: what lives in the pictures, props, the map's signs, who comes out in the morning, hewn letters."""

from collections.abc import Mapping
from functools import cache, lru_cache

from arcade.games.cave import ART
from arcade.games.cave.rules import Kind, Way
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.letters.brush import Stroke, brushed
from arcade.toolkit.picture.dithered_scene import scattered
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import core, outlined
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

COLUMNS, ROWS = 18, 13
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS

_TALL, _LEANING, _LOW, _BRACKET = (ART[name] for name in ("flame tall", "flame leaning", "flame low", "torch bracket"))
TORCHES: tuple[Sprite, ...] = tuple(
    above(flame, _BRACKET).coloured(("Y", "Y", "y"), "k")
    for flame in (_TALL, _LEANING, _LOW, _LEANING.mirrored(), _TALL.mirrored())
)
"""A torch in its bracket, three cells high, as its flame moves."""
NICHE = sprite(
    [
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (8, 6, 4, 3, 2, 2, 1, 1)),
        *["." * 22] * 16,
        *(" " * cut + "." * (22 - 2 * cut) + " " * cut for cut in (1, 1, 2, 2, 3, 4, 6, 8)),
    ]
)
"""The dark round a torch, before which its flame is seen."""
GROWING_DROP = ART["drop small"], ART["drop larger"], ART["drop full"]
DROP = ART["drop falling"]
SPLASHES = ART["splash breaking"], ART["splash high"], ART["splash sinking"]
GLINTS = ART["glint small"], ART["glint large"]
LEAF = Animation((ART["leaf level"], ART["leaf tilted"]), 20)
SPARK = ART["spark"]
BIRD = Animation((ART["bird wings up"].see_through(), ART["bird wings down"].see_through()), 7)

SKULL = ART["skull"]
BAT = ART["bat wings up"].see_through()
BAT_DOWN = ART["bat wings down"].see_through()
BONE = ART["bone"].see_through()
SHACKLE = ART["shackle"].see_through()
EYES = ART["eyes"].see_through()

Poses = tuple[Sprite, Sprite]
"""The walker on the map, standing and in the middle of a step."""
ALONE: Poses = ART["hero"], ART["hero stepping"]
WITH_CHEST: Poses = ART["carrier"], ART["carrier stepping"]
TOGETHER: Poses = ART["couple"], ART["couple stepping"]
TREE = ART["tree"]
KINDS: dict[Kind, tuple[Sprite, str]] = {
    Kind.PLAIN: (ART["room"], "ky"),
    Kind.NARROW: (ART["narrow"], "by"),
    Kind.GIANT: (ART["guarded"], "ry"),
    Kind.PIRATES: (ART["guarded"], "ry"),
    Kind.NOTE: (ART["note"], "ky"),
    Kind.EXIT: (TREE, "ky"),
    Kind.POINTS: (ART["points"], "by"),
    Kind.PALACE: (ART["palace"], "by"),
    Kind.MIRROR: (ART["mirror"], "by"),
    Kind.SPRING: (ART["spring"], "by"),
}
"""The sign of each kind of place, and its ink on the parchment."""
STAIRS: dict[tuple[bool, bool], Sprite] = {
    (True, False): ART["stairs up"],
    (False, True): ART["stairs up"].flipped(),
    (True, True): ART["stairs up and down"],
}
"""The sign of a place with a way up, a way down, or both."""
PENCIL = smoothly(ART["pencil"], 2)
_SERPENT = ART["serpent"].see_through()
ORNAMENTS: dict[int, tuple[Sprite, int, int]] = {
    2: (_SERPENT, 22, 74),
    1: (_SERPENT, 36, 74),
    0: (ART["rose"].see_through(), 62, 25),
    -1: (above(SKULL.cut(-2, 0, 20, 15), ART["crossed bones"]).see_through(), 62, 70),
}
"""What stands where no floor's plan has anything: the picture and its pixel on the sheet."""


@lru_cache(32)
def joint(sides: frozenset[Way], bridge: bool = False) -> Sprite:
    """A cell of tunnels, two pixels wide, open to some sides; at a `bridge` the one from west to east lies above."""
    rows = []
    for y in range(8):
        vertical = ((Way.NORTH in sides and y < 5) or (Way.SOUTH in sides and y > 2)) and not (bridge and y in (2, 5))
        row = ""
        for x in range(8):
            horizontal = (Way.WEST in sides and x < 5) or (Way.EAST in sides and x > 2)
            row += "#" if (horizontal and y in (3, 4)) or (vertical and x in (3, 4)) else "."
        rows.append(row)
    return sprite(rows)


CREST = 124
"""The line of the hill on which one walks in the end."""


def _dark(*parts: Sprite) -> Sprite:
    """A figure seen against the light."""
    return smoothly(above(*parts), 2).inverted()


_TRUNK, _APART, _CLOSE = ART["trunk"], ART["legs apart"], ART["legs close"]
CARRYING = tuple(_dark(ART["carrying"], _TRUNK, legs) for legs in (_APART, _CLOSE))
CHEERING = _dark(ART["cheering"], _TRUNK, _CLOSE)
STANDING = _dark(ART["standing"], _TRUNK, _CLOSE)
PRINCE = tuple(_dark(ART["prince"], legs.cut(0, 1, 24, 7)) for legs in (_APART, _CLOSE))
ILEANA = _dark(ART["ileana"]), _dark(ART["ileana"].cut(0, -1, 24, 30))
"""She glides, a pixel up and down."""
HEART = ART["heart"]
COIN = ART["coin"]
CHEST = _dark(ART["chest"])
OPEN_CHEST = _dark(ART["chest open"])

_LETTER_HEIGHT = 36
"""With the marks above and below."""
_TOP = 7
"""The line where a letter's body begins."""
_CHIPPED = 26
"""Of 256 pixels at the edges so many have broken off."""
_WIDTHS = {"I": 9, "Î": 11, "!": 9, "M": 21, "N": 19}
"""Others are 17 pixels wide."""
_LEFT: Stroke = ((4, 2, 5), (3, 19, 5))
_RIGHT: Stroke = ((13, 2, 5), (13, 19, 5))
_UPPER: Stroke = ((4, 2, 5), (13, 2, 5))
_LOWER: Stroke = ((4, 19, 5), (13, 19, 5))
_BOWL: Stroke = ((7, 2, 4), (13, 3, 4), (13, 9, 4), (7, 11, 4))
_CURVE: Stroke = ((13, 2, 5), (5, 2, 5), (3, 5, 5), (3, 16, 5), (5, 19, 5), (13, 19, 5))
_HOOK: Stroke = ((13, 3, 5), (5, 3, 5), (4, 8, 5), (12, 13, 5), (12, 18, 5), (4, 19, 5))
_ROOF: tuple[Stroke, ...] = (((5, 14, 3), (12, 14, 3)), ((8, 2, 5), (3, 19, 5)), ((9, 2, 5), (14, 19, 5)))
_SLABS: Mapping[str, tuple[Stroke, ...]] = {
    "A": _ROOF,
    "Ă": (*_ROOF, ((5, -5, 2), (6, -4, 2), (10, -4, 2), (12, -6, 2))),
    "B": (_BOWL, ((7, 12, 4), (14, 13, 4), (14, 17, 4), (7, 19, 4)), _LEFT),
    "C": (_CURVE,),
    "D": (((7, 2, 5), (11, 2, 5), (13, 6, 5), (13, 15, 5), (11, 19, 5), (7, 19, 5)), _LEFT),
    "E": (_UPPER, ((5, 10, 4), (11, 10, 4)), _LOWER, _LEFT),
    "F": (_UPPER, ((5, 10, 4), (11, 10, 4)), _LEFT),
    "G": (_CURVE, ((10, 11, 4), (13, 11, 5), (13, 18, 5))),
    "H": (((5, 10, 4), (12, 10, 4)), _LEFT, _RIGHT),
    "I": (((4, 2, 5), (4, 19, 5)),),
    "L": (_LOWER, _LEFT),
    "M": (((4, 3, 5), (10, 12, 5)), ((16, 3, 5), (10, 12, 5)), _LEFT, ((17, 2, 5), (17, 19, 5))),
    "N": (((4, 3, 5), (14, 18, 5)), _LEFT, ((15, 2, 5), (15, 19, 5))),
    "O": (
        ((10, 2, 5), (12, 2, 5), (13, 5, 5), (13, 16, 5), (12, 19, 5), (9, 19, 5)),
        ((7, 2, 5), (5, 2, 5), (3, 5, 5), (3, 16, 5), (5, 19, 5), (6, 19, 5)),
    ),
    "P": (_BOWL, _LEFT),
    "R": (_BOWL, ((8, 13, 4), (14, 19, 5)), _LEFT),
    "S": (_HOOK,),
    "Ș": (_HOOK, ((8, 25, 3), (6, 27, 2))),
    "T": (((8, 5, 6), (8, 19, 6)), ((2, 2, 5), (14, 2, 5))),
    "U": (((3, 2, 5), (3, 16, 5), (5, 19, 5), (9, 19, 5)), ((13, 2, 5), (13, 19, 5))),
    "V": (((3, 2, 5), (8, 19, 5)), ((13, 2, 5), (9, 19, 5))),
    "!": (((4, 2, 6), (4, 12, 4)), ((4, 19, 5), (5, 19, 5))),
}
HEWN = frozenset(_SLABS)


@cache
def _letter(one: str) -> Sprite:
    """A letter, slab upon slab, chipped here and there."""
    width = _WIDTHS.get(one, 17)
    empty = (0,) * _LETTER_HEIGHT
    letter = Sprite(width, empty, empty)
    for slab in _SLABS[one]:
        low = [(x, y + _TOP, wide) for x, y, wide in slab]
        letter = outlined(brushed((low,), width, _LETTER_HEIGHT)).over(letter)
    edges = [row & ~inside for row, inside in zip(letter.ink, core(letter), strict=True)]
    chipped = tuple(
        row & ~sum(1 << x for x in range(width) if edge >> x & 1 and scattered(x, y, ord(one)) < _CHIPPED)
        for y, (row, edge) in enumerate(zip(letter.ink, edges, strict=True))
    )
    return Sprite(width, chipped, chipped)


@cache
def hewn(words: str) -> Sprite:
    """Capitals side by side, in a rim of paper."""
    blank = Sprite(8, (0,) * _LETTER_HEIGHT, (0,) * _LETTER_HEIGHT)
    line = beside(*(blank if one == " " else _letter(one) for one in words), gap=1)
    return outlined(line.cut(-2, 0, line.width + 4, _LETTER_HEIGHT), 2)
