"""Impasse: pieces that belong to both sides start in a corner; one side pushes them up, the other to the right.

A push takes one piece over one empty square or more; nothing is jumped and nothing captured. A side that can't push
loses. Seat 0 pushes up, seat 1 to the right. Rows and columns count from 0, rows from the top.

A view shows a position in lanes: the side to move pushes along them, the other side across. It consists of two boards,
`own` and `across`: bit `side * lane + place` is set for a piece, pushes raise the place; in `across` lane and place are
exchanged. The game is its own mirror image, so one view serves both seats.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from arcade.toolkit.ai.symmetry import images

SIDE = 6
"""Squares each way of the book's board."""
BLOCKS = {5: 2, 6: 3, 8: 4}
"""Squares each way of the boards there are, and of the block of pieces in their lower left corners."""
UP, RIGHT = 0, 1
"""The seats."""
PIECE, EMPTY = "#", "."
Push = tuple[int, int]
"""The bits that change in `own` and in `across`."""


class Move(NamedTuple):
    """A piece's square and the squares it is pushed."""

    row: int
    column: int
    steps: int


@dataclass(frozen=True)
class Position:
    """Where the pieces are, and whose turn it is.

    Bit `side * height + column` of `pieces` is set for a piece; heights count from the bottom row, 0.
    """

    pieces: int
    seat: int = UP
    side: int = SIDE

    def __contains__(self, square: tuple[int, int]) -> bool:
        """Whether a piece stands on a square, given as row and column; none stands off the board."""
        row, column = square
        on_board = 0 <= row < self.side and 0 <= column < self.side
        return on_board and bool(self.pieces >> self._bit(row, column) & 1)

    def _bit(self, row: int, column: int) -> int:
        return self.side * (self.side - 1 - row) + column

    def target(self, move: Move, seat: int | None = None) -> tuple[int, int]:
        """The row and column where a push ends, legal or not; it is the mover's unless a seat is given."""
        up = (self.seat if seat is None else seat) == UP
        return (move.row - move.steps, move.column) if up else (move.row, move.column + move.steps)

    def reach(self, row: int, column: int, seat: int | None = None) -> int:
        """How many squares a seat can push the piece on a square; 0 if there is none."""
        if (row, column) not in self:
            return 0
        up = (self.seat if seat is None else seat) == UP
        room, step = (row, self.side) if up else (self.side - 1 - column, 1)
        ahead = self.pieces >> self._bit(row, column)
        return next((steps for steps in range(room) if ahead >> step * (steps + 1) & 1), room)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves, row by row from the top, each row from the left, short pushes first."""
        return self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.moves_of(self.seat)

    def pushes(self, square: tuple[int, int]) -> tuple[Move, ...]:
        """The legal moves of the piece on a square, short pushes first."""
        return tuple(move for move in self.moves() if (move.row, move.column) == square)

    def moves_of(self, seat: int) -> tuple[Move, ...]:
        """The pushes that a seat would have if it were its turn."""
        return tuple(
            Move(row, column, steps)
            for row in range(self.side)
            for column in range(self.side)
            for steps in range(1, self.reach(row, column, seat) + 1)
        )

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            raise ValueError(f"{move}: that piece cannot be pushed like that")
        moved = 1 << self._bit(move.row, move.column) | 1 << self._bit(*self.target(move))
        return Position(self.pieces ^ moved, 1 - self.seat, self.side)

    def outcome(self) -> int | None:
        return None if self.moves() else 1 if self.seat == RIGHT else -1

    def picture(self) -> str:
        """The rows from the top, "#" for a piece and "." for none, parted by strokes."""
        squares = range(self.side)
        return "/".join("".join(PIECE if (row, column) in self else EMPTY for column in squares) for row in squares)


def pictured(picture: str, seat: int = UP) -> Position:
    """The position of a picture; raises ValueError unless it is a square of "#" and "."."""
    rows = picture.split("/")
    side = len(rows)
    if any(len(row) != side or row.strip(PIECE + EMPTY) for row in rows):
        raise ValueError(f"{picture!r} is not a square board of # and .")
    bits = (side * height + column for height, row in enumerate(reversed(rows)) for column in range(side))
    return Position(sum(1 << bit for bit in bits if rows[-1 - bit // side][bit % side] == PIECE), seat, side)


def start(side: int = SIDE, seat: int = UP) -> Position:
    """The block of pieces in the lower left corner; raises KeyError for other sizes than those of BLOCKS."""
    block = BLOCKS[side]
    rows = [EMPTY * side] * (side - block) + [PIECE * block + EMPTY * (side - block)] * block
    return pictured("/".join(rows), seat)


def name(row: int, column: int) -> str:
    """A square's name: letters from the left, digits from the top."""
    return f"{'abcdefgh'[column]}{row + 1}"


