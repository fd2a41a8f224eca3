"""The puzzle: nine digits in a square, joined by signs along three rows and three columns, each with its result.

Cells count row by row from 0; lines are the three rows from above, then the three columns from the left.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from arcade.games.simultan.arithmetic import worth

SIDE, CELLS = 3, 9
DIGITS = range(1, 10)
EMPTY = 0
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))


@dataclass(frozen=True)
class Puzzle:
    """What is asked, and the digits the computer thought of."""

    digits: tuple[int, ...]
    signs: tuple[str, ...]
    """The two signs of each line."""
    different: bool = False
    """Whether every digit may stand only once."""
    given: tuple[int, ...] = ()
    """The cells shown from the start."""

    @cached_property
    def results(self) -> tuple[int, ...]:
        """What each line has to make: a whole number always."""
        return tuple(worth(self.along(self.digits, line), self.signs[line]).numerator for line in range(len(LINES)))

    @staticmethod
    def along(cells: Sequence[int], line: int) -> tuple[int, ...]:
        """The digits of a line."""
        return tuple(cells[cell] for cell in LINES[line])

    def made(self, cells: Sequence[int], line: int) -> Fraction | None:
        """What a line makes with a player's digits; None while one is missing."""
        digits = self.along(cells, line)
        return None if EMPTY in digits else worth(digits, self.signs[line])

    def wrong(self, cells: Sequence[int]) -> tuple[int, ...]:
        """The full lines that do not make what they should."""
        results = self.results
        found = ((line, self.made(cells, line)) for line in range(len(LINES)))
        return tuple(line for line, made in found if made is not None and made != results[line])

    def clashes(self, cells: Sequence[int]) -> tuple[int, ...]:
        """The cells whose digit stands elsewhere too, where digits must differ."""
        if not self.different:
            return ()
        counts = Counter(cells)
        return tuple(cell for cell, digit in enumerate(cells) if digit != EMPTY and counts[digit] > 1)

    def solved(self, cells: Sequence[int]) -> bool:
        """Whether the digits are a solution, the computer's or any other."""
        return EMPTY not in cells and not self.wrong(cells) and not self.clashes(cells)
