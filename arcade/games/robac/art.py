"""The drawings of the garden, of the worm, and of the tale."""

from functools import cache

from arcade.games.robac import ART
from arcade.games.robac.rules import POISON, PRIZES, REMEDY, Cell, Heading
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded, lit, outlined
from arcade.toolkit.picture.sprites import Sprite, sprite

# What stands in a cell, eight pixels a side.

SPIDERS = tuple((ART[f"spider-{kind}-1"], ART[f"spider-{kind}-2"]) for kind in range(1, len(PRIZES) + 1))
"""Two positions of the legs of each kind."""
MUSHROOM = ART["mushroom"]
SPROUT = ART["sprout"]
EGG = ART["egg"]
FLASK = ART["flask"]
PUFF = ART["puff"]
LIFE = ART["life-tail"], ART["life-ring"], ART["life-head"]
"""A small worm, a character each."""

WORM = pair("bY")
MEADOW = pair("gY")
SPIDER_COLOURS = (pair("kY"), pair("kY"), pair("mY"), pair("mY"))
POISON_COLOURS = pair("rY")
REMEDY_COLOURS = pair("bY")

BARE = bytes(8)
TUFTS = (
    bytes((0, 0x10, 0x12, 0x54, 0x54, 0x38, 0x38, 0)),
    bytes((0, 0, 0x04, 0x25, 0x2A, 0x1C, 0, 0)),
    bytes((0, 0x18, 0x3C, 0x18, 0x10, 0x54, 0x38, 0)),
)
"""Blades of grass that stand here and there."""


def ground(cell: Cell) -> bytes:
    """What an empty cell shows, always the same at one place."""
    place = (cell[0] * 37 + cell[1] * 101 + cell[0] * cell[1] * 11) % 131
    return TUFTS[place] if place < len(TUFTS) else BARE


def rows_of(picture: Sprite) -> bytes:
    """The eight bytes of a picture eight pixels wide."""
    return bytes(picture.ink)


ITEMS: dict[int, tuple[bytes, bytes, int]] = {
    POISON: (rows_of(MUSHROOM), rows_of(MUSHROOM), POISON_COLOURS),
    REMEDY: (rows_of(FLASK), rows_of(FLASK), REMEDY_COLOURS),
} | {
    kind: (rows_of(legs[0]), rows_of(legs[1]), colours)
    for kind, legs, colours in zip(PRIZES, SPIDERS, SPIDER_COLOURS, strict=True)
}
"""Of everything that pops up: the bytes of two poses and the attribute."""
YOUNG = {item: rows_of(SPROUT if item == POISON else EGG) for item in ITEMS}
"""How it looks at first."""


# The worm: a head twice as large as a cell, rings fatter than one, looking to the right.


def turned(pointing_right: Sprite) -> dict[Heading, Sprite]:
    """A picture in all four headings; left is its mirror image."""
    down = pointing_right.rotated()
    return {
        Heading.UP: down.flipped(),
        Heading.LEFT: pointing_right.mirrored(),
        Heading.DOWN: down,
        Heading.RIGHT: pointing_right,
    }


def rimmed(picture: Sprite) -> Sprite:
    """With a rim of paper, one pixel wide."""
    return outlined(picture.cut(-1, -1, picture.width + 2, picture.height + 2))


RING = rimmed(ART["ring"])
FULL = rimmed(ART["full-ring"])
"""A ring with a meal in it."""
TAIL = rimmed(ART["tail"])
CRUMBS = ART["crumbs-1"], ART["crumbs-2"]


# What becomes of a worm that has eaten well.


def _winged(wing: Sprite) -> Sprite:
    return beside(wing, ART["butterfly"].see_through(), wing.mirrored()).see_through()


COCOON = ART["cocoon"]
"""With the sleeper's eyes."""
OPENED = ART["cocoon-open"]
SPREAD, FOLDED = _winged(ART["wing-spread"]), _winged(ART["wing-folded"])
FLOWER = ART["flower"].see_through()

# Large drawings for titles and endings.


@cache
def large(picture: Sprite, times: int) -> Sprite:
    """Enlarged smoothly."""
    return smoothly(picture, times)


@cache
def thread(length: int) -> Sprite:
    """A spider's."""
    return Sprite(2, (3,) * length, (3,) * length)


def carved(drawn: Sprite) -> Sprite:
    """Letters lit from above, with depth."""
    return extruded(lit(drawn))


EYE = ART["eye"]
SHUT_EYE = ART["eye-shut"]
SPIDER = ART["large-spider"].see_through()
CAP = ART["large-cap"].coloured(ink="R", paper=" WW ")
"""A mushroom's; its spots are cells of white paper."""
STEM = ART["large-stem"].coloured(ink="W")
BREVE = ART["breve"].coloured("W", "k")
"""Above the A in the Romanian name, whose letters are equally tall."""

# The figures of the tale, sixteen pixels a side, looking to the right; walkers have two poses.

PRINCE = ART["prince-1"].coloured("W"), ART["prince-2"].coloured("W")
OGRE = ART["ogre-1"].coloured("G"), ART["ogre-2"].coloured("G")
PRINCE_LEFT = tuple(picture.mirrored() for picture in PRINCE)
OGRE_LEFT = tuple(picture.mirrored() for picture in OGRE)
BRIDE = ART["bride"].see_through()
HEART = ART["heart"].see_through()

PRIZE_PICTURES = (
    ART["apple"].coloured(("G", "R"), "k"),
    ART["golden-apple"].coloured(("G", "Y"), "k"),
    ART["dragon"].coloured("C", "k"),
    ART["hydra"].coloured("M", "k"),
)
"""An apple, a golden one, a dragon, one with three heads."""
SIGNS = tuple(rows_of(ART[f"sign-{prize}"]) for prize in ("apple", "golden-apple", "dragon", "hydra"))
"""The four of them, small."""
CROWN = ART["crown"]
"""A life of the prince."""

_BARE = sprite(("................",) * 16)
_GROUNDS = ART["wood-1"], ART["wood-2"], ART["wood-3"], ART["wood-4"]


def wood(cell: Cell) -> Sprite:
    """What grows in a cell of the wood, always the same at one place."""
    place = (cell[0] * 29 + cell[1] * 43 + cell[0] * cell[1] * 7) % 9
    return _GROUNDS[place] if place < len(_GROUNDS) else _BARE
