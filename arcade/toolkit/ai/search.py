"""Opponents' shared search: negamax alpha-beta with iterative deepening, a transposition table and sliced thinking.

Strength is positions examined, never seconds, so that every computer plays the same game. See Knuth and Moore, An
analysis of alpha-beta pruning (1975), and Marsland, A review of game-tree pruning (1986), for the algorithms, and
Schaeffer, The history heuristic (1983), for putting moves in order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic

from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import LINE, Idea, Thinking

WIN = 1_000_000
"""The value of a win now; a win n plies away is worth n less."""
SLICE = 400
"""Positions examined between two frames."""
PLAIN_DEPTH = 2
"""Below this many plies the search runs without stopping for frames, since generators cost time."""
LIVELY_PLIES = 6
"""So far beyond the horizon lively moves are followed at most."""


class _Bound(IntEnum):
    EXACT = 0
    LOWER = 1
    UPPER = 2


class _BrokenOffError(Exception):
    """The positions are used up in the middle of a ply."""


@dataclass(frozen=True)
class Found(Generic[Move]):
    """What a search found: the best move, its value for the side to move, the depth reached in plies, the cost."""

    move: Move
    value: int
    depth: int
    positions: int

    @property
    def decided(self) -> bool:
        """Whether the value is a proved win or loss."""
        return abs(self.value) > WIN // 2


class AlphaBeta(Generic[P, Move]):
    """A searcher with its table; `value` judges a position that is not over from the view of the side to move.

    `lively` names the moves that are followed beyond the horizon until a position is quiet, such as captures. Where
    these are `forced`, as in draughts, no position with one is judged, however long it takes until it is quiet. With
    `scout` moves that refuted others are tried first, and all but the first are only tested for being better at all:
    quicker where the moves are many and their own order says little.
    """

    def __init__(
        self,
        value: Callable[[P], int],
        lively: Callable[[P], Sequence[Move]] | None = None,
        scout: bool = False,
        forced: bool = False,
    ) -> None:
        self._value = value
        self._lively = lively
        self._forced = forced
        self._scout = scout
        self._table: dict[Any, tuple[int, int, _Bound, Any]] = {}
        self._refuted: dict[Any, int] = {}
        self.positions = 0
        self._slice_end = 0
        self._most: int | None = None
        self._root: tuple[Move, int] | None = None
        self._idea: Idea | None = None

    def search(self, position: P, depth: int, positions: int, strict: bool = False) -> Thinking[Found[Move]]:
        """Deepen ply by ply up to `depth`, beginning no new ply once `positions` have been examined.

        A `strict` search breaks off even within a ply, and keeps what that has found out so far.
        """
        self.positions = 0
        self._slice_end = SLICE
        self._most = self._idea = None
        best: Found[Move] | None = None
        for plies in range(1, depth + 1):
            self._root = None
            try:
                value = yield from self._deep(position, plies, -WIN, WIN, 0)
            except _BrokenOffError:
                # The ply began with the best move of the one before: another that it prefers is better still.
                if best is not None:
                    move, value = self._root or (best.move, best.value)
                    best = Found(move, value, best.depth, self.positions)
                break
            best = Found(self._table[position][3], value, plies, self.positions)
            self._idea = Idea(position, self._line(position), plies, value)
            if best.decided or self.positions >= positions:
                break
            self._most = positions if strict else None
        if best is None:
            raise ValueError("a search needs at least one ply")
        return best

    def _line(self, position: P) -> tuple[Move, ...]:
        """The moves that the table expects."""
        moves: list[Move] = []
        while len(moves) < LINE and (entry := self._table.get(position)) is not None:
            moves.append(entry[3])
            position = position.play(entry[3])
        return tuple(moves)

    def _deep(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> Thinking[int]:
        """Negamax that may stop between positions."""
        if depth <= PLAIN_DEPTH and ply:
            if self.positions >= self._slice_end:
                self._slice_end = self.positions + SLICE
                yield self._idea
            return self._plain(position, depth, alpha, beta, ply)
        known = self._lookup(position, depth, alpha, beta, ply)
        if known is not None:
            return known
        self._count()
        outcome = position.outcome()
        if outcome is not None:
            return self._ended(position, outcome, ply)
        first_alpha, best, choice = alpha, -WIN, None
        for move in self._ordered(position):
            after = position.play(move)
            test = self._scout and choice is not None
            value = -(yield from self._deep(after, depth - 1, -alpha - 1 if test else -beta, -alpha, ply + 1))
            if test and alpha < value < beta:
                value = -(yield from self._deep(after, depth - 1, -beta, -alpha, ply + 1))
            if choice is None or value > best:
                best, choice = value, move
                if ply == 0:
                    self._root = move, value
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._store(position, depth, best, first_alpha, beta, choice, ply)
        return best

    def _plain(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Negamax without stops."""
        if depth == 0:
            return self._quiet(position, alpha, beta, ply, LIVELY_PLIES)
        self._count()
        outcome = position.outcome()
        if outcome is not None:
            return self._ended(position, outcome, ply)
        known = self._lookup(position, depth, alpha, beta, ply)
        if known is not None:
            return known
        first_alpha, best, choice = alpha, -WIN, None
        for move in self._ordered(position):
            after = position.play(move)
            test = self._scout and choice is not None
            value = -self._plain(after, depth - 1, -alpha - 1 if test else -beta, -alpha, ply + 1)
            if test and alpha < value < beta:
                value = -self._plain(after, depth - 1, -beta, -alpha, ply + 1)
            if choice is None or value > best:
                best, choice = value, move
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._store(position, depth, best, first_alpha, beta, choice, ply)
        return best

    def _quiet(self, position: P, alpha: int, beta: int, ply: int, room: int) -> int:
        """The value of a position, or of what lively moves lead to, which nobody need make unless they are forced."""
        self._count()
        outcome = position.outcome()
        if outcome is not None:
            return self._ended(position, outcome, ply)
        lively = self._lively(position) if self._forced and self._lively else ()
        if lively:
            best = -WIN
        else:
            best = self._value(position)
            if self._lively is None or self._forced or room == 0 or best >= beta:
                return best
            lively = self._lively(position)
        for move in lively:
            value = -self._quiet(position.play(move), -beta, -max(alpha, best), ply + 1, room - 1)
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _count(self) -> None:
        self.positions += 1
        if self._most is not None and self.positions > self._most:
            raise _BrokenOffError

    @staticmethod
    def _ended(position: P, outcome: int, ply: int) -> int:
        return won_by(position.seat, outcome) * (WIN - ply)

    def _ordered(self, position: P) -> list[Move]:
        """The moves, the table's first; with `scout` then the lively ones, and those that refuted most."""
        moves: list[Move] = list(position.moves())
        entry = self._table.get(position)
        preferred = entry[3] if entry is not None else None
        if self._scout:
            seat, refuted = position.seat, self._refuted
            moves.sort(key=lambda move: -refuted.get((seat, move), 0))
            for move in (*(self._lively(position) if self._lively else ()), preferred):
                if move in moves:
                    moves.remove(move)
                    moves.insert(0, move)
        elif preferred in moves:
            moves.remove(preferred)
            moves.insert(0, preferred)
        return moves

    def _lookup(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> int | None:
        entry = self._table.get(position)
        if entry is None or entry[0] < depth or ply == 0:
            return None
        _, value, bound, _ = entry
        value = value - ply if value > WIN // 2 else value + ply if value < -WIN // 2 else value
        usable = bound == _Bound.EXACT or (value >= beta if bound == _Bound.LOWER else value <= alpha)
        return value if usable else None

    def _store(self, position: P, depth: int, value: int, alpha: int, beta: int, move: Any, ply: int) -> None:
        bound = _Bound.UPPER if value <= alpha else _Bound.LOWER if value >= beta else _Bound.EXACT
        if bound == _Bound.LOWER and self._scout:
            key = position.seat, move
            self._refuted[key] = self._refuted.get(key, 0) + depth * depth
        # Wins count from this position in the table, from the root in the search.
        value = value + ply if value > WIN // 2 else value - ply if value < -WIN // 2 else value
        self._table[position] = (depth, value, bound, move)


def slipping(position: P, best: Move, slip: int, dice: Dice) -> Move:
    """The best move, or in `slip` of 100 cases any legal one: how weaker levels err."""
    return dice.pick(position.moves()) if dice.percent(slip) else best
