"""Opponents' shared search: negamax alpha-beta with iterative deepening, a transposition table and sliced thinking.

Strength is positions examined, never seconds, so that every computer plays the same game. See Knuth and Moore, An
analysis of alpha-beta pruning (1975), and Marsland, A review of game-tree pruning (1986), for the algorithms.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic

from arcade.toolkit.dice import Dice
from arcade.toolkit.position import Move, P

WIN = 1_000_000
"""The value of a win now; a win n plies away is worth n less."""
SLICE = 400
"""Positions examined between two frames."""
PLAIN_DEPTH = 2
"""Below this many plies the search runs without stopping for frames, since generators cost time."""


class _Bound(IntEnum):
    EXACT = 0
    LOWER = 1
    UPPER = 2


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
    """A searcher with its table; `value` judges a position that is not over from the view of the side to move."""

    def __init__(self, value: Callable[[P], int]) -> None:
        self._value = value
        self._table: dict[Any, tuple[int, int, _Bound, Any]] = {}
        self.positions = 0
        self._slice_end = 0

    def search(self, position: P, depth: int, positions: int) -> Generator[None, None, Found[Move]]:
        """Deepen ply by ply up to `depth`, beginning no new ply once `positions` have been examined."""
        self.positions = 0
        self._slice_end = SLICE
        best: Found[Move] | None = None
        for plies in range(1, depth + 1):
            value = yield from self._deep(position, plies, -WIN, WIN, 0)
            move = self._table[position][3]
            best = Found(move, value, plies, self.positions)
            if best.decided or self.positions >= positions:
                break
        if best is None:
            raise ValueError("a search needs at least one ply")
        return best

    def _deep(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> Generator[None, None, int]:
        """Negamax that may stop between positions."""
        if depth <= PLAIN_DEPTH:
            if self.positions >= self._slice_end:
                self._slice_end = self.positions + SLICE
                yield
            return self._plain(position, depth, alpha, beta, ply)
        known = self._lookup(position, depth, alpha, beta, ply)
        if known is not None:
            return known
        self.positions += 1
        outcome = position.outcome()
        if outcome is not None:
            return self._ended(position, outcome, ply)
        first_alpha, best, choice = alpha, -WIN, None
        for move in self._ordered(position):
            value = -(yield from self._deep(position.play(move), depth - 1, -beta, -alpha, ply + 1))
            if choice is None or value > best:
                best, choice = value, move
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._store(position, depth, best, first_alpha, beta, choice, ply)
        return best

    def _plain(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Negamax without stops."""
        self.positions += 1
        outcome = position.outcome()
        if outcome is not None:
            return self._ended(position, outcome, ply)
        if depth == 0:
            return self._value(position)
        known = self._lookup(position, depth, alpha, beta, ply)
        if known is not None:
            return known
        first_alpha, best, choice = alpha, -WIN, None
        for move in self._ordered(position):
            value = -self._plain(position.play(move), depth - 1, -beta, -alpha, ply + 1)
            if choice is None or value > best:
                best, choice = value, move
                alpha = max(alpha, best)
                if alpha >= beta:
                    break
        self._store(position, depth, best, first_alpha, beta, choice, ply)
        return best

    @staticmethod
    def _ended(position: P, outcome: int, ply: int) -> int:
        won = outcome if position.seat == 0 else -outcome
        return won * (WIN - ply)

    def _ordered(self, position: P) -> list[Move]:
        """The moves, the table's first."""
        moves: list[Move] = list(position.moves())
        entry = self._table.get(position)
        if entry is not None and entry[3] in moves:
            moves.remove(entry[3])
            moves.insert(0, entry[3])
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
        # Wins count from this position in the table, from the root in the search.
        value = value + ply if value > WIN // 2 else value - ply if value < -WIN // 2 else value
        self._table[position] = (depth, value, bound, move)


def slipping(position: P, best: Move, slip: int, dice: Dice) -> Move:
    """The best move, or in `slip` of 100 cases any legal one: how weaker levels err."""
    return dice.pick(position.moves()) if dice.percent(slip) else best
