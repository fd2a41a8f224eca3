"""The tree of Reversi's strongest search: judged by shapes, unlikely branches cut by shallower searches, ends solved.

Principal variation search with a table, as in ``search``. A branch whose value a shallower search says is far outside
the window is left alone (Buro, ProbCut: an effective selective extension of the alpha-beta algorithm, 1995). Positions
are passed on as wide boards and as one number of two boards, those of the side that has just moved first, by which they
are known to the table and judged. Values are in eighths of a disc from the view of the side to move.
"""

from arcade.families.discs.ends import LOWEST
from arcade.families.discs.finish import Finish
from arcade.families.discs.lanes import AFTER, BOARD, BYTE, FLIPS, INNER, PLACE, followers
from arcade.families.discs.last_ply import TURNING, best_of_moves
from arcade.families.discs.patterns import stage
from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.families.discs.search import NOTHING
from arcade.families.discs.worths import Evaluation, areas, forget, judged
from arcade.toolkit.contract.searching import Idea, Thinking

SLICE = 600
"""Positions judged between two frames."""
PLAIN_DEPTH = 2
"""From so many plies on the search runs without stopping for frames."""
SHALLOWER = {3: 1, 4: 2, 5: 1, 6: 2, 7: 3, 8: 4, 9: 3, 10: 4, 11: 5, 12: 6}
"""By depth, how deep the search is that says whether one is worth its while."""
SPREADS = {3: (45, 27, 19, 10), 4: (40, 25, 15, 11), 5: (54, 36, 24, 14), 6: (45, 35, 18, 12)}
"""By depth and sixteens of empty squares, how far apart the two values usually are: standard deviations in eighths of a
disc, measured by ``python -m tools.reversi_patterns.spreads``. Deeper pairs are taken to be like the last.
"""
SURE = 13
"""Tenths of standard deviations by which the shallower search must be outside the window."""

DEEPEST = max(SPREADS)
QUARTER = SQUARES // 4

REACH = 16
"""So many plies ahead positions are seldom judged."""
Steps = Thinking[int]
Ranked = list[tuple[int, int, int, int, int]]