class View(NamedTuple):
    """A position seen by the side to move."""

    own: int
    across: int


def view(position: Position) -> View:
    turned = exchanged(position.pieces, position.side)
    return View(position.pieces, turned) if position.seat == RIGHT else View(turned, position.pieces)


def exchanged(board: int, side: int) -> int:
    """A board with lanes and places exchanged: its image in a diagonal."""
    return sum(1 << place for bit, place in enumerate(images(side)[1]) if board >> bit & 1)


@cache
def pushes(side: int) -> tuple[tuple[tuple[Push, ...], ...], ...]:
    """The pushes in a lane, by lane and by its pattern of pieces; the hindmost piece first, short before long."""
    return tuple(tuple(_in_lane(side, lane, pattern) for pattern in range(1 << side)) for lane in range(side))


def _in_lane(side: int, lane: int, pattern: int) -> tuple[Push, ...]:
    found: list[Push] = []
    for start in range(side):
        if pattern >> start & 1:
            for end in range(start + 1, side):
                if pattern >> end & 1:
                    break
                own = 1 << side * lane + start | 1 << side * lane + end
                found.append((own, 1 << side * start + lane | 1 << side * end + lane))
    return tuple(found)


@cache
def free_steps(side: int) -> tuple[tuple[int, ...], ...]:
    """By lane and pattern, the steps of a lane's pieces until all stand at its end."""
    patterns = [[place for place in reversed(range(side)) if pattern >> place & 1] for pattern in range(1 << side)]
    return (tuple(sum(side - 1 - at - place for at, place in enumerate(pieces)) for pieces in patterns),) * side


def all_free_steps(seen: View, side: int) -> int:
    """The free steps of both sides together; every push takes some, so they show how far a game has come."""
    free, full = free_steps(side)[0], (1 << side) - 1
    return sum(free[board >> side * lane & full] for board in seen for lane in range(side))


def safe_steps(seen: View, side: int) -> int:
    """Steps of the side to move that nobody can take from it as long as it pushes nothing else.

    They belong to pieces in the last lane, which the other side can't push, as far as no piece can come before them.
    """
    last, full = seen.own >> side * (side - 1), (1 << side) - 1
    steps, limit = 0, side
    for place in reversed(range(side)):
        if last >> place & 1:
            end = place
            while end + 1 < limit and not (seen.across >> side * (end + 1) & full) << 1 & full:
                end += 1
            steps += end - place
            limit = end
    return steps


def after(seen: View, push: Push) -> View:
    """The view of the other side after a push."""
    return View(seen.across ^ push[1], seen.own ^ push[0])


def options(seen: View, side: int) -> list[Push]:
    """The pushes of the side to move, lane by lane."""
    own, full = seen.own, (1 << side) - 1
    return [push for lane, patterns in enumerate(pushes(side)) for push in patterns[own >> side * lane & full]]


def move_of(push: Push, seat: int, side: int) -> Move:
    """A push as a seat makes it, with the row and column of the board."""
    first = (push[0] & -push[0]).bit_length() - 1
    steps = push[0].bit_length() - 1 - first
    lane, place = divmod(first, side)
    return Move(side - 1 - lane, place, steps) if seat == RIGHT else Move(side - 1 - place, lane, steps)
