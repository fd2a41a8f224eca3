"""What the levels differ in, and what the player chooses for each sky."""

from enum import Enum, IntEnum
from typing import NamedTuple

from arcade.toolkit.contract.levels import Level, Levels
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import levels

FIGURE = 0
"""Chosen in place of a number of stars: a constellation."""
COUNTS = (FIGURE, 8, 12, 16, 20, 24, 28)


class Limit(IntEnum):
    """What is limited."""

    NOTHING = 0
    RAYS = 1
    TIME = 2
    BOTH = 3


class Ghost(Enum):
    """How much of the coming ray is seen."""

    NONE = "none"
    ENDS = "ends"
    WHOLE = "whole"


class Choice(NamedTuple):
    """What the player wants: how many stars, or a figure, and what is limited."""

    stars: int
    limit: Limit


class Difficulty(NamedTuple):
    """How hard a level is, and what its player is offered first."""

    speed: int
    """Of the sights, in pixels a frame."""
    ghost: Ghost
    black_holes: int
    spare_rays: int
    """Besides the fewest that are needed, if rays are limited."""
    seconds_a_star: int
    usual: Choice


LEVELS = Levels(
    Level(
        1,
        levels.GENTLE,
        Text("slow sights, you see the ray"),
        Difficulty(1, Ghost.WHOLE, black_holes=0, spare_rays=4, seconds_a_star=8, usual=Choice(12, Limit.NOTHING)),
    ),
    Level(
        2,
        Text("keen"),
        Text("you see only the ray's ends"),
        Difficulty(2, Ghost.ENDS, black_holes=0, spare_rays=3, seconds_a_star=6, usual=Choice(16, Limit.RAYS)),
    ),
    Level(
        3,
        Text("swift"),
        Text("fast sights, against time"),
        Difficulty(3, Ghost.NONE, black_holes=0, spare_rays=2, seconds_a_star=5, usual=Choice(20, Limit.BOTH)),
    ),
    Level(
        4,
        levels.MASTER,
        Text("very fast, and black holes"),
        Difficulty(4, Ghost.NONE, black_holes=3, spare_rays=2, seconds_a_star=4, usual=Choice(24, Limit.BOTH)),
    ),
)
