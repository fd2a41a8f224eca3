"""Triplet: two sides put stones on free fields in turn; whoever has three on one row, column or diagonal loses.

The three need not be adjacent, and enemy stones between them do not matter. Seat 0 is the player ("2"), seat 1 the
computer or a second player ("1"), no matter who starts. A draw is impossible: no row holds more than two of each.
"""

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from arcade.games.triplet.board import LIMIT, PRINTED, Board, Direction, fields_of

CONCEDE = -1
"""The move of a computer that has no safe field."""
Reason = Literal["chance", "scan", "queens", "count", "mirror", "planned", "won", "lost", "concede"]
"""Why the computer took a field, or none."""
FREE, STONES = ".", "21"


class Triplet(NamedTuple):
    """Three stones of one side on a line: the direction, and the fields along the line."""

    direction: Direction
    fields: tuple[int, ...]


@dataclass(frozen=True)
class Position:
    """The stones of both seats as sets of fields, and whose turn it is."""

    board: Board = PRINTED
    stones: tuple[int, int] = (0, 0)
    seat: int = 0
    conceded: bool = False

    @property
    def free(self) -> int:
        """The set of free fields."""
        return (1 << self.board.fields) - 1 & ~(self.stones[0] | self.stones[1])

    def moves(self) -> tuple[int, ...]:
        """The free fields, also those that lose; CONCEDE, too, where none is safe."""
        if self.outcome() is not None:
            return ()
        fields = tuple(fields_of(self.free))
        return fields if self.safe(self.seat) else (*fields, CONCEDE)

    def play(self, move: int) -> "Position":
        if move not in self.moves():
            why = "only a seat without a safe field may concede" if move == CONCEDE else f"field {move} is not free"
            raise ValueError(f"{why}, or the game is over: {self.picture()}")
        if move == CONCEDE:
            return replace(self, seat=1 - self.seat, conceded=True)
        first, second = self.stones
        stones = (first | 1 << move, second) if self.seat == 0 else (first, second | 1 << move)
        return Position(self.board, stones, 1 - self.seat)

    def safe(self, seat: int) -> int:
        """The set of free fields on which a seat would not lose."""
        own, safe = self.stones[seat], self.free
        for line in self.board.lines:
            if (own & line.mask).bit_count() >= LIMIT - 1:
                safe &= ~line.mask
        return safe

    def triplet(self) -> Triplet | None:
        """The three stones of the side that has just moved, on the first line that holds them."""
        own = self.stones[1 - self.seat]
        if own.bit_count() >= LIMIT:
            for line in self.board.lines:
                if (own & line.mask).bit_count() >= LIMIT:
                    return Triplet(line.direction, tuple(field for field in line.fields if own >> field & 1))
        return None

    def outcome(self) -> int | None:
        if self.conceded or self.triplet():
            return 1 if self.seat == 0 else -1
        return None

    def picture(self) -> str:
        """The rows from the top, "2" and "1" for the stones of the seats."""
        signs = [
            STONES[0] if self.stones[0] >> field & 1 else STONES[1] if self.stones[1] >> field & 1 else FREE
            for field in range(self.board.fields)
        ]
        columns = self.board.columns
        return "/".join("".join(signs[start : start + columns]) for start in range(0, len(signs), columns))
