"""The signs of the map: rooms, what is in them, who walks there."""

from functools import lru_cache

from arcade.games.cave import ART
from arcade.games.cave.board import Kind, Way
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

ROOM = ART["room"]
UP = ART["stairs up"]
DOWN = UP.flipped()
UP_AND_DOWN = ART["stairs up and down"]
NARROW = ART["narrow"]
GUARDED = ART["guarded"]
COIN = ART["points"]
PALACE = ART["palace"]
TREE = ART["tree"]
NOTE = ART["note"]
MIRROR = ART["mirror"]
SPRING = ART["spring"]
HERO = ART["hero"]
CARRIER = ART["carrier"]
COUPLE = ART["couple"]
HERO_STEPS = ART["hero stepping"]
CARRIER_STEPS = ART["carrier stepping"]
COUPLE_STEPS = ART["couple stepping"]
Poses = tuple[Sprite, Sprite]
ALONE, WITH_CHEST, TOGETHER = (HERO, HERO_STEPS), (CARRIER, CARRIER_STEPS), (COUPLE, COUPLE_STEPS)
"""Who walks there, standing and in the middle of a step."""
PENCIL = smoothly(
    ART["pencil"],
    2,
)
KINDS: dict[Kind, tuple[Sprite, str]] = {
    Kind.PLAIN: (ROOM, "ky"),
    Kind.NARROW: (NARROW, "by"),
    Kind.GIANT: (GUARDED, "ry"),
    Kind.PIRATES: (GUARDED, "ry"),
    Kind.NOTE: (NOTE, "ky"),
    Kind.EXIT: (TREE, "ky"),
    Kind.POINTS: (COIN, "by"),
    Kind.PALACE: (PALACE, "by"),
    Kind.MIRROR: (MIRROR, "by"),
    Kind.SPRING: (SPRING, "by"),
}
"""The sign of each kind of place, and its ink on the parchment."""
STAIRS: dict[tuple[bool, bool], Sprite] = {(True, False): UP, (False, True): DOWN, (True, True): UP_AND_DOWN}
"""The sign of a place with a way up, a way down, or both."""


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
