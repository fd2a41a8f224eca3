"""Where a search ends: no position is judged before all captures are made and men are crowned that stand before it."""

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.search_moves import NEARLY, Value, captures, crownings
from arcade.toolkit.ai.search import WIN

SLICE, UNPACKING = 800, 40
"""Positions examined between two frames, and how many of them take as long as to unpack a block of the tables."""
PROVED = WIN // 2
TABLE_WIN = WIN // 4
"""What a win known from the tables counts, less the plies to where it is known, beside what the position looks like."""


class BrokenOffError(Exception):
    """The positions are used up."""


class Quiet:
    """The last plies of a search, and the positions that it has examined."""

    def __init__(self, value: Value, known: int = 0) -> None:
        """Positions are worth what `value` says; with so many `known` pieces, and fewer, what the tables say."""
        self.positions = 0
        self._value = value
        self._known, self._asking = known, endgame_tables.reader()
        self._most, self._slice_end = 1 << 60, SLICE

    def _quiet(self, own: int, enemy: int, kings: int, seat: int, alpha: int, beta: int, ply: int) -> int:
        """What a position is worth once all captures are made, and men that stand before the last row are crowned."""
        self._count()
        taking = captures(own, enemy, kings, seat)
        if taking:
            best = -WIN
        else:
            best = self._judge(own, enemy, kings, seat, ply)
            if best >= beta or not own & NEARLY[seat] & ~kings:
                return best
            alpha = max(alpha, best)
            taking = crownings(own, enemy, kings, seat)
        for one, left, rest in taking:
            if not left:
                return WIN - ply - 1
            value = -self._quiet(left, one, rest, 1 - seat, -beta, -alpha, ply + 1)
            best, alpha = max(best, value), max(alpha, value)
            if alpha >= beta:
                break
        return best

    def _judge(self, own: int, enemy: int, kings: int, seat: int, ply: int) -> int:
        """What a quiet position is worth, by the tables if they know it."""
        value = self._value(own, enemy, kings, seat)
        if (own | enemy).bit_count() > self._known:
            return value
        asking, before = self._asking, self._asking.unpacked
        points = endgame_tables.value(own & ~kings, own & kings, enemy & ~kings, enemy & kings, seat, asking) or 0
        self._slice_end -= UNPACKING * (asking.unpacked - before)
        return points and value + points * (TABLE_WIN - ply)

    def _count(self) -> None:
        self.positions += 1
        if self.positions > self._most:
            raise BrokenOffError
