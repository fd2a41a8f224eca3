"""The rules of Nimble: counters on a winding track slide toward its terminus, one at a time, as far as you like.

Squares count from 1, the terminus beyond square 1 is 0. A move takes any one counter, whoever's turn it is, at least
one square nearer, neither onto another counter nor past it. A blue counter in the terminus is out of play; the
player who brings the red one there wins at once.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

LENGTH = 127
"""Squares of the printed track."""
COUNTERS = 26
"""On the printed track, with the red one."""
HOME = 0
"""The terminus."""
Move = tuple[int, int]
"""From a square to a square."""


class Refusal(Enum):
    """Why a move is not legal."""

    NO_COUNTER = "no counter"
    NO_SQUARE = "no square"
    NOWHERE = "nowhere"
    AWAY = "away"
    ONTO = "onto"
    PAST = "past"


@dataclass(frozen=True)
class Position:
    """Where the blue counters are, the nearest first, where the red one is, and whose turn it is."""

    blues: tuple[int, ...]
    red: int
    seat: int = 0
    length: int = LENGTH

    def __post_init__(self) -> None:
        squares = (*self.blues, self.red) if self.red else self.blues
        if len(set(squares)) < len(squares) or list(self.blues) != sorted(self.blues):
            raise ValueError(f"blue counters on {self.blues} and a red one on {self.red} are not in order")
        if squares and not 1 <= min(squares) <= max(squares) <= self.length:
            raise ValueError(f"there are squares from 1 to {self.length} only, not {squares}")

    @cached_property
    def counters(self) -> tuple[int, ...]:
        """The squares that hold a counter, the nearest to the terminus first."""
        return tuple(sorted((*self.blues, self.red))) if self.red else self.blues

    @property
    def nearer(self) -> int:
        """How many blue counters stand between the red one and the terminus."""
        return sum(blue < self.red for blue in self.blues)

    def moves(self) -> tuple[Move, ...]:
        return self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        if self.red == HOME:
            return ()
        # Each counter slides to any square before the next one; the nearest to the terminus may go home.
        lasts = (HOME, *(front + 1 for front in self.counters))
        return tuple(
            (start, target)
            for start, last in zip(self.counters, lasts, strict=False)
            for target in range(start - 1, last - 1, -1)
        )

    def targets(self, start: int) -> tuple[int, ...]:
        """Where a counter can go, the nearest square to it first; nowhere from a square without a counter."""
        return tuple(target for origin, target in self.moves() if origin == start)

    def refusal(self, move: Move) -> Refusal | None:
        """What is wrong with a move, if anything."""
        if move in self.moves():
            return None
        start, target = move
        if start not in self.counters:
            return Refusal.NO_COUNTER
        if not HOME <= target <= self.length:
            return Refusal.NO_SQUARE
        if target == start:
            return Refusal.NOWHERE
        if target > start:
            return Refusal.AWAY
        return Refusal.ONTO if target in self.counters else Refusal.PAST

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            refusal = self.refusal(move)
            raise ValueError(f"{move} is no move here: {refusal.value if refusal and self.red else 'the game is over'}")
        start, target = move
        if start == self.red:
            return replace(self, red=target, seat=1 - self.seat)
        blues = tuple(sorted({*self.blues, target} - {start, HOME}))
        return replace(self, blues=blues, seat=1 - self.seat)

    def outcome(self) -> int | None:
        if self.red != HOME:
            return None
        return -1 if self.seat == 0 else 1
