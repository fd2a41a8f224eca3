"""What grows beside the way: trees and flowers, cactuses and bones, firs and snowmen."""

from arcade.games.path import ART
from arcade.toolkit.picture.sprites import Sprite

TREE = ART["tree"].see_through()
BUSH = ART["bush"].see_through()
FLOWER = ART["flower"].see_through()

CACTUS = ART["cactus"].see_through()
ROCK = ART["rock"].see_through()
SKULL = ART["skull"].see_through()

FIR = ART["fir"].see_through()
SNOWMAN = ART["snowman"].see_through()
STUMP = ART["stump"].see_through()

Growth = tuple[Sprite, tuple[Sprite, Sprite]]
"""What is two cells high and wide, and two things of one cell."""
MEADOW: Growth = TREE, (BUSH, FLOWER)
DESERT: Growth = CACTUS, (ROCK, SKULL)
SNOW: Growth = FIR, (STUMP, SNOWMAN)
