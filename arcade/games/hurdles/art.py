"""The drawings of the stadium: hurdles, water, spectators, marks on the track."""

from arcade.games.hurdles import ART
from arcade.toolkit.picture.sprites import sprite

HURDLE = ART["hurdle"]
HURDLE_MIDDLE, HURDLE_FEET = 9, 29
"""The column that stands for the hurdle's place, and the rows above the ground."""
FALLEN = ART["fallen"]
WATER = ART["water"]
SPLASH = ART["splash"].see_through()
CHALK = ART["chalk"].see_through()
"""Where a perfect jump begins: a ring on the track."""
SHADOWS = tuple(
    sprite(rows).see_through()
    for rows in (
        ("    #.#.#.#.#.#.#    ", "  .#.#.#.#.#.#.#.#.  ", "    #.#.#.#.#.#.#    "),
        ("                     ", "      #.#.#.#.#      ", "                     "),
    )
)
"""Under a runner on the ground, and in the air."""
CHEQUERS = ART["chequers"]
FLAG = ART["flag"].see_through()

ROOF = ART["roof"]
PEBBLES = ART["pebbles"]

CUP = ART["cup"]
PENNANT = ART["pennant"].see_through()
FLOWER = ART["flower"].see_through()
BULBS = ART["bulbs"]
