"""The drawings of the garden, eight pixels a side."""

from arcade.games.robac import ART
from arcade.games.robac.board import POISON, PRIZES, REMEDY, Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite

SPIDERS = (
    (
        ART["spiders-1-1"],
        ART["spiders-1-2"],
    ),
    (
        ART["spiders-2-1"],
        ART["spiders-2-2"],
    ),
    (
        ART["spiders-3-1"],
        ART["spiders-3-2"],
    ),
    (
        ART["spiders-4-1"],
        ART["spiders-4-2"],
    ),
)
"""Two positions of the legs of each kind."""
MUSHROOM = ART["mushroom"]
SPROUT = ART["sprout"]
EGG = ART["egg"]
FLASK = ART["flask"]
PUFF = ART["puff"]

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
    """What an empty cell shows; a place is always the same."""
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
"""Of everything that pops up: two positions and the attribute."""
YOUNG = {item: rows_of(SPROUT if item == POISON else EGG) for item in ITEMS}
"""How it looks at first."""