class Tree:
    """A search's tables and how its positions are valued; the positions it examines are counted."""

    def __init__(self, cutting: bool = True) -> None:
        """Without `cutting` no branch is left alone on the word of a shallower search."""
        self.end = Finish(self.evaluate)
        self.examined = 0
        self.idea: Idea | None = None
        """What is told whenever the search stops for a frame."""
        self._cutting = cutting
        self._slice_end = SLICE
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._judges: list[Evaluation] = []
        """By empty squares."""

    def evaluate(self, moved: int, empties: int) -> int:
        """The worth for the side that has just moved."""
        self.examined += 1
        return judged(moved, self._judges[empties])

    def preferred(self, position: Position) -> int:
        """The table's move, or a pass if it knows none."""
        return self._table.get(position.enemy | position.own << SQUARES, NOTHING)[3]

    def prepare(self, empties: int) -> Thinking[None]:
        """Unpack the worths for up to so many empty squares, a stage at a time, and forget what is out of reach.

        A stage takes a slice even if it has been unpacked before, so that every search of a position takes as many.
        """
        forget(range(stage(empties), stage(max(empties - REACH, 0)) + 1))
        for left in range(len(self._judges), empties + 1):
            if left == 0 or stage(left) != stage(left - 1):
                yield None
            found, biases = areas(stage(left))
            self._judges.append((found, biases[left & 1]))

    def follow(
        self, theirs: int, mine: int, left: bytes, moved: int, depth: int, alpha: int, beta: int, first: bool
    ) -> Steps:
        """The value of a move: of the first in the whole window, of another only if it proves to be better."""
        if not first:
            value = -(yield from self.deep(theirs, mine, left, moved, depth, -alpha - 1, -alpha))
            if not alpha < value < beta:
                return value
        return -(yield from self.deep(theirs, mine, left, moved, depth, -beta, -alpha))

    def deep(
        self, own: int, enemy: int, empty: bytes, moved: int, depth: int, alpha: int, beta: int, passed: bool = False
    ) -> Steps:
        """The value with so many plies to go, stopping for frames; exact if there are no fewer than empty squares."""
        if depth <= PLAIN_DEPTH:
            if self.examined >= self._slice_end:
                self._slice_end = self.examined + SLICE
                yield self.idea
            return self._plain(own, enemy, empty, moved, depth, alpha, beta, passed)
        if depth >= len(empty):
            return (yield from self.end.solve(own, enemy, empty, alpha, beta, passed))
        known, low, high, preferred = self._table.get(moved, NOTHING)
        if known >= depth:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        if beta - alpha == 1 and self._cutting and depth in SHALLOWER and not passed:
            cut = yield from self._cut(own, enemy, empty, moved, depth, alpha, beta)
            if cut is not None:
                self._table[moved] = (
                    (depth, cut, -LOWEST, preferred) if cut >= beta else (depth, LOWEST, cut, preferred)
                )
                return cut
        after = self._ranked(own, enemy, empty, moved, preferred)
        if not after:
            if passed:
                return own.bit_count() - enemy.bit_count()
            return -(yield from self.deep(enemy, own, empty, swapped(moved), depth, -beta, -alpha, True))
        floor, best, choice = alpha, LOWEST, PASS
        for _, square, theirs, mine, number in after:
            left = empty.replace(BYTE[square], b"")
            value = yield from self.follow(theirs, mine, left, number, depth - 1, alpha, beta, best == LOWEST)
            if value > best:
                best, choice = value, square
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        self._table[moved] = (depth, LOWEST if best <= floor else best, -LOWEST if best >= beta else best, choice)
        return best

    def _cut(
        self, own: int, enemy: int, empty: bytes, moved: int, depth: int, alpha: int, beta: int
    ) -> Thinking[int | None]:
        """A bound beyond the window if a shallower search says that the value is very probably beyond it."""
        shallow = SHALLOWER[depth]
        margin = SURE * SPREADS[min(depth, DEEPEST)][len(empty) // QUARTER] // 10
        guess = -self.evaluate(moved, len(empty))
        if guess >= beta:
            bound = beta + margin
            if (yield from self.deep(own, enemy, empty, moved, shallow, bound - 1, bound)) >= bound:
                return beta
        if guess <= alpha:
            bound = alpha - margin
            if (yield from self.deep(own, enemy, empty, moved, shallow, bound, bound + 1)) <= bound:
                return alpha
        return None

    def _ranked(self, own: int, enemy: int, empty: bytes, moved: int, preferred: int) -> Ranked:
        """What the moves lead to, best judged first: minus the worth, the square, the discs of both, the number."""
        before = swapped(moved)
        runs = enemy & INNER
        left = len(empty) - 1
        found: Ranked = []
        for square in empty:
            closing = (runs + (AFTER[square] & runs)) & own
            if closing:
                flips = FLIPS[square][closing]
                number = before ^ TURNING[square][closing]
                rank = -self.evaluate(number, left) if square != preferred else LOWEST
                found.append((rank, square, enemy ^ flips, own | flips | PLACE[square], number))
        found.sort()
        return found

    def _plain(
        self, own: int, enemy: int, empty: bytes, moved: int, depth: int, alpha: int, beta: int, passed: bool = False
    ) -> int:
        """The value with one or two plies to go, without stops."""
        if depth >= len(empty):
            return self.end.ordered(own, enemy, empty, alpha, beta, passed)
        if depth <= 1:
            return self._last_ply(own, enemy, empty, moved, depth, alpha, beta, passed)
        best = LOWEST
        for _, square, theirs, mine in followers(own, enemy, empty):
            left = empty.replace(BYTE[square], b"")
            number = mine & BOARD | (theirs & BOARD) << SQUARES
            value = -self._last_ply(theirs, mine, left, number, depth - 1, -beta, -alpha)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        return value
        if best > LOWEST:
            return best
        if passed:
            return own.bit_count() - enemy.bit_count()
        return -self._plain(enemy, own, empty, swapped(moved), depth, -beta, -alpha, True)

    def _last_ply(
        self, own: int, enemy: int, empty: bytes, moved: int, depth: int, alpha: int, beta: int, passed: bool = False
    ) -> int:
        """Judge what the moves lead to, or with no ply to go the position itself."""
        if depth == 0:
            return -self.evaluate(moved, len(empty))
        before = swapped(moved)
        best, count = best_of_moves(own, enemy, empty, before, beta, self._judges[len(empty) - 1])
        self.examined += count
        if count:
            return best
        if passed:
            return own.bit_count() - enemy.bit_count()
        return -self._last_ply(enemy, own, empty, before, depth, -beta, -alpha, True)


def swapped(moved: int) -> int:
    """A position's number when the other side has passed."""
    return moved >> SQUARES | (moved & BOARD) << SQUARES
