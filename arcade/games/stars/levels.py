"""What the levels differ in, and what the player chooses for each sky."""

from dataclasses import dataclass
from enum import IntEnum

FIGURE = 0
"""Chosen in place of a number of stars: a constellation."""
COUNTS = (FIGURE, 8, 12, 16, 20, 24, 28)


class Limit(IntEnum):
    """What is limited."""

    NOTHING = 0
    RAYS = 1
    TIME = 2
    BOTH = 3


class Ghost(IntEnum):
    """How much of the coming ray is seen."""

    NONE = 0
    ENDS = 1
    WHOLE = 2


@dataclass(frozen=True)
class Choice:
    """What the player wants: how many stars, or a figure, and what is limited."""

    stars: int
    limit: Limit


@dataclass(frozen=True)
class Difficulty:
    """A level."""

    speed: int
    """Of the sights, in pixels a frame."""
    ghost: Ghost
    holes: int
    spare_rays: int
    """Besides the fewest that are needed, if rays are limited."""
    seconds_a_star: int
    """If time is limited."""
    usual: Choice


LEVELS = (
    Difficulty(1, Ghost.WHOLE, 0, 4, 8, Choice(12, Limit.NOTHING)),
    Difficulty(2, Ghost.ENDS, 0, 3, 6, Choice(16, Limit.RAYS)),
    Difficulty(3, Ghost.NONE, 0, 2, 5, Choice(20, Limit.BOTH)),
    Difficulty(4, Ghost.NONE, 3, 2, 4, Choice(24, Limit.BOTH)),
)
