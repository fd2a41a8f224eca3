"""The rules of Mefisto: a press flips a lamp and its neighbours; light exactly the lamps of the goal.

Boards are square. Lamps are numbered row by row from 0, and a set of lamps is a whole number: lamp n is bit n.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

LETTERS = "abcdefghijklmnopqrstuvwxy"
CROSS = (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)
"""The steps, down and right, from a pressed lamp to those that it flips."""


@lru_cache(1024)
def flipped(size: int, lamp: int, wrapped: bool = False) -> int:
    """The lamps that a press flips: the lamp itself, and those above, below and beside it."""
    row, column = divmod(lamp, size)
    lamps = 0
    for down, right in CROSS:
        y, x = row + down, column + right
        if wrapped:
            y, x = y % size, x % size
        if 0 <= y < size and 0 <= x < size:
            lamps |= 1 << y * size + x
    return lamps


@dataclass(frozen=True)
class Position:
    """Which lamps are lit, and which should be."""

    size: int
    goal: int
    lit: int = 0
    wrapped: bool = False
    """Whether the board's edges meet, so that every lamp has four neighbours."""

    def __post_init__(self) -> None:
        if not 2 <= self.size <= 9 or not 0 <= self.lit | self.goal < 1 << self.size**2:
            raise ValueError(f"{self.size} is no board's size, or {self.lit} or {self.goal} lights lamps beside it")

    def flips(self, lamp: int) -> int:
        """The lamps that a press flips."""
        return flipped(self.size, lamp, self.wrapped)

    def play(self, lamp: int) -> "Position":
        """The position after a press; raises ValueError where there is no lamp."""
        if not 0 <= lamp < self.size**2:
            raise ValueError(f"there is no lamp {lamp}")
        return replace(self, lit=self.lit ^ self.flips(lamp))

    @property
    def solved(self) -> bool:
        """Whether exactly the goal's lamps are lit."""
        return self.lit == self.goal

    def picture(self) -> str:
        """The rows from the top, lit lamps as #: "##.../#.../..."."""
        return pictured(self.size, self.lit)


def pictured(size: int, lamps: int) -> str:
    """A set of lamps as rows of # and dots, a stroke between rows."""
    return "/".join(
        "".join("#" if lamps >> size * row + column & 1 else "." for column in range(size)) for row in range(size)
    )


def lamps_of(picture: str) -> int:
    """The set of lamps that a picture shows; strokes and blanks between its rows are skipped."""
    marks = [mark for mark in picture if mark in "#."]
    return sum(1 << lamp for lamp, mark in enumerate(marks) if mark == "#")
