"""The drawings of the garden, of the worm, and of the tale."""

from arcade.games.robac import ART
from arcade.games.robac.rules import POISON, PRIZES, REMEDY, Cell, Heading
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.shading import extruded, lit, outlined
from arcade.toolkit.picture.sprites import Sprite, sprite

SPIDERS = tuple((ART[f"spider-{kind}-1"], ART[f"spider-{kind}-2"]) for kind in range(1, len(PRIZES) + 1))
"""Two positions of the legs of each kind."""
LIFE = ART["life-tail"], ART["life-ring"], ART["life-head"]
"""A small worm, a character each."""
WORM, MEADOW, POISON_COLOURS = pair("bY"), pair("gY"), pair("rY")
TUFTS = (
    bytes((0, 0x10, 0x12, 0x54, 0x54, 0x38, 0x38, 0)),
    bytes((0, 0, 0x04, 0x25, 0x2A, 0x1C, 0, 0)),
    bytes((0, 0x18, 0x3C, 0x18, 0x10, 0x54, 0x38, 0)),
)
"""Blades of grass that stand here and there."""


def ground(cell: Cell) -> bytes:
    """What an empty cell shows, always the same at one place."""
    place = (cell[0] * 37 + cell[1] * 101 + cell[0] * cell[1] * 11) % 131
    return TUFTS[place] if place < len(TUFTS) else bytes(8)


def rows_of(picture: Sprite) -> bytes:
    """The eight bytes of a picture eight pixels wide."""
    return bytes(picture.ink)


ITEMS: dict[int, tuple[bytes, bytes, int]] = {
    POISON: (rows_of(ART["mushroom"]), rows_of(ART["mushroom"]), POISON_COLOURS),
    REMEDY: (rows_of(ART["flask"]), rows_of(ART["flask"]), pair("bY")),
} | {
    kind: (rows_of(legs[0]), rows_of(legs[1]), pair(f"{ink}Y"))
    for kind, legs, ink in zip(PRIZES, SPIDERS, "kkmm", strict=True)
}
"""Of everything that pops up: the bytes of two poses and the attribute."""
YOUNG = {item: rows_of(ART["sprout" if item == POISON else "egg"]) for item in ITEMS}
"""How it looks at first."""


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


# The worm's rings are fatter than a cell, and its head is twice as large; they look to the right.
RING, TAIL = rimmed(ART["ring"]), rimmed(ART["tail"])
BUTTERFLY = tuple(
    [
        beside(ART[wing], ART["butterfly"].see_through(), ART[wing].mirrored()).see_through()
        for wing in ("wing-spread", "wing-folded")
    ]
)


def thread(length: int) -> Sprite:
    """A spider's."""
    return Sprite(2, (3,) * length, (3,) * length)


def carved(drawn: Sprite) -> Sprite:
    """Letters lit from above, with depth."""
    return extruded(lit(drawn))


SPIDER = ART["large-spider"].see_through()
CAP = ART["large-cap"].coloured(ink="R", paper=" WW ")
"""A mushroom's; its spots are cells of white paper."""
STEM = ART["large-stem"].coloured(ink="W")
BREVE = ART["breve"].coloured("W", "k")
"""Above the A in the Romanian name, whose letters are equally tall."""

PRINCE = ART["prince-1"].coloured("W"), ART["prince-2"].coloured("W")
OGRE = ART["ogre-1"].coloured("G"), ART["ogre-2"].coloured("G")
"""They look to the right and walk in two poses."""
PRIZE_PICTURES = (
    ART["apple"].coloured(("G", "R"), "k"),
    ART["golden-apple"].coloured(("G", "Y"), "k"),
    ART["dragon"].coloured("C", "k"),
    ART["hydra"].coloured("M", "k"),
)
"""An apple, a golden one, a dragon, one with three heads."""
SIGNS = tuple(rows_of(ART[f"sign-{prize}"]) for prize in ("apple", "golden-apple", "dragon", "hydra"))
"""The four of them, small."""


def wood(cell: Cell) -> Sprite:
    """What grows in a cell of the wood, always the same at one place."""
    place = (cell[0] * 29 + cell[1] * 43 + cell[0] * cell[1] * 7) % 9
    return ART[f"wood-{place + 1}"] if place < 4 else sprite(("." * 16,) * 16)
