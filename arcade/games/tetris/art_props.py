"""Drawings of the themes: the edges of squares, the walls, a sight for each landscape and what falls or rises there."""

from arcade.games.tetris import ART
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

RING = sprite(("#######", *("#.....#",) * 5, "#######"))
ROUND = sprite((" ##### ", *("#.....#",) * 5, " ##### "))
CRACKED = ART["cracked"]
SHARD = ART["shard"]
CORNERS = ART["props-corners"]
"""The edges of a square, which its kind's mark stands in."""

HOUSE = ART["house"]
BAMBOO = ART["bamboo"]
CORAL = ART["coral"]
CARVED = ART["carved"]
CRYSTAL = ART["crystal"]
CASTLE = ART["castle"]
LAMPS = ART["lamps"]

MOON = ART["moon"].see_through()
SUN = ART["sun"].see_through()
FISH = ART["fish"]
PYRAMID = ART["pyramid"]
PEAK = ART["peak"]
VOLCANO = ART["volcano"]
PLANET = ART["planet"]

FLAKE = ART["flake"].see_through()
BUBBLE = ART["bubble"].see_through()
LEAF = ART["leaf"].see_through()
SPARK = sprite(("##", "##"))
SPECK = sprite(("#",))
BAR = ART["bar"].see_through()


def square_of(edge: Sprite, mark: Sprite, solid: bool) -> Sprite:
    """A square of eight by eight pixels: a mark in its edge, as ink, or cut out of a `solid` one."""
    inside = mark.cut(1, 1, 5, 5)
    if solid:
        inside = inside.inverted()
    return inside.over(edge.opaque(), 1, 1).cut(0, 0, CELL, CELL).opaque()
