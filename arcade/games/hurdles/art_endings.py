"""What the runner does after a race, and his pace-maker, whose ears fly behind him."""

from dataclasses import replace
from functools import cache

from arcade.games.hurdles import ART
from arcade.games.hurdles.art_runner import HEIGHT, LEAPING, RUNNING, WIDTH, Joint, Pose, figure
from arcade.toolkit.picture.shading import spread_by
from arcade.toolkit.picture.sprites import Sprite

HAND: Joint = (12, -9)
"""What is held up, counted from the shoulder."""
LAP = tuple(replace(pose, arms=(((8, -3), HAND), pose.arms[1])) for pose in RUNNING)
"""A lap of honour: an arm holds something up."""
SINKING = Pose(
    (18, 30),
    (25, 20),
    (29, 17),
    (((9, 1), (8, 10)), ((4, 9), (-6, 10))),
    (((2, 7), (4, 13)), ((1, 7), (2, 14))),
)
SITTING = tuple(
    Pose(
        (14, 36),
        (18, 26 + low),
        (23, 20 + low),
        (((11, -9), (13, 3)), ((9, -8), (10, 3))),
        (((7, 3), (9, -3)), ((5, 4), (8, -2))),
    )
    for low in (0, 1)
)
"""On the ground, head in hands; he heaves."""
PATTING = tuple(
    Pose(
        (21, 22),
        (22, 11),
        (24, 5),
        (((3, 9), (2, 18)), ((-3, 9), (-4, 18))),
        (((7, 3 + low), (14, 4 + 3 * low)), ((-4, 6), (-2, 11))),
    )
    for low in (0, 1)
)
"""Standing, a hand on somebody's shoulder."""
EARS = ART["ears"].see_through()
FLYING = ART["flying"].see_through()
"""In a jump."""
EARS_LEFT, EARS_TOP, FLYING_TOP = -12, -13, -5
"""Their corners, counted from the head's middle."""
EARS_HEIGHT = 8
"""Rows that a hare is higher than a runner."""


@cache
def hare(pose: Pose) -> Sprite:
    """A pose drawn with long ears, EARS_HEIGHT rows above it."""
    tall = figure(pose).cut(0, -EARS_HEIGHT, WIDTH, HEIGHT + EARS_HEIGHT)
    drawn, top = (FLYING, FLYING_TOP) if pose in LEAPING else (EARS, EARS_TOP)
    x, y = pose.head
    ears = drawn.over(Sprite(WIDTH, (0,) * tall.height, (0,) * tall.height), x + EARS_LEFT, y + top + EARS_HEIGHT)
    return tall.over(Sprite(WIDTH, ears.ink, spread_by(ears, 1)))
