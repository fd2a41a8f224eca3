"""Triplet: two sides put stones on free fields in turn; whoever has three on one row, column or diagonal loses.

The three need not be adjacent, and enemy stones between them do not matter. Seat 0 is the player ("2"), seat 1 the
computer or a second player ("1"), no matter who starts. A draw is impossible: no row holds more than two of each.

Fields count from 0 at the upper left, row by row, and a set of fields is a number with their bits. A line is a whole
row, column or diagonal of three fields or more.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from arcade.games.triplet.levels import Direction

LIMIT = 3
CONCEDE = -1
"""The move of a computer that has no safe field."""
FREE, STONES = ".", "21"


@dataclass(frozen=True)
class Line:
    """A line: its direction, its fields from the left, or the top, on, and the same as a set."""

    direction: Direction
    fields: tuple[int, ...]
    mask: int


@dataclass(frozen=True)
class Board:
    """So many rows and columns."""

    rows: int = 7
    columns: int = 7

    @property
    def fields(self) -> int:
        return self.rows * self.columns

    @property
    def centre(self) -> int:
        """The middle field, or the one below and to the right of the middle."""
        return self.rows // 2 * self.columns + self.columns // 2

    def turned(self, stones: int) -> int:
        """A set of fields after the board was turned by 180 degrees."""
        return int(f"{stones:0{self.fields}b}"[::-1], 2)

    def name(self, field: int) -> str:
        """A field as a player calls it: a letter and the number of its row from below."""
        row, column = divmod(field, self.columns)
        return f"{chr(97 + column)}{self.rows - row}"

    def field(self, name: str) -> int:
        return (self.rows - int(name[1:])) * self.columns + ord(name[0]) - 97

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        found: list[Line] = []
        for direction in Direction:
            runs: dict[int, list[int]] = {}
            for field in range(self.fields):
                row, column = divmod(field, self.columns)
                runs.setdefault((row, column, column - row, column + row)[direction], []).append(field)
            for run in runs.values():
                if len(run) >= LIMIT:
                    fields = tuple(sorted(run, key=lambda field: (field % self.columns, field)))
                    found.append(Line(direction, fields, sum(1 << field for field in run)))
        return tuple(found)

    @cached_property
    def line_bits(self) -> tuple[int, ...]:
        """The lines through each field as a set of their places among all lines."""
        return tuple(
            sum(1 << place for place, line in enumerate(self.lines) if line.mask >> field & 1)
            for field in range(self.fields)
        )

    @cached_property
    def kept(self) -> tuple[dict[int, int], ...]:
        """For each field, by which of the lines through it hold one own stone: what stays safe if it is taken."""
        found = tuple({0: (1 << self.fields) - 1 & ~(1 << field)} for field in range(self.fields))
        for place, line in enumerate(self.lines):
            for field in line.fields:
                found[field].update({held | 1 << place: left & ~line.mask for held, left in found[field].items()})
        return found


@lru_cache(64)
def board(rows: int, columns: int) -> Board:
    """The board of a size; its tables are worked out once."""
    return Board(rows, columns)


PRINTED = board(7, 7)


def fields_of(stones: int) -> Iterator[int]:
    """The fields of a set, in order."""
    while stones:
        lowest = stones & -stones
        yield lowest.bit_length() - 1
        stones ^= lowest


class Triplet(NamedTuple):
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
