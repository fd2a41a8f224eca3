"""Nim: up to nine rows of beads; a move takes any number from one row, and the side that takes the last bead wins.

Upside down (misère) that side loses. There are no draws. Rows are numbered from 1.
"""

from dataclasses import dataclass, replace

from arcade.games.nim.levels import Fault
from arcade.toolkit.ai.nim_theory import nim_sum

MOST_ROWS, MOST_BEADS = 9, 25
DIGITS = 5
"""Binary digits of the largest row."""
Move = tuple[int, int]
"""A row's number, and how many beads are taken from it."""


@dataclass(frozen=True)
class Position:
    """The sizes of the rows and whose turn it is."""

    rows: tuple[int, ...]
    seat: int = 0
    upside_down: bool = False

    def moves(self) -> tuple[Move, ...]:
        return tuple((row, amount) for row, size in enumerate(self.rows, 1) for amount in range(1, size + 1))

    def play(self, move: Move) -> "Position":
        row, amount = move
        if move not in self.moves():
            raise ValueError(f"{amount} beads cannot be taken from row {row} of {self.rows}")
        rows = (*self.rows[: row - 1], self.rows[row - 1] - amount, *self.rows[row:])
        return replace(self, rows=rows, seat=1 - self.seat)

    def outcome(self) -> int | None:
        if any(self.rows):
            return None
        winner = self.seat if self.last_loses else 1 - self.seat
        return 1 if winner == 0 else -1

    @property
    def last_loses(self) -> bool:
        """Whether the side that takes the last bead loses."""
        return self.upside_down

    def why_not(self, row: int) -> Fault:
        """What is wrong with an illegal move in a row."""
        if not 1 <= row <= len(self.rows):
            return Fault.NO_ROW
        return Fault.AMOUNT if self.amounts(row) else Fault.EMPTY

    def amounts(self, row: int) -> tuple[int, ...]:
        """How many beads may be taken from a row."""
        return tuple(amount for other, amount in self.moves() if other == row)

    @property
    def beads(self) -> int:
        """All the beads left."""
        return sum(self.rows)

    @property
    def sum(self) -> int:
        """The carry-free binary sum of the rows: a digit is 1 where its column has an odd number of ones."""
        return nim_sum(self.rows)
