"""The four ways out of the jungle, with the letters that stand for them."""

from enum import Enum


class Way(Enum):
    """A direction; its value is the letter that chooses it."""

    EAST = "A"
    WEST = "B"
    NORTH = "C"
    SOUTH = "D"

    @property
    def back(self) -> "Way":
        """The opposite direction."""
        return _BACK[self]

    @property
    def step(self) -> tuple[int, int]:
        """Kilometres to the east and to the north that one kilometre this way is."""
        return _STEPS[self]


_BACK = {Way.EAST: Way.WEST, Way.WEST: Way.EAST, Way.NORTH: Way.SOUTH, Way.SOUTH: Way.NORTH}
_STEPS = {Way.EAST: (1, 0), Way.WEST: (-1, 0), Way.NORTH: (0, 1), Way.SOUTH: (0, -1)}
