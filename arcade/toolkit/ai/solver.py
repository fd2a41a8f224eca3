"""Exact values of small games: every position worked out once, with the number of plies that best play still takes."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from arcade.machine.essence import Essential
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import Search, at_once

Q = TypeVar("Q")
SLICE = 400
"""Positions worked out between two frames."""
TOP_RANK = 10_000
"""The rank of a win now; each ply that it is away takes one from it."""


@dataclass(frozen=True)
class Worth:
    """A position's value for the side to move (1, 0, -1) and the plies to the end when wins hurry and losses linger."""

    value: int
    plies: int

    @property
    def rank(self) -> int:
        """Higher is better for the side to move: quick wins, then draws, then slow losses."""
        return self.value * (TOP_RANK - self.plies)


def _rank(worth: Worth) -> int:
    return worth.rank


def _before(worth: Worth, again: bool) -> Worth:
    """What a position is worth to the side that made the last move, which perhaps has the next one, too."""
    return Worth(worth.value if again else -worth.value, worth.plies + 1)


class Remembering(Essential, Generic[Q]):
    """Knows what follows from all that it was asked; its essence are the questions."""

    def __init__(self) -> None:
        self._asked: list[Q] = []
        """Those from which everything known was worked out, in order."""

    def essence(self) -> list[Q]:
        return self._asked

    @classmethod
    def from_essence(cls, essence: list[Q]) -> Self:
        solver = cls()
        for question in essence:
            at_once(solver.solve(question))
        return solver

    @abstractmethod
    def solve(self, question: Q, /) -> Search[object]:
        """Work out the answer, a slice a frame; a question whose answer is not known yet is noted as asked."""


class Solver(Remembering[P], Generic[P, Move]):
    """Remembers what it has worked out. For games without cycles whose positions fit in memory."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[P, Worth] = {}

    def solve(self, position: P) -> Search[Worth]:
        """The exact worth of a position, a slice of positions a frame; thereafter `worth` and `best` answer at once."""
        known, examined = self._known, 0
        if position not in known:
            self._asked.append(position)
        waiting: list[tuple[P, list[P] | None]] = [(position, None)]  # the last one first; what follows, if looked for
        while waiting:
            last, following = waiting.pop()
            if last in known:
                continue
            if following is None:
                following = self._following(last)
                if unknown := [(after, None) for after in following if after not in known]:
                    waiting += ((last, following), *unknown)
                    continue
            known[last] = self._worked_out(last, following)
            examined += 1
            if examined % SLICE == 0:
                yield
        return known[position]

    def worth(self, position: P) -> Worth:
        """The exact worth of a position."""
        return at_once(self.solve(position))

    @staticmethod
    def _following(position: P) -> list[P]:
        """The positions one ply on, by which this one is worked out; none where it is over."""
        return [position.play(move) for move in position.moves()] if position.outcome() is None else []

    def _worked_out(self, position: P, following: list[P]) -> Worth:
        outcome = position.outcome()
        if outcome is not None:
            return Worth(won_by(position.seat, outcome), 0)
        known, seat = self._known, position.seat
        return max((_before(known[after], after.seat == seat) for after in following), key=_rank)

    def after(self, position: P, move: Move) -> Worth:
        """What a move is worth to the side that makes it."""
        following = position.play(move)
        return _before(self.worth(following), following.seat == position.seat)

    def best(self, position: P) -> list[Move]:
        """All the moves that are best: quickest wins, else draws, else slowest losses."""
        moves: list[Move] = list(position.moves())
        rank = self.worth(position).rank
        return [move for move in moves if self.after(position, move).rank == rank]

    def __len__(self) -> int:
        return len(self._known)
