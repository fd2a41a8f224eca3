"""English draughts on the 32 dark squares: the official rules, and the simpler ones of the book.

Seat 0 has the black men on squares 1 to 12, moves first and down the board; seat 1 has the white ones on 21 to 32. Men
step one square diagonally forward, kings in all four directions. A piece jumps over an enemy next to it onto the empty
square behind and so captures it. Who can capture must, though by any capture there is, and goes on jumping with the
same piece while it can; a man that reaches the far row is crowned, and its move ends there. Who cannot move loses. It
is a draw when the same position comes up for the third time, or after 40 moves a side without a man moved or a
capture. By the book's rules nobody must capture, and a move is a single jump.

The squares are bits, so that a step in any direction is the same shift wherever it begins. They are numbered 1 to 32 as
draughts players do, row by row from the top; row 1 has its dark squares in the columns 2, 4, 6 and 8. After every eight
squares one bit stays empty: a step off the board falls into such a gap.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from arcade.games.checkers.levels import Fault

SIDE = 8
SQUARES = range(1, 33)
Cell = tuple[int, int]
"""Row and column from 0."""


def cell_of(square: int) -> Cell:
    """The row and column, from 0, of a square's number."""
    row, place = divmod(square - 1, 4)
    return row, 2 * place + 1 - row % 2


def square_at(cell: Cell) -> int:
    """The number of the dark square in a row and column from 0; 0 for a light one, or off the board."""
    row, column = cell
    return 4 * row + column // 2 + 1 if (row + column) % 2 and on_board(cell) else 0


def on_board(cell: Cell) -> bool:
    return all(0 <= place < SIDE for place in cell)


