"""Looking ahead: alpha-beta over what is still safe for both sides, deepened ply by ply, exact when it reaches the end.

All that matters of a position is which fields are safe for either side, and on which lines each has one stone; a line
with two is closed, its fields are safe no more. Whoever has no safe field on his turn has lost.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from arcade.games.triplet.levels import Direction
from arcade.games.triplet.rules import Board, Position, fields_of
from arcade.toolkit.contract.searching import Search

FIELD = 40
"""The worth of a safe field for itself."""
PRIVATE, SHARED = 140, 100
"""A field's worth for one side or both times the safe fields that it costs: fitted to 4000 solved positions."""
SAFE, TAKEABLE = 64, 128
"""Flags in a field's byte. TAKEABLE is by the other side. Below them the fields lost are counted."""
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
WIN = 1_000_000
SLICE = 400
"""Positions examined between two frames."""
PLAIN_DEPTH = 2
"""Below this many plies the search does not stop for frames."""
EXACT, AT_LEAST, AT_MOST = range(3)


class Rooms:
    """The tables of a board.

    A number has a byte for every field; the numbers of the directions and one for the marks stand one above the other.
    """

    def __init__(self, board: Board) -> None:
        self._fields = board.fields
        self._bytes, self._line_bytes = -(-board.fields // 8), -(-len(board.lines) // 8)
        self._shift = 8 * board.fields
        self._one = (1 << self._shift) - 1
        self._marks = self._one << self._shift * len(Direction)
        """The bytes of the marks, which always count."""
        near = [SAFE << self._place(len(Direction), field) for field in range(self._fields)]
        for line in board.lines:
            for field in line.fields:
                near[field] += sum(1 << self._place(line.direction, other) for other in line.fields if other != field)
        self._neighbours = _tables(near, self._bytes)
        """What a safe field is to others: one that is lost with them, by the direction of the line through both."""
        counted = [sum(0xFF << self._place(line.direction, field) for field in line.fields) for line in board.lines]
        self._lines = _tables(counted, self._line_bytes)
        """The bytes in which a line's neighbours are counted."""
        self._takeable = _tables([TAKEABLE << 8 * field for field in range(self._fields)], self._bytes)

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


class Duel(NamedTuple):
    """What is safe and the lines with one stone, of the side to move, then of the other."""

    safe: int
    lines: int
    enemy_safe: int
    enemy_lines: int


class Found(NamedTuple):
    """The best field, and its value for the side to move."""

    field: int
    value: int

    @property
    def standing(self) -> int:
        """1 for a proved win, -1 for a proved loss, 0 for what is open."""
        return (self.value > WIN // 2) - (self.value < -WIN // 2)


def duel(position: Position) -> Duel:
    """The position as the search sees it."""
    own, enemy = position.seat, 1 - position.seat
    return Duel(position.safe(own), _single(position, own), position.safe(enemy), _single(position, enemy))


def _single(position: Position, seat: int) -> int:
    """The lines on which a seat has one stone; where it has two, nothing is safe and the bit says nothing."""
    lines = 0
    for field in fields_of(position.stones[seat]):
        lines ^= position.board.line_bits[field]
    return lines


class Lookout:
    """A search of one position, with at most about so many positions examined."""

    def __init__(self, board: Board, positions: int) -> None:
        self.board = board
        self.limit = positions
        self.examined = 0
        self.seen: tuple[int, Found | None] = 0, None
        """How many plies have been looked ahead, and what was best so far."""
        self._slice_end = SLICE
        self._known: dict[Duel, tuple[int, int, int, int]] = {}
        self._room = rooms(board).room

    def best(self, start: Duel) -> Search[Found]:
        """The best safe field; there must be one."""
        found = Found(next(fields_of(start.safe)), 0)
        for depth in range(1, start.safe.bit_count() + start.enemy_safe.bit_count() + 1):
            value = yield from self._deep(start, depth, -WIN, WIN, 0)
            if self._spent and depth > 1:
                break
            found = Found(self._known[start][3], value)
            self.seen = depth, found
            if found.standing or self.examined >= self.limit:
                break
        return found

    @property
    def _spent(self) -> bool:
        return self.examined > 2 * self.limit

    def _replies(self, now: Duel, first: int) -> Iterator[tuple[int, Duel]]:
        """Fields with the positions they lead to: `first`, then those that leave the enemy few and one's self many."""
        bits, kept = self.board.line_bits, self.board.kept
        safe, lines, enemy_safe, enemy_lines = now
        found = []
        rest = safe
        while rest:  # as fields_of, whose generator would take a tenth of the search
            lowest = rest & -rest
            rest ^= lowest
            field = lowest.bit_length() - 1
            own, enemy = safe & kept[field][lines & bits[field]], enemy_safe & ~lowest
            rank = enemy.bit_count() - own.bit_count() if field != first else -WIN
            found.append((rank, field, enemy, own))
        found.sort()
        for _, field, enemy, own in found:  # most are never asked for
            yield field, Duel(enemy, enemy_lines, own, lines ^ bits[field])

    def _deep(self, now: Duel, depth: int, alpha: int, beta: int, ply: int) -> Search[int]:
        """Negamax that may stop between positions."""
        if depth <= PLAIN_DEPTH:
            if self.examined >= self._slice_end:
                self._slice_end = self.examined + SLICE
                yield
            return self._plain(now, depth, alpha, beta, ply)
        self.examined += 1
        answer, first = self._lookup(now, depth, alpha, beta, ply)
        if answer is not None:
            return answer
        lowest, best, choice = alpha, -WIN, first
        for field, after in self._replies(now, first):
            value = -(yield from self._deep(after, depth - 1, -beta, -alpha, ply + 1))
            if self._spent:
                return best
            if value > best:
                best, choice = value, field
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._note(now, depth, best, lowest, beta, choice)
        return best

    def _plain(self, now: Duel, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Negamax without stops."""
        self.examined += 1
        answer, first = self._lookup(now, depth, alpha, beta, ply)
        if answer is not None:
            return answer
        lowest, best, choice = alpha, -WIN, first
        for field, after in self._replies(now, first):
            value = -self._plain(after, depth - 1, -beta, -alpha, ply + 1)
            if value > best:
                best, choice = value, field
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._note(now, depth, best, lowest, beta, choice)
        return best

    def _lookup(self, now: Duel, depth: int, alpha: int, beta: int, ply: int) -> tuple[int | None, int]:
        """The value of a position that need not be looked into, and the field that was best when it last was."""
        safe, lines, enemy_safe, enemy_lines = now
        if not safe:
            return ply - WIN, -1
        if depth <= 0:
            return (self._room(safe, lines, enemy_safe) - self._room(enemy_safe, enemy_lines, safe)), -1
        known = self._known.get(now)
        if known is None:
            return None, -1
        reached, value, bound, field = known
        deep_enough = reached >= depth or abs(value) > WIN // 2
        if ply and deep_enough and (bound == EXACT or (value >= beta if bound == AT_LEAST else value <= alpha)):
            return value, field
        return None, field

    def _note(self, now: Duel, depth: int, value: int, alpha: int, beta: int, field: int) -> None:
        bound = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACT
        self._known[now] = (depth, value, bound, field)
