"""The search for Reversi: alpha-beta on wide boards, deepened ply by ply, and exact once the end is near.

Principal variation search (Marsland, A review of game-tree pruning, 1986) with a table; moves that leave the enemy few
ways to move come first. Only the upper plies are generators, which can stop between two frames; below them plain
recursion runs at full speed. Values are in eighths of a disc from the view of the side to move.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcade.families.discs.ends import LOWEST, Endgame
from arcade.families.discs.evaluation import WEIGHTS, evaluate
from arcade.families.discs.lanes import AFTER, BOARD, BYTE, FLIPS, INNER, PLACE, followers, vacant, widen
from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

SLICE = 6000
"""Work between two frames: well under twenty milliseconds wherever 80,000 positions a second are examined."""
JUDGED = 4
"""A position that is judged is so much more work than one in an end that is played out."""
PLAIN_DEPTH = 2
PLAIN_EMPTIES = 7
"""From so many plies or empty squares on the search runs without stopping, since generators cost time."""
WARM_UP = 6
"""Plies of the last ordinary search before an exact one: it puts the moves into a good order."""


@dataclass(frozen=True)
class Findings:
    """What a search found: the move, and the moves with their values, best first.

    Only the first value is certain to be more than a bound: the others are at most what they say.
    """

    move: int
    values: tuple[tuple[int, int], ...]
    depth: int
    """Plies looked ahead, the empty squares when the end was reached."""
    positions: int


@dataclass(frozen=True)
class Root:
    """A move at the root and what it leads to."""

    square: int
    theirs: int
    mine: int
    left: bytes

    @property
    def moved(self) -> int:
        """The position after it as one number, the discs of the side that has moved first."""
        return self.mine & BOARD | (self.theirs & BOARD) << SQUARES


Steps = Thinking[int]
NOTHING = (-1, LOWEST, -LOWEST, PASS)
"""What the table says of a position it does not know: depth, least and greatest value, best move."""


class Searcher:
    """One search with its table; the positions it examines are counted."""

    def __init__(self) -> None:
        self._end = Endgame()
        self._examined = 0
        self._slice_end = SLICE
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._idea: Idea | None = None

    @property
    def positions(self) -> int:
        """Positions examined so far."""
        return self._examined + self._end.positions

    def search(self, position: Position, positions: int, exact: int = 0) -> Thinking[Findings]:
        """Deepen until the positions are used up; from `exact` empty squares on play the end out, whatever it costs.

        ValueError if there is no move.
        """
        moves = position.moves()
        if not moves:
            raise ValueError("the game is over")
        if moves == (PASS,):
            return Findings(PASS, (), 0, 0)
        empty = vacant(position.own, position.enemy)
        roots = rooted(position, empty)
        values: dict[int, int] = {}
        reached = 0
        for depth in _depths(len(empty), exact):
            found: dict[int, int] = {}
            for idea in self._rank(roots, depth, found):
                if reached and self.positions >= positions and len(empty) > exact:
                    break
                yield idea
            else:
                reached, values = depth, found
            # Even a search that was broken off has found something out: it began with the best move known.
            roots.sort(key=lambda root: -found.get(root.square, LOWEST))
            if reached < depth or (self.positions >= positions and len(empty) > exact):
                break
            best = roots[0].square
            self._idea = Idea(position, expected(position, best, self._preferred), depth, found[best])
        ranked = tuple((root.square, values[root.square]) for root in roots)
        return Findings(roots[0].square, ranked, reached, self.positions)

    def _preferred(self, position: Position) -> int:
        """The table's move."""
        return self._table.get(position.own << SQUARES | position.enemy, NOTHING)[3]

    def _rank(self, roots: Sequence[Root], depth: int, found: dict[int, int]) -> Thinking[None]:
        """Find the moves' values, one after the other."""
        best = LOWEST
        for root in roots:
            found[root.square] = yield from self._follow(
                root.theirs, root.mine, root.left, depth - 1, best, -LOWEST, best == LOWEST
            )
            best = max(best, found[root.square])

    def _follow(self, theirs: int, mine: int, left: bytes, depth: int, alpha: int, beta: int, first: bool) -> Steps:
        """The value of a move: of the first in the whole window, of another only if it proves to be better."""
        if not first:
            value = -(yield from self._deep(theirs, mine, left, depth, -alpha - 1, -alpha))
            if not alpha < value < beta:
                return value
        return -(yield from self._deep(theirs, mine, left, depth, -beta, -alpha))

    def _deep(
        self, own: int, enemy: int, empty: bytes, depth: int, alpha: int, beta: int, passed: bool = False
    ) -> Steps:
        """The value with so many plies to go, stopping for frames; exact if there are no fewer than empty squares."""
        exact = depth >= len(empty)
        if (exact and depth <= PLAIN_EMPTIES) or depth <= PLAIN_DEPTH:
            work = JUDGED * self._examined + self._end.positions
            if work >= self._slice_end:
                self._slice_end = work + SLICE
                yield self._idea
            if exact:
                return self._end.ordered(own, enemy, empty, alpha, beta, passed)
            return self._plain(own, enemy, empty, depth, alpha, beta, passed)
        key = (own & BOARD) << SQUARES | enemy & BOARD
        known, low, high, preferred = self._table.get(key, NOTHING)
        if known >= depth:
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        self._examined += 1
        after = followers(own, enemy, empty)
        if not after:
            if passed:
                return own.bit_count() - enemy.bit_count()
            return -(yield from self._deep(enemy, own, empty, depth, -beta, -alpha, True))
        after.sort(key=lambda follower: follower[1] != preferred)
        floor, best, choice = alpha, LOWEST, PASS
        for _, square, theirs, mine in after:
            left = empty.replace(BYTE[square], b"")
            value = yield from self._follow(theirs, mine, left, depth - 1, alpha, beta, best == LOWEST)
            if value > best:
                best, choice = value, square
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        self._table[key] = (depth, LOWEST if best <= floor else best, -LOWEST if best >= beta else best, choice)
        return best

    def _plain(
        self, own: int, enemy: int, empty: bytes, depth: int, alpha: int, beta: int, passed: bool = False
    ) -> int:
        """The value with one or two plies to go, without stops."""
        if depth <= 1:
            return self._last_ply(own, enemy, empty, depth, alpha, beta, passed)
        self._examined += 1
        best = LOWEST
        for _, square, theirs, mine in followers(own, enemy, empty):
            left = empty.replace(BYTE[square], b"")
            value = -self._plain(theirs, mine, left, depth - 1, -beta, -alpha)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        if best > LOWEST:
            return best
        if passed:
            return own.bit_count() - enemy.bit_count()
        return -self._plain(enemy, own, empty, depth, -beta, -alpha, True)

    def _last_ply(self, own: int, enemy: int, empty: bytes, depth: int, alpha: int, beta: int, passed: bool) -> int:
        """Judge what the moves lead to, or with no ply to go the position itself."""
        weights = WEIGHTS[len(empty) // 8]
        if depth == 0:
            self._examined += 1
            return evaluate(own, enemy, weights)
        best = LOWEST
        runs = enemy & INNER
        for square in empty:
            closing = (runs + (AFTER[square] & runs)) & own
            if closing:
                self._examined += 1
                flips = FLIPS[square][closing]
                value = -evaluate(enemy ^ flips, own | flips | PLACE[square], weights)
                if value > best:
                    best = value
                    if value >= beta:
                        break
        if best > LOWEST:
            return best
        if passed:
            return own.bit_count() - enemy.bit_count()
        return -self._last_ply(enemy, own, empty, depth, -beta, -alpha, True)


def rooted(position: Position, empty: bytes) -> list[Root]:
    """The moves of a position with these empty squares, most cramping first."""
    after = followers(widen(position.own), widen(position.enemy), empty)
    return [Root(square, theirs, mine, empty.replace(BYTE[square], b"")) for _, square, theirs, mine in after]


def expected(position: Position, move: int, preferred: Callable[[Position], int]) -> tuple[int, ...]:
    """A move and those that a table expects after it, until it knows none."""
    line = [move]
    position = position.play(move)
    while len(line) < LINE and (move := preferred(position)) != PASS and move in position.moves():
        line.append(move)
        position = position.play(move)
    return tuple(line)


def _depths(empties: int, exact: int) -> list[int]:
    """The depths to search one after the other."""
    if empties <= exact:
        return [*range(1, min(WARM_UP + 1, empties)), empties]
    return list(range(1, empties + 1))
