"""The rules of Reversi: trap enemy discs between your own to turn them over; most discs at the end wins.

A board is two 64-bit numbers, black's discs and white's; bit 8 * row + column, a1 in the upper left being bit 0. Black
begins. A move must turn at least one disc; who cannot move passes, and when nobody can the game is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

BLACK, WHITE = 0, 1
SIDE = 8
SQUARES = SIDE * SIDE
PASS = SQUARES
"""The move of a side that has no other."""
DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
"""Right and down, in the order in which the Spectrum book's program turns runs."""
SCAN = tuple(SIDE * row + column for column in range(SIDE) for row in range(SIDE))
"""The squares column by column: the order in which that program looks at them."""


def ray(square: int, right: int, down: int) -> tuple[int, ...]:
    """The squares one after the other from a square (not included) to the edge."""
    row, column = divmod(square, SIDE)
    squares: list[int] = []
    while 0 <= (row := row + down) < SIDE and 0 <= (column := column + right) < SIDE:
        squares.append(SIDE * row + column)
    return tuple(squares)


RAYS = tuple(tuple(ray(square, right, down) for right, down in DIRECTIONS) for square in range(SQUARES))
_WHOLE = (1 << SQUARES) - 1
_INNER_COLUMNS = 0x7E7E7E7E7E7E7E7E


def name(square: int) -> str:
    """A square's name, a1 to h8, or a dash for a pass."""
    return "-" if square == PASS else f"{'abcdefgh'[square % SIDE]}{square // SIDE + 1}"


def named(words: str) -> int:
    """The square of a name such as "d3", or a pass for a dash; ValueError for anything else."""
    if words == "-":
        return PASS
    if len(words) != 2 or words[0] not in "abcdefgh" or words[1] not in "12345678":
        raise ValueError(f"{words!r} is no square of the board")
    return "abcdefgh".index(words[0]) + SIDE * (int(words[1]) - 1)


def legal(own: int, enemy: int) -> int:
    """The empty squares on which `own` may put a disc, as bits."""
    found = 0
    inner = enemy & _INNER_COLUMNS
    for shift, turnable in ((1, inner), (SIDE, enemy), (SIDE - 1, inner), (SIDE + 1, inner)):
        up, down = turnable & own << shift, turnable & own >> shift
        for _ in range(SIDE - 3):
            up |= turnable & up << shift
            down |= turnable & down >> shift
        found |= up << shift | down >> shift
    return found & _WHOLE & ~(own | enemy)


def run_closed(own: int, enemy: int, squares: Sequence[int]) -> Sequence[int]:
    """The enemy's discs in a direction up to the first disc of `own`; none if something else comes before."""
    for run, other in enumerate(squares):
        if not enemy >> other & 1:
            return squares[:run] if own >> other & 1 else ()
    return ()


def turned(own: int, enemy: int, square: int) -> tuple[int, ...]:
    """The discs that a disc of `own` on a square turns, run by run and disc by disc; none if nothing is trapped."""
    return tuple(disc for squares in RAYS[square] for disc in run_closed(own, enemy, squares))


@dataclass(frozen=True)
class Position:
    """The discs on the board and whose turn it is."""

    black: int = 1 << 28 | 1 << 35
    white: int = 1 << 27 | 1 << 36
    seat: int = BLACK

    @property
    def own(self) -> int:
        """The discs of the side to move."""
        return (self.black, self.white)[self.seat]

    @property
    def enemy(self) -> int:
        """The discs of the other side."""
        return (self.white, self.black)[self.seat]

    @property
    def discs(self) -> tuple[int, int]:
        """How many discs black and white have."""
        return self.black.bit_count(), self.white.bit_count()

    @property
    def empties(self) -> int:
        """How many squares are empty."""
        return SQUARES - sum(self.discs)

    @cached_property
    def _moves(self) -> tuple[int, ...]:
        squares = legal(self.own, self.enemy)
        if squares:
            return tuple(square for square in SCAN if squares >> square & 1)
        return (PASS,) if legal(self.enemy, self.own) else ()

    def moves(self) -> tuple[int, ...]:
        """The legal squares in the order of SCAN; PASS alone when there is none; nothing when the game is over."""
        return self._moves

    def turned_by(self, square: int) -> tuple[int, ...]:
        """The discs a move turns, in the order in which they are shown; ValueError for an illegal one."""
        if square not in self.moves():
            raise ValueError(f"{name(square)} is not a legal move")
        return () if square == PASS else turned(self.own, self.enemy, square)

    def play(self, move: int) -> "Position":
        """The position after a move; ValueError for an illegal one."""
        flips = sum(1 << disc for disc in self.turned_by(move))
        own, enemy = self.own, self.enemy & ~flips
        if move != PASS:
            own |= flips | 1 << move
        black, white = (own, enemy) if self.seat == BLACK else (enemy, own)
        return Position(black, white, 1 - self.seat)

    def outcome(self) -> int | None:
        """None while the game goes on; 1 when black has more discs, -1 when white has, 0 for a draw."""
        if self.moves():
            return None
        black, white = self.discs
        return (black > white) - (black < white)

    def picture(self) -> tuple[str, ...]:
        """The rows from the top: X black, o white, a dot for an empty square."""
        marks = ["X" if self.black >> s & 1 else "o" if self.white >> s & 1 else "." for s in range(SQUARES)]
        return tuple("".join(marks[row : row + SIDE]) for row in range(0, SQUARES, SIDE))


def pictured(rows: str, seat: int = BLACK) -> Position:
    """The position of a picture as `picture` draws it, rows parted by blanks or newlines."""
    marks = "".join(rows.split())
    if len(marks) != SQUARES or set(marks) - set("Xo."):
        raise ValueError("a picture of a board has 64 squares of X, o and dots")
    black, white = (sum(1 << square for square in range(SQUARES) if marks[square] == mark) for mark in "Xo")
    return Position(black, white, seat)
