"""Boards of any size: the lines on which three stones of one side lose, and which of them pass through each field.

Fields count from 0 at the upper left, row by row, and a set of fields is a number with their bits. A line is a whole
row, column or diagonal of three fields or more.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache

LIMIT = 3
"""So many own stones on one line lose."""


class Direction(IntEnum):
    """How a line runs, in the order in which lines are tested."""

    ROW = 0
    COLUMN = 1
    FALLING = 2
    RISING = 3


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
        """How many fields there are."""
        return self.rows * self.columns

    @property
    def even(self) -> bool:
        """Whether no field is its own image when the board is turned by 180 degrees."""
        return self.fields % 2 == 0

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
        """The field of a name."""
        return (self.rows - int(name[1:])) * self.columns + ord(name[0]) - 97

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines, by direction."""
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
    def through(self) -> tuple[tuple[Line, ...], ...]:
        """The lines through each field, by direction."""
        return tuple(tuple(line for line in self.lines if line.mask >> field & 1) for field in range(self.fields))

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
        return tuple(map(self._kept, range(self.fields)))

    def _kept(self, field: int) -> dict[int, int]:
        kept = {0: (1 << self.fields) - 1 & ~(1 << field)}
        for place, line in enumerate(self.lines):
            if line.mask >> field & 1:
                kept |= {chosen | 1 << place: left & ~line.mask for chosen, left in kept.items()}
        return kept


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
