"""Impasse: pieces that belong to both sides start in a corner; one side pushes them up, the other to the right.

A push takes one piece over one empty square or more; nothing is jumped and nothing captured. Whoever is to move and
cannot, loses. Seat 0 pushes up, seat 1 to the right. Rows and columns count from 0, rows from the top.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

SIDE = 6
"""Squares each way of the book's board."""
BLOCKS = {5: 2, 6: 3, 8: 4}
"""Squares each way of the boards there are, and of the block of pieces in their lower left corners."""
UP, RIGHT = 0, 1
"""The seats."""
PIECE, EMPTY = "#", "."


class Move(NamedTuple):
    """A piece's square and how many squares it is pushed."""

    row: int
    column: int
    steps: int


@dataclass(frozen=True)
class Position:
    """Where the pieces are, and whose turn it is.

    Bit `side * height + column` of `pieces` is set for a piece; heights count from the bottom row, 0.
    """

    pieces: int
    seat: int = UP
    side: int = SIDE

    def __contains__(self, square: tuple[int, int]) -> bool:
        """Whether a piece stands on a square, given as row and column; none stands off the board."""
        row, column = square
        on_board = 0 <= row < self.side and 0 <= column < self.side
        return on_board and bool(self.pieces >> self._bit(row, column) & 1)

    def _bit(self, row: int, column: int) -> int:
        return self.side * (self.side - 1 - row) + column

    def target(self, move: Move, seat: int | None = None) -> tuple[int, int]:
        """The row and column where a seat's push ends, whether it is legal or not; without a seat that of the mover."""
        up = (self.seat if seat is None else seat) == UP
        return (move.row - move.steps, move.column) if up else (move.row, move.column + move.steps)

    def reach(self, row: int, column: int, seat: int | None = None) -> int:
        """How many squares a seat can push the piece on a square; 0 if there is none."""
        if (row, column) not in self:
            return 0
        up = (self.seat if seat is None else seat) == UP
        room, step = (row, self.side) if up else (self.side - 1 - column, 1)
        ahead = self.pieces >> self._bit(row, column)
        return next((steps for steps in range(room) if ahead >> step * (steps + 1) & 1), room)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves, row by row from the top, each row from the left, short pushes first."""
        return self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.moves_of(self.seat)

    def pushes(self, square: tuple[int, int]) -> tuple[Move, ...]:
        """The legal moves of the piece on a square, short pushes first."""
        return tuple(move for move in self.moves() if (move.row, move.column) == square)

    def moves_of(self, seat: int) -> tuple[Move, ...]:
        """The pushes that a seat would have if it were its turn."""
        return tuple(
            Move(row, column, steps)
            for row in range(self.side)
            for column in range(self.side)
            for steps in range(1, self.reach(row, column, seat) + 1)
        )

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            raise ValueError(f"{move}: that piece cannot be pushed like that")
        moved = 1 << self._bit(move.row, move.column) | 1 << self._bit(*self.target(move))
        return Position(self.pieces ^ moved, 1 - self.seat, self.side)

    def outcome(self) -> int | None:
        if self.moves():
            return None
        return 1 if self.seat == RIGHT else -1

    def picture(self) -> str:
        """The rows from the top, "#" for a piece and "." for none, parted by strokes."""
        squares = range(self.side)
        return "/".join("".join(PIECE if (row, column) in self else EMPTY for column in squares) for row in squares)


def pictured(picture: str, seat: int = UP) -> Position:
    """The position of a picture; raises ValueError unless it is a square of "#" and "."."""
    rows = picture.split("/")
    side = len(rows)
    if any(len(row) != side or row.strip(PIECE + EMPTY) for row in rows):
        raise ValueError(f"{picture!r} is not a square board of # and .")
    bits = (side * height + column for height, row in enumerate(reversed(rows)) for column in range(side))
    return Position(sum(1 << bit for bit in bits if rows[-1 - bit // side][bit % side] == PIECE), seat, side)


def start(side: int = SIDE, seat: int = UP) -> Position:
    """The block of pieces in the lower left corner; raises KeyError for a size that there is none for."""
    block = BLOCKS[side]
    rows = [EMPTY * side] * (side - block) + [PIECE * block + EMPTY * (side - block)] * block
    return pictured("/".join(rows), seat)


def name(row: int, column: int) -> str:
    """A square as the players call it: letters from the left, digits from the top."""
    return f"{'abcdefgh'[column]}{row + 1}"
