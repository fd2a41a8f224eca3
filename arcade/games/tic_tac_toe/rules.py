"""Tic-tac-toe: the first to own three fields in a row, column or diagonal wins; nine stones without a line are a draw.

Fields are numbered 1 to 9 by rows. Seat 0, the player, has discs ("2"); seat 1, the computer or a second player, has
rings ("1"), no matter who starts.
"""

from dataclasses import dataclass
from functools import cache

FREE, RING, DISC = ".", "1", "2"
STONES = (DISC, RING)
"""The stone of each seat."""
FIELDS = range(1, 10)
LINES = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))


@dataclass(frozen=True)
class Position:
    """The nine fields as a text, ".", "1" or "2" each, and whose turn it is."""

    board: str = FREE * 9
    seat: int = 0

    def __getitem__(self, field: int) -> str:
        """What stands on a field, 1 to 9."""
        return self.board[field - 1]

    def free(self) -> tuple[int, ...]:
        return _free(self.board)

    def moves(self) -> tuple[int, ...]:
        return () if self.lines() else self.free()

    def play(self, move: int) -> "Position":
        if move not in self.moves():
            raise ValueError(f"field {move} cannot be taken in {self.board}")
        return Position(self.board[: move - 1] + STONES[self.seat] + self.board[move:], 1 - self.seat)

    def lines(self) -> tuple[tuple[int, int, int], ...]:
        """The lines that one side owns; the last stone may finish two at once."""
        return _lines(self.board)

    def outcome(self) -> int | None:
        if lines := self.lines():
            return 1 if self[lines[0][0]] == DISC else -1
        return None if FREE in self.board else 0


@cache  # of at most 3 ** 9 boards
def _free(board: str) -> tuple[int, ...]:
    return tuple(field for field in FIELDS if board[field - 1] == FREE)


@cache
def _lines(board: str) -> tuple[tuple[int, int, int], ...]:
    return tuple(
        (one, two, three) for one, two, three in LINES if board[one - 1] == board[two - 1] == board[three - 1] != FREE
    )