BIT = {square: 1 << square - 1 + (square - 1) // 8 for square in SQUARES}
"""The bit of each square's number."""
SQUARE = {bit: square for square, bit in BIT.items()}
"""The square's number of each bit."""
BOARD = sum(BIT.values())
DOWN, UP = (4, 5), (-4, -5)
ALL_WAYS = DOWN + UP
AHEAD = DOWN, UP
"""The directions, as shifts, in which the men of each seat move."""


def shifted(bits: int, way: int) -> int:
    """All the bits one step further in a direction; what leaves the board must be masked off."""
    return bits << way if way > 0 else bits >> -way


STEP = {
    way: {bit: (square, SQUARE[to]) for bit, square in SQUARE.items() if (to := shifted(bit, way)) in SQUARE}
    for way in ALL_WAYS
}
"""For each direction and bit the two squares of a step."""
OVER = {
    (square, SQUARE[landing]): over
    for square, bit in BIT.items()
    for way in ALL_WAYS
    if (over := shifted(bit, way)) in SQUARE and (landing := shifted(over, way)) in SQUARE
}
"""The bit that is jumped between two squares; steps are not in it."""


def squares_of(bits: int) -> list[int]:
    """The numbers of the squares whose bits are set, in order."""
    return [square for square, bit in BIT.items() if bits & bit]


Move = tuple[int, ...]
"""The squares that a piece touches, from its own on: two for a step, one more for each jump."""
BLACK, WHITE = 0, 1
QUIET_PLIES = 80
"""So many plies without a man moved or a capture are a draw."""


def bits_of(*squares: int) -> int:
    return sum(BIT[square] for square in squares)


KING_ROWS = bits_of(29, 30, 31, 32), bits_of(1, 2, 3, 4)
"""Where the men of each seat are crowned."""


def capturing(own: int, enemy: int, kings: int, seat: int, empty: int) -> int:
    """The pieces that can capture, of those that move."""
    down, up = (own & kings, own) if seat else (own, own & kings)
    jumpers = down & (enemy >> 4 & empty >> 8 | enemy >> 5 & empty >> 10) if down else 0
    if up:
        jumpers |= up & (enemy << 4 & empty << 8 | enemy << 5 & empty << 10)
    return jumpers


def is_jump(move: Move) -> bool:
    return move[:2] in OVER


@dataclass(frozen=True)
class Position:
    """Who stands where, as bits, whose turn it is, and what came before since the last man moved or was captured.

    The past is not compared: it decides only whether the game is drawn.
    """

    black: int = bits_of(*range(1, 13))
    white: int = bits_of(*range(21, 33))
    kings: int = 0
    seat: int = BLACK
    book: bool = False
    past: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @property
    def sides(self) -> tuple[int, int]:
        """The pieces of the side to move, and of the other."""
        return (self.white, self.black) if self.seat else (self.black, self.white)

    @property
    def key(self) -> int:
        """The position as one number, as the past keeps it."""
        return ((self.black << 36 | self.white) << 36 | self.kings) << 1 | self.seat

    def earlier(self) -> "Iterator[Position]":
        """The positions of the past, which may come up again."""
        whole = (1 << 36) - 1
        for key in self.past:
            yield Position(key >> 73, key >> 37 & whole, key >> 1 & whole, key & 1, self.book)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves, also in a drawn game."""
        return self._legal

    @cached_property
    def _legal(self) -> tuple[Move, ...]:
        return self.captures + self.steps() if self.book else self.captures or self.steps()

    def steps(self) -> tuple[Move, ...]:
        """The moves without capture, whether or not there is a capture."""
        own, enemy = self.sides
        empty = BOARD & ~(own | enemy)
        ahead = AHEAD[self.seat]
        found: list[Move] = []
        for way in ALL_WAYS:
            movers = (own if way in ahead else own & self.kings) & shifted(empty, -way)
            steps = STEP[way]
            while movers:
                lowest = movers & -movers
                found.append(steps[lowest])
                movers ^= lowest
        return tuple(found)

    @cached_property
    def captures(self) -> tuple[Move, ...]:
        """The moves that capture, each to its end."""
        own, enemy = self.sides
        empty = BOARD & ~(own | enemy)
        jumpers = capturing(own, enemy, self.kings, self.seat, empty)
        found: list[Move] = []
        while jumpers:
            lowest = jumpers & -jumpers
            found += self._jumps((SQUARE[lowest],), lowest, enemy, empty | lowest, bool(lowest & self.kings))
            jumpers ^= lowest
        return tuple(found)

    def _jumps(self, path: Move, at: int, enemy: int, empty: int, king: bool) -> Iterator[Move]:
        """The jumps that go on from where a path has led, by the book's rules one jump at most."""
        ended = len(path) > 1 and (self.book or (not king and at & KING_ROWS[self.seat]))
        alone = True
        if not ended:
            for way in ALL_WAYS if king else AHEAD[self.seat]:
                over = shifted(at, way) & enemy
                landing = shifted(over, way) & empty
                if landing:
                    alone = False
                    yield from self._jumps((*path, SQUARE[landing]), landing, enemy ^ over, empty, king)
        if alone and len(path) > 1:
            yield path

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            raise ValueError(f"{move} is no legal move")
        own, enemy = self.sides
        start, end = BIT[move[0]], BIT[move[-1]]
        king = bool(self.kings & start)
        taken = taken_by(move)
        own, enemy = own & ~start | end, enemy & ~taken
        kings = self.kings & ~taken
        if king or end & KING_ROWS[self.seat]:
            kings = kings & ~start | end
        past = (*self.past, self.key) if king and not taken else ()
        black, white = (enemy, own) if self.seat else (own, enemy)
        return Position(black, white, kings, 1 - self.seat, self.book, past)

    def crowns(self, move: Move) -> bool:
        """Whether a move makes a king."""
        return not self.kings & BIT[move[0]] and bool(BIT[move[-1]] & KING_ROWS[self.seat])

    def outcome(self) -> int | None:
        if not self.moves():
            return 1 if self.seat else -1
        if len(self.past) >= QUIET_PLIES or self.repeated:
            return 0
        return None

    @property
    def repeated(self) -> bool:
        """Whether this position has come up for the third time."""
        return len(self.past) > 4 and self.past.count(self.key) >= 2


START = Position()
BOOK_START = Position(book=True)


def taken_by(move: Move) -> int:
    """The bits of the pieces that a move captures."""
    return sum(OVER.get(leg, 0) for leg in pairwise(move))


def set_up(black: str, white: str, seat: int, book: bool = False) -> Position:
    """A position from lists of squares such as "1 5 K12"."""
    sides, kings = [0, 0], 0
    for side, listed in enumerate((black, white)):
        for word in listed.split():
            bit = BIT[int(word.removeprefix("K"))]
            sides[side] |= bit
            kings |= bit if word[0] == "K" else 0
    return Position(sides[0], sides[1], kings | crowned(*sides), seat, book)


def crowned(black: int, white: int) -> int:
    """Those pieces that stand where only a king can."""
    return black & KING_ROWS[BLACK] | white & KING_ROWS[WHITE]


def pieces(position: Position) -> str:
    """The 32 squares in order: b and w for men, B and W for kings, a dot for an empty square."""
    signs = ["."] * 32
    for square in squares_of(position.black | position.white):
        bit = BIT[square]
        sign = "b" if position.black & bit else "w"
        signs[square - 1] = sign.upper() if position.kings & bit else sign
    return "".join(signs)


def origin_fault(position: Position, cell: Cell) -> Fault | None:
    """What is wrong with moving from a row and column; None when a move begins there."""
    if not on_board(cell):
        return Fault.NO_SQUARE
    square = square_at(cell)
    if not square or not position.sides[0] & BIT[square]:
        return Fault.NOT_YOURS
    if any(move[0] == square for move in position.moves()):
        return None
    return Fault.MUST_JUMP if position.captures and not position.book else Fault.BLOCKED


def target_fault(position: Position, path: Move, cell: Cell) -> Fault | None:
    """What is wrong with going on to a row and column from the end of a path; None when a legal move does."""
    if not on_board(cell):
        return Fault.NO_SQUARE
    square = square_at(cell)
    if any(move[: len(path) + 1] == (*path, square) for move in position.moves()):
        return None
    if len(path) > 1:
        return Fault.JUMP_ON
    if not square:
        return Fault.LIGHT
    if not BIT[square] & BOARD & ~(position.black | position.white):
        return Fault.OCCUPIED
    return Fault.MUST_JUMP if (*path, square) in position.steps() else Fault.ILLEGAL
