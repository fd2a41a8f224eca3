"""How the computer chooses: by the minicomputer's method of 1973, or by a search.

The method: discs gained times the square's weight, less the best reply by the same measure. Every empty square is tried
from 1,1 to 8,8. With look-ahead the move is made and the other side's best reply is predicted, then the reply to that,
and so on; their scores are taken off and added in turn. A prediction looks ahead itself as long as levels of recursion
are left. Equal scores are settled by a bit that depends on how many moves the computer has made since it was started:
its first game is always the same, the later ones are not.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from arcade.families.discs.lanes import AFTER, BYTE, EIGHTHS, FLIPS, INNER, PLACE, widen
from arcade.families.discs.rules import PASS, SIDE, SQUARES, Position
from arcade.families.discs.search import Searcher
from arcade.games.hp_reversi.levels import Opponent, Search
from arcade.toolkit.contract.searching import Thinking

QUARTER = """
    100  0  6  5
      0  0  3  3
      6  3  3  2
      5  3  2  2
"""
"""The weights of the upper left quarter, mirrored to the others; the figures of 1973 are lost.

Even sixteen discs turned from an edge weigh less than one from a corner, so a corner is always the best reply.
"""
EDGE_ONCE_SAFE, DIAGONAL_ONCE_SAFE = 6, 3
"""What the squares next to a corner weigh when that corner is taken."""
SLICE = 100
"""Boards whose squares are all tried between two frames."""

CORNERS = (0, SIDE - 1, SQUARES - SIDE, SQUARES - 1)


def corner_beside(square: int) -> int | None:
    """The corner that a square touches, if it touches one."""
    row, column = divmod(square, SIDE)
    for corner in CORNERS:
        if corner != square and abs(corner // SIDE - row) <= 1 and abs(corner % SIDE - column) <= 1:
            return corner
    return None


def _mirrored(quarter: str) -> tuple[int, ...]:
    rows = [[int(weight) for weight in line.split()] for line in quarter.strip().splitlines()]
    near = [min(place, SIDE - 1 - place) for place in range(SIDE)]
    return tuple(rows[near[square // SIDE]][near[square % SIDE]] for square in range(SQUARES))


WEIGHTS = _mirrored(QUARTER)
_GUARDS = tuple(0 if (corner := corner_beside(square)) is None else PLACE[corner] for square in range(SQUARES))
"""The bits of the corner beside each square, 0 where there is none."""
_SAFE = tuple(
    weight if not guard else EDGE_ONCE_SAFE if {0, SIDE - 1} & {*divmod(square, SIDE)} else DIAGONAL_ONCE_SAFE
    for square, (weight, guard) in enumerate(zip(WEIGHTS, _GUARDS, strict=True))
)


def weight_of(square: int, taken: int) -> int:
    """A square's weight, the taken squares given as a wide board."""
    return _SAFE[square] if _GUARDS[square] & taken else WEIGHTS[square]


class Board(NamedTuple):
    """A position as the method sees it: wide boards of the side to move and the other, and the empty squares."""

    own: int
    enemy: int
    empty: bytes

    @property
    def passed(self) -> "Board":
        """The same with the other side to move."""
        return Board(self.enemy, self.own, self.empty)

    def tries(self) -> Iterator[tuple[int, int]]:
        """Every square that can be taken, from 1,1 to 8,8, and the discs it would turn, as a wide board."""
        own, enemy, empty = self
        runs = enemy & INNER
        for square in empty:
            closing = (runs + (AFTER[square] & runs)) & own
            if closing:
                yield square, FLIPS[square][closing]

    def played(self, square: int, flips: int) -> "Board":
        """The board after a move, for the other side."""
        left = self.empty.replace(BYTE[square], b"")
        return Board(self.enemy ^ flips, self.own | flips | PLACE[square], left)

    def gives_a_corner(self) -> bool:
        """Whether the side to move can take a corner."""
        runs = self.enemy & INNER
        return any(corner in self.empty and (runs + (AFTER[corner] & runs)) & self.own for corner in CORNERS)


def board_of(position: Position) -> Board:
    """The method's view of a position."""
    taken = position.black | position.white
    empty = bytes(square for square in range(SQUARES) if not taken >> square & 1)
    return Board(widen(position.own), widen(position.enemy), empty)


class Choice(NamedTuple):
    """A move, its score, and the board that it leads to, for the other side."""

    square: int
    score: int
    after: Board


Answer = tuple[int, tuple[tuple[int, int], ...], int]
"""A move, the legal moves with their scores (a search's in discs) in the order tried, and the boards looked at."""


class _Thinking:
    """One choice being made."""

    def __init__(self, ahead: int, counter: int) -> None:
        self.ahead = ahead
        self.counter = counter
        self.boards = 0
        self.weighed: list[tuple[int, int]] = []
        """The squares tried at the root, with their scores."""

    def best(self, board: Board, recursion: int, root: bool = True) -> Generator[None, None, Choice | None]:
        """The best move on a board, None if there is none; it looks ahead while levels of recursion are left."""
        self.boards += 1
        taken = board.own | board.enemy
        best, turns, rank = -1, 0, (0, False)
        for square, flips in board.tries():
            gain = flips.bit_count() // EIGHTHS
            score, safe = gain * weight_of(square, taken), True
            if self.ahead and recursion:
                after = board.played(square, flips)
                score += yield from self.foreseen(after, recursion)
                safe = not after.gives_a_corner()
            bit = score + gain + self.counter & 1
            if best < 0 or (score, safe) > rank or ((score, safe) == rank and bit):
                best, turns, rank = square, flips, (score, safe)
            if root:
                self.weighed.append((square, score))
        return None if best < 0 else Choice(best, rank[0], board.played(best, turns))

    def foreseen(self, board: Board, recursion: int) -> Generator[None, None, int]:
        """What the predicted replies to a move, and to each other, take off its score and add to it."""
        score, sign = 0, -1
        for _ in range(self.ahead):
            if self.boards % SLICE == 0:
                yield
            reply = yield from self.best(board, recursion - 1, root=False)
            score += 0 if reply is None else sign * reply.score
            board = board.passed if reply is None else reply.after
            sign = -sign
        return score


def choose(opponent: Opponent, position: Position, counter: int) -> Thinking[Answer]:
    """The move for a computer that has made `counter` moves since it was started; PASS where there is none."""
    if isinstance(opponent, Search):
        found = yield from Searcher().search(position, opponent.positions, opponent.exact)
        return found.move, tuple((square, value // EIGHTHS) for square, value in found.values), found.positions
    thinking = _Thinking(opponent.ahead, counter)
    choice = yield from thinking.best(board_of(position), opponent.recursion)
    return (PASS if choice is None else choice.square), tuple(thinking.weighed), thinking.boards
