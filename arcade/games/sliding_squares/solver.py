"""Who wins, and in how many slides: the tray seen as a graph on which the hole walks and never comes back.

The hole changes between light and dark squares with every slide, so white only ever slides off the squares of one
colour and onto those of the other: no man moves twice. A man that stands wrong never moves, a man that has moved
neither. What is left is a walk over the squares whose men can still move, each visited once (undirected vertex
geography; Fraenkel, Scheinerman and Ullman, 1993).

The secret of the game: squares are paired off like dominoes, so that every slide is answered inside a pair. Who is to
slide wins exactly if the hole must have a partner in every largest set of pairs (the same authors); in the book's tray
the pairs are the dominoes of the original program. Trays with some men exchanged are laid for a winner.
"""

from typing import NamedTuple

from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import (
    BLACK,
    CHEQUERED,
    EMPTY,
    HOLE,
    NEIGHBOURS,
    SIDE,
    SQUARES,
    WHITE,
    Position,
    started,
)
from arcade.toolkit.ai.solver import Remembering
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search, at_once

SLICE = 1_500
"""Positions worked out between two frames."""
SQUARE = 32
"""By which the squares of a walk are multiplied to make room for its hole's number."""
BITS = tuple(tuple((other, 1 << other) for other in NEIGHBOURS[square]) for square in SQUARES)
DOMINOES = ("RLRLD", "DRLDU", "UD.UD", "DURLU", "URLRL")
"""Where the other half of a square's domino is, rows from the top: right, left, up or down."""
STEPS = {"R": 1, "L": -1, "U": -SIDE, "D": SIDE, ".": 0}
PARTNER = tuple(square + STEPS[DOMINOES[square // SIDE][square % SIDE]] for square in SQUARES)
"""The square that shares a square's domino; the centre's is itself."""
CHOICES = tuple(
    tuple((other, 1 << other) for other in sorted(NEIGHBOURS[own], key=PARTNER[own].__ne__)) for own in SQUARES
)
"""The squares beside each one with their bits, its domino's other half first."""
EXCHANGED = range(2, 5)
"""How many white men change places with as many black ones."""
MOST_SLIDES, LEAST_SLIDES = 16, 7


class Walk(NamedTuple):
    """Where the hole is, and as bits the squares whose men can still move."""

    hole: int
    live: int

    @property
    def number(self) -> int:
        return self.live * SQUARE + self.hole


def dark(square: int) -> bool:
    """Whether a square has the centre's colour."""
    return (square // SIDE + square % SIDE) % 2 == 0


def walk_of(position: Position) -> Walk:
    """What is left of a position in which nobody puts men any more."""
    board, hole, mover = position.board, position.hole, position.man(position.seat)
    able = [square for square in SQUARES if (board[square] == mover) == (dark(square) != dark(hole))]
    return Walk(hole, sum(1 << square for square in able if square != hole))


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
        """By their numbers: a hundred thousand tuples would keep the collector of garbage busy for half a frame."""

    def solve(self, walk: Walk) -> Search[int]:
        """The slides until somebody is stuck, a slice of positions a frame; thereafter `slides` answers at once."""
        known, waiting = self._known, [walk.number]
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
        return known[walk.number]

    def slides(self, walk: Walk) -> int:
        """The slides that best play still takes."""
        return at_once(self.solve(walk))

    def after(self, walk: Walk, square: int) -> int:
        """The slides that best play takes when the man on a square slides first, that one counted."""
        return 1 + self.slides(Walk(square, walk.live & ~(1 << square)))

    def walks(self) -> list[Walk]:
        """Those that were worked out, in the order in which they were."""
        return [Walk(number % SQUARE, number // SQUARE) for number in self._known]


def best(slides: list[int]) -> int:
    """Of what one's moves lead to the quickest win, else the slowest loss; nothing to slide is a loss at once."""
    wins = [count for count in slides if count % 2]
    return min(wins) if wins else max(slides, default=0)


def pairs(walk: Walk) -> dict[int, int]:
    """The partners of squares, both ways; the hole has one exactly if the side to move wins, and that is its slide."""
    hole, live = walk
    mate: dict[int, int] = {}
    for square in SQUARES:
        other = PARTNER[square]
        if square < other and live >> square & live >> other & 1:
            mate[square], mate[other] = other, square
    for square in SQUARES:
        if live >> square & 1 and square not in mate:
            _widen(square, live, mate, [0])
    _widen(hole, live, mate, [0])
    return mate


def wins(walk: Walk) -> bool:
    """Whether the side to move wins."""
    return walk.hole in pairs(walk)


def _widen(square: int, live: int, mate: dict[int, int], tried: list[int]) -> bool:
    """Find a partner for a square, others changing theirs if need be (Kuhn's augmenting path)."""
    for other, bit in CHOICES[square]:
        if live & bit & ~tried[0]:
            tried[0] |= bit
            if other not in mate or _widen(mate[other], live, mate, tried):
                mate[square], mate[other] = other, square
                return True
    return False


def exchanged(count: int, dice: Dice) -> str:
    """The chequered tray, its hole on any dark square, so many white and black men exchanged, which never slide."""
    squares = [BLACK if dark(square) else WHITE for square in SQUARES]
    hole = dice.pick([square for square in SQUARES if dark(square)])
    squares[hole] = HOLE
    light = [square for square in SQUARES if squares[square] == WHITE]
    others = [square for square in SQUARES if squares[square] == BLACK]
    dice.shuffle(light)
    dice.shuffle(others)
    for one, other in zip(light, others[:count], strict=False):
        squares[one], squares[other] = BLACK, WHITE
    return "".join(squares)


def laid(tray: Tray, seat: int, winner: int, dice: Dice) -> Search[str]:
    """The squares when a seat begins; exchanged, they let `winner` win who chooses well at once and thereafter."""
    if tray is not Tray.EXCHANGED:
        return EMPTY if tray is Tray.EMPTY else CHEQUERED
    while True:
        position = started(seat, exchanged(dice.pick(EXCHANGED), dice))
        walk, exact = walk_of(position), Exact()
        slides = yield from exact.solve(walk)
        if LEAST_SLIDES <= slides <= MOST_SLIDES and (slides % 2 == 1) == (seat == winner):
            ways = [exact.after(walk, square) % 2 for square in position.moves()]
            if len(ways) > 1 and (seat != winner or 0 in ways):
                return position.board
        yield
