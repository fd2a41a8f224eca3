"""Who wins, and in how many slides: the tray seen as a graph on which the hole walks and never comes back.

The hole changes between light and dark squares with every slide, so white only ever slides off the squares of one
colour and onto those of the other: no man moves twice. A man that stands wrong never moves, a man that has moved
neither. What is left is a walk over the squares whose men can still move, each visited once (undirected vertex
geography; Fraenkel, Scheinerman and Ullman, 1993).
"""

from typing import NamedTuple

from arcade.games.sliding_squares.rules import NEIGHBOURS, SIDE, SQUARES, Position
from arcade.toolkit.ai.solver import Remembering
from arcade.toolkit.contract.searching import Search, at_once

SLICE = 1_500
"""Positions worked out between two frames."""
SQUARE = 32
"""By which the squares of a walk are multiplied to make room for its hole's number."""
BITS = tuple(tuple((other, 1 << other) for other in NEIGHBOURS[square]) for square in SQUARES)


class Walk(NamedTuple):
    """Where the hole is, and as bits the squares whose men can still move."""

    hole: int
    live: int


def _number(walk: Walk) -> int:
    """A walk as a number."""
    return walk.live * SQUARE + walk.hole


def dark(square: int) -> bool:
    """Whether a square has the centre's colour."""
    return (square // SIDE + square % SIDE) % 2 == 0


def walk_of(position: Position) -> Walk:
    """What is left of a position in which nobody puts men any more."""
    hole, mover = position.hole, position.man(position.seat)
    live = 0
    for square in SQUARES:
        near = dark(square) != dark(hole)
        if square != hole and (position.board[square] == mover) == near:
            live |= 1 << square
    return Walk(hole, live)


def following(walk: Walk) -> list[Walk]:
    """What is left after each slide."""
    return [Walk(square, walk.live ^ bit) for square, bit in BITS[walk.hole] if walk.live & bit]


class Exact(Remembering[Walk]):
    """Remembers how many slides each walk still takes when winners hurry and losers linger.

    After an odd number the other side is stuck, after an even one the side to move: the number says who wins.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[int, int] = {}
        # By `_number`: a hundred thousand tuples would keep the collector of garbage busy for half a frame.

    def solve(self, walk: Walk) -> Search[int]:
        """The slides until somebody is stuck, a slice of positions a frame; thereafter `slides` answers at once."""
        known, waiting = self._known, [_number(walk)]
        if waiting[0] not in known:
            self._asked.append(walk)
        due = len(known) + SLICE
        while waiting:
            last = waiting[-1]
            hole, live = last % SQUARE, last // SQUARE
            replies = [(live ^ bit) * SQUARE + square for square, bit in BITS[hole] if live & bit]
            unknown = [after for after in replies if after not in known]
            if unknown:
                waiting += unknown
                continue
            known[last] = best([known[after] + 1 for after in replies])
            waiting.pop()
            if len(known) >= due:
                due += SLICE
                yield
        return known[_number(walk)]

    def slides(self, walk: Walk) -> int:
        """The slides that best play still takes."""
        return at_once(self.solve(walk))

    def after(self, walk: Walk, square: int) -> int:
        """The slides that best play takes when the man on a square slides first, that one counted."""
        return 1 + self.slides(Walk(square, walk.live & ~(1 << square)))

    def walks(self) -> list[Walk]:
        """Those that were worked out, in the order in which they were."""
        return [Walk(number % SQUARE, number // SQUARE) for number in self._known]

    def __len__(self) -> int:
        return len(self._known)


def best(slides: list[int]) -> int:
    """Of what one's moves lead to the quickest win, else the slowest loss; nothing to slide is a loss at once."""
    wins = [count for count in slides if count % 2]
    return min(wins) if wins else max(slides, default=0)
