"""How much room a side has left, for all fields at once: counts of one byte each stand side by side in long numbers."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from arcade.games.triplet.board import Board, Direction

FIELD, PRIVATE, SHARED = 40, 140, 100
"""The worth of a safe field: for itself, and for the moves that it may still be, which are the fewer the more safe
fields it would cost; more if the other side cannot take it. The ratios were fitted to 4,000 positions solved exactly.
"""
SAFE, TAKEABLE = 64, 128
"""What is added to a field's byte if it is safe, and if the other side can take it, too; below are the fields lost."""
PRIVATE_SHARES, SHARED_SHARES = (
    (0, *(FIELD + whole // lost for lost in range(1, SAFE + 1))) for whole in (PRIVATE, SHARED)
)
"""The worth of a safe field by how many it costs, itself counted."""
_WORTH = bytes(
    (SHARED_SHARES if mark & TAKEABLE else PRIVATE_SHARES)[1 + mark % SAFE] if mark & SAFE else 0
    for mark in range(2 * TAKEABLE)
)
Tables = tuple[tuple[int, ...], ...]
"""For each byte of a set, by its value, the sum of what its members stand for."""


class Rooms:
    """The tables of a board.

    A number has a byte for every field; the numbers of the directions and one for the marks stand one above the other.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._fields = board.fields
        self._bytes, self._line_bytes = -(-board.fields // 8), -(-len(board.lines) // 8)
        self._shift = 8 * board.fields
        self._one = (1 << self._shift) - 1

    def room(self, safe: int, lines: int, enemy_safe: int) -> int:
        """What is left to a side with so many safe fields and with one stone on some lines.

        After Caro and Wei's bound for independent sets: one part of each field's cost. See Wei, A lower bound on the
        stability number of a simple graph (1981).
        """
        near, counted = 0, self._marks
        for table, members in zip(self._neighbours, safe.to_bytes(self._bytes, "little"), strict=True):
            near += table[members]
        for table, members in zip(self._lines, lines.to_bytes(self._line_bytes, "little"), strict=True):
            counted |= table[members]
        near &= counted
        shift, one = self._shift, self._one
        marks = near & one
        while near := near >> shift:
            marks += near & one
        for table, members in zip(self._takeable, enemy_safe.to_bytes(self._bytes, "little"), strict=True):
            marks += table[members]
        return sum(marks.to_bytes(self._fields, "little").translate(_WORTH))

    @cached_property
    def _neighbours(self) -> Tables:
        """What a safe field is to others: one that is lost with them, by the direction of the line through both."""
        found = [SAFE << self._place(len(Direction), field) for field in range(self._fields)]
        for line in self.board.lines:
            for field in line.fields:
                found[field] += sum(1 << self._place(line.direction, other) for other in line.fields if other != field)
        return _tables(found, self._bytes)

    @cached_property
    def _lines(self) -> Tables:
        """The bytes in which a line's neighbours are counted."""
        found = [sum(0xFF << self._place(line.direction, field) for field in line.fields) for line in self.board.lines]
        return _tables(found, self._line_bytes)

    @cached_property
    def _takeable(self) -> Tables:
        return _tables([TAKEABLE << 8 * field for field in range(self._fields)], self._bytes)

    @cached_property
    def _marks(self) -> int:
        """The bytes of the marks, which always count."""
        return self._one << self._shift * len(Direction)

    def _place(self, number: int, field: int) -> int:
        return self._shift * number + 8 * field


@lru_cache(16)
def rooms(board: Board) -> Rooms:
    """The tables of a board, worked out once."""
    return Rooms(board)


def _tables(values: Sequence[int], size: int) -> Tables:
    tables = []
    for start in range(0, 8 * size, 8):
        sums = [0]
        for value in [*values[start : start + 8], *(0,) * 8][:8]:
            sums += [before + value for before in sums]
        tables.append(tuple(sums))
    return tuple(tables)
