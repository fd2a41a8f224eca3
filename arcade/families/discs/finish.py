"""The end of a game of Reversi solved with a table, cramping moves first: several times as fast as without one.

Values are in eighths of a disc. Trying moves first in a corner of the board with an odd number of empty squares
(parity), as many programs do, was measured, too: counted in ways to move it made the search slower.
"""

from collections.abc import Callable

from arcade.families.discs.ends import LOWEST, Endgame
from arcade.families.discs.lanes import BOARD, BYTE, followers
from arcade.families.discs.rules import SQUARES
from arcade.toolkit.contract.searching import Thinking

UNSTORED = 6
"""With so few empty squares the table costs more than it saves."""
PLAIN = 7
"""With so few the solver runs without stopping for frames."""
SLICE = 1_800
"""Positions between two stops."""
JUDGED = 12
"""From so many on moves are put in order by what they lead to is worth, too."""
WAY = 16
"""What a way to move counts then, in eighths of a disc."""

Evaluate = Callable[[int, int], int]
"""What a position, as one number, with so many empty squares is worth for the side that has just moved."""


class Finish(Endgame):
    """Plays ends out with a table, which lasts from one search to the next."""

    UNORDERED = 4

    def __init__(self, evaluate: Evaluate) -> None:
        super().__init__()
        self._evaluate = evaluate
        self._next_stop = SLICE
        self._table: dict[int, tuple[int, int, int]] = {}
        """The least and greatest value a position can have, and its best move."""

    def solve(self, own: int, enemy: int, empty: bytes, alpha: int, beta: int, passed: bool = False) -> Thinking[int]:
        """The exact value between alpha and beta, or a bound beyond them, stopping for frames."""
        if len(empty) <= PLAIN:
            if self.positions >= self._next_stop:
                self._next_stop = self.positions + SLICE
                yield None
            return self.stored(own, enemy, empty, alpha, beta, passed)
        key = own & BOARD | (enemy & BOARD) << SQUARES
        low, high, preferred = self._table.get(key, (LOWEST, -LOWEST, -1))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self.positions += 1
        after = followers(own, enemy, empty)
        if len(empty) >= JUDGED and len(after) > 1:
            evaluate, fewer = self._evaluate, len(empty) - 1
            after = [
                (WAY * ways - evaluate(mine & BOARD | (theirs & BOARD) << SQUARES, fewer), square, theirs, mine)
                for ways, square, theirs, mine in after
            ]
            after.sort()
        if preferred >= 0:
            after.sort(key=lambda follower: follower[1] != preferred)
        if not after:
            if passed:
                return own.bit_count() - enemy.bit_count()
            return -(yield from self.solve(enemy, own, empty, -beta, -alpha, True))
        if len(after) > 1:
            for _, _, theirs, mine in after:
                known = self._table.get(theirs & BOARD | (mine & BOARD) << SQUARES)
                if known and -known[1] >= beta:
                    return -known[1]
        floor, best, choice = max(alpha, low), LOWEST, -1
        alpha = floor
        for _, square, theirs, mine in after:
            left = empty.replace(BYTE[square], b"")
            if choice < 0:
                value = -(yield from self.solve(theirs, mine, left, -beta, -alpha))
            else:
                value = -(yield from self.solve(theirs, mine, left, -alpha - 1, -alpha))
                if alpha < value < beta:
                    value = -(yield from self.solve(theirs, mine, left, -beta, -alpha))
            if value > best:
                best, choice = value, square
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        self._table[key] = (low if best <= floor else best, high if best >= beta else best, choice)
        return best

    def stored(self, own: int, enemy: int, empty: bytes, alpha: int, beta: int, passed: bool = False) -> int:
        """The same without stops, for few empty squares."""
        if len(empty) <= UNSTORED:
            return self.ordered(own, enemy, empty, alpha, beta, passed)
        key = own & BOARD | (enemy & BOARD) << SQUARES
        low, high, preferred = self._table.get(key, (LOWEST, -LOWEST, -1))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self.positions += 1
        after = followers(own, enemy, empty)
        if preferred >= 0:
            after.sort(key=lambda follower: follower[1] != preferred)
        if not after:
            if passed:
                return own.bit_count() - enemy.bit_count()
            return -self.stored(enemy, own, empty, -beta, -alpha, True)
        floor, best, choice = alpha, LOWEST, -1
        for _, square, theirs, mine in after:
            value = -self.stored(theirs, mine, empty.replace(BYTE[square], b""), -beta, -alpha)
            if value > best:
                best, choice = value, square
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        self._table[key] = (low if best <= floor else best, high if best >= beta else best, choice)
        return best
