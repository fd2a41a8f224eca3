"""Exact values of small games: every position worked out once, with the number of plies that best play still takes."""

from dataclasses import dataclass
from typing import Generic

from arcade.toolkit.position import Move, P


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

    def worth(self, position: P) -> Worth:
        """The exact worth of a position."""
        known = self._known.get(position)
        if known is None:
            outcome = position.outcome()
            if outcome is not None:
                known = Worth(outcome if position.seat == 0 else -outcome, 0)
            else:
                known = max((self.after(position, move) for move in position.moves()), key=lambda worth: worth.rank)
            self._known[position] = known
        return known

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
