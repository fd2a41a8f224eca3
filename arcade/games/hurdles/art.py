"""The drawings of the stadium: what is on the track, what stands about it, the spectators."""

from arcade.games.hurdles import ART

HURDLE = ART["hurdle"]
HURDLE_MIDDLE = 9
"""The column that stands for the hurdle's place."""
HURDLE_FEET = 29
"""Rows above the ground."""
FALLEN = ART["hurdle-fallen"]
WATER = ART["water"]
SPLASH = ART["splash"].see_through()
CHALK = ART["chalk"].see_through()
"""Where a perfect jump begins: a ring on the track."""
SHADOWS = ART["shadow"].see_through(), ART["shadow-in-the-air"].see_through()
"""Under a runner on the ground, and in the air."""
CHEQUERS = ART["chequers"]
FLAG = ART["flag"].see_through()

ROOF = ART["roof"]
PEBBLES = ART["pebbles"]

CUP = ART["cup"]
PENNANT = ART["pennant"].see_through()
FLOWER = ART["flower"].see_through()
BULBS = ART["bulbs"]

_SHIRTS = "plain", "striped", "open"
SHIRTS = tuple(ART[f"shirt-{shirt}"] for shirt in _SHIRTS)
"""What spectators wear below their heads, arms down."""
RAISED = tuple(ART[f"arms-up-{shirt}"] for shirt in _SHIRTS)
"""The same with both arms up."""
SEAT = ART["seat"]
