"""Exact values of small games: every position worked out once, with the number of plies that best play still takes."""

from dataclasses import dataclass
from typing import Generic

from arcade.toolkit.contract.position import Move, P
from arcade.toolkit.contract.searching import Search, at_once

SLICE = 400
"""Positions worked out between two frames."""


@dataclass(frozen=True)
class Worth:
    """A position's value for the side to move (1, 0, -1) and the plies to the end when wins hurry and losses linger."""

    value: int
    plies: int

    @property
    def rank(self) -> int:
        """Higher is better for the side to move: quick wins, then draws, then slow losses."""
        return self.value * (10_000 - self.plies)


class Solver(Generic[P, Move]):
    """Remembers what it has worked out. For games without cycles whose positions fit in memory."""

    def __init__(self) -> None:
        self._known: dict[P, Worth] = {}

    def solve(self, position: P) -> Search[Worth]:
        """The exact worth of a position, a slice of positions a frame; thereafter `worth` and `best` answer at once."""
        waiting, examined = [position], 0
        while waiting:
            last = waiting[-1]
            if last not in self._known:
                unknown = self._unknown(last)
                if unknown:
                    waiting += unknown
                    continue
                self._known[last] = self._worked_out(last)
                examined += 1
                if examined % SLICE == 0:
                    yield
            waiting.pop()
        return self._known[position]

    def worth(self, position: P) -> Worth:
        """The exact worth of a position."""
        return at_once(self.solve(position))

    def _unknown(self, position: P) -> list[P]:
        """The positions one ply on that have to be worked out before this one."""
        if position.outcome() is not None:
            return []
        following = (position.play(move) for move in position.moves())
        return [after for after in following if after not in self._known]

    def _worked_out(self, position: P) -> Worth:
        outcome = position.outcome()
        if outcome is not None:
            return Worth(outcome if position.seat == 0 else -outcome, 0)
        return max((self.after(position, move) for move in position.moves()), key=lambda worth: worth.rank)

    def after(self, position: P, move: Move) -> Worth:
        """What a move is worth to the side that makes it."""
        reply = self.worth(following := position.play(move))
        value = reply.value if following.seat == position.seat else -reply.value
        return Worth(value, reply.plies + 1)

    def best(self, position: P) -> list[Move]:
        """All the moves that are best: quickest wins, else draws, else slowest losses."""
        moves: list[Move] = list(position.moves())
        rank = self.worth(position).rank
        return [move for move in moves if self.after(position, move).rank == rank]

    def __len__(self) -> int:
        return len(self._known)
