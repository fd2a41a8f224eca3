"""The pictures of Avoid the square's modern look: magnets on a blackboard, its frame, marks for fields that lose."""

from functools import cache

from arcade.games.square_avoidance import ART
from arcade.games.square_avoidance.rules import RING
from arcade.toolkit.picture.solids import ball, brackets, ring
from arcade.toolkit.picture.sprites import Sprite

STONE = 24
FIELD = 32
"""Pixels of a stone and of a field, each way."""
GROWTH = (8, 14, 20, STONE)
"""The sizes of a stone as it comes nearer the board."""


@cache
def stone(kind: str, size: int = STONE) -> Sprite:
    """A ring or a ball."""
    return ring(size) if kind == RING else ball(size)


CURSOR = brackets(FIELD, 10, 3)
CROSS = ART["cross"]
"""A field that loses for the side to move."""
SPOT = ART["spot"]
"""A field that loses for the other side."""
GRAIN = ART["grain"]
"""The wood of the frame."""
