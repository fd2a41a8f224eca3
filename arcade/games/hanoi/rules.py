"""The rules of the Tower of Hanoi: carry a tower disc by disc to another rod, never a larger disc on a smaller one.

Invented by Édouard Lucas in 1883; n discs on three rods take 2^n - 1 moves. With four rods it is the Reve's puzzle of
H. E. Dudeney (1907); where discs may only go to the next rod, 3^n - 1 moves from end to end (R. S. Scorer, P. M. Grundy
and C. A. B. Smith, Some binary games, 1944).
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

Move = tuple[int, int]
"""The rod that the top disc is taken from and the one it goes to; rods count from 0."""


class Fault(Enum):
    """Why a move is refused."""

    SAME = "same rod"
    EMPTY = "empty rod"
    LARGER = "larger on smaller"
    FAR = "not the next rod"


def legal(at: tuple[int, ...], rods: int, stepwise: bool) -> tuple[Move, ...]:
    """The legal moves, in the order of rods, of discs that lie on these, the smallest disc's first."""
    none = len(at)
    tops = [at.index(rod) if rod in at else none for rod in range(rods)]
    return tuple([move for move in _pairs(rods, stepwise) if tops[move[0]] < tops[move[1]]])


def carried(at: tuple[int, ...], move: Move) -> tuple[int, ...]:
    """The rods of the discs after a legal move."""
    disc = at.index(move[0])
    return (*at[:disc], move[1], *at[disc + 1 :])


@cache
def _pairs(rods: int, stepwise: bool) -> tuple[Move, ...]:
    return tuple((one, other) for one in range(rods) for other in range(rods) if not stepwise or abs(one - other) == 1)


@dataclass(frozen=True)
class Position:
    """The rod of every disc, the smallest disc first; the tower is to stand on any one of the `goals`."""

    at: tuple[int, ...]
    goals: tuple[int, ...] = (1, 2)
    rods: int = 3
    stepwise: bool = False
    """Whether a disc may only go to the next rod."""

    def __post_init__(self) -> None:
        if not self.at or not all(0 <= rod < self.rods for rod in (*self.at, *self.goals)):
            raise ValueError(f"{self.at} does not put discs on {self.rods} rods")

    def tower(self, rod: int) -> tuple[int, ...]:
        """The discs on a rod from the bottom to the top; the smallest is 1."""
        return tuple(disc for disc in range(len(self.at), 0, -1) if self.at[disc - 1] == rod)

    def top(self, rod: int) -> int | None:
        """The disc that can be taken from a rod."""
        return self.at.index(rod) + 1 if rod in self.at else None

    def fault(self, move: Move) -> Fault | None:
        """Why a move is refused; None if it is legal."""
        return None if move in self.moves() else self._fault(move) or Fault.FAR

    def _fault(self, move: Move) -> Fault | None:
        source, target = move
        disc, below = self.top(source), self.top(target)
        if source == target:
            return Fault.SAME
        if disc is None:
            return Fault.EMPTY
        if below is not None and below < disc:
            return Fault.LARGER
        return Fault.FAR if self.stepwise and abs(source - target) > 1 else None

    def moves(self) -> tuple[Move, ...]:
        """The legal moves, in the order of rods."""
        return legal(self.at, self.rods, self.stepwise)

    def play(self, move: Move) -> "Position":
        """The position after a legal move; raises ValueError for an illegal one."""
        disc = self.top(move[0])
        if disc is None or move not in self.moves():
            raise ValueError(f"no disc can go from rod {move[0] + 1} to rod {move[1] + 1}: {self.fault(move)}")
        return replace(self, at=carried(self.at, move))

    @property
    def solved(self) -> bool:
        """Whether the whole tower stands on one of the goals."""
        return self.at[0] in self.goals and len(set(self.at)) == 1

    def picture(self) -> str:
        return " | ".join("".join(map(str, self.tower(rod))) or "-" for rod in range(self.rods))
