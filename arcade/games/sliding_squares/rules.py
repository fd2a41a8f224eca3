"""Sliding Squares: white and black men fill a tray of 5x5 but for one hole; who cannot slide into the hole loses.

A turn slides one own man from a square beside the hole into it. White begins. The authors' other game starts from an
empty tray: the sides first put their men, one each in turn, everywhere but in the centre.
"""

from dataclasses import dataclass

from arcade.games.sliding_squares.levels import Fault

SIDE = 5
SQUARES = range(SIDE * SIDE)
CENTRE = SIDE * SIDE // 2
WHITE, BLACK, HOLE = "o", "#", "."
NAMES = tuple("abcde"[square % SIDE] + str(SIDE - square // SIDE) for square in SQUARES)
"""The squares from the upper left, row by row."""
CHEQUERED = "#o#o#o#o#o#o.o#o#o#o#o#o#"
EMPTY = HOLE * len(SQUARES)


def beside(square: int) -> tuple[int, ...]:
    """The squares up, left, right and down of one, as far as they exist."""
    row, column = divmod(square, SIDE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(SIDE * to + across for to, across in steps if 0 <= to < SIDE and 0 <= across < SIDE)


NEIGHBOURS = tuple(map(beside, SQUARES))


@dataclass(frozen=True)
class Position:
    """The tray's squares as a text, whose turn it is, and which seat has the white men."""

    board: str = CHEQUERED
    seat: int = 0
    white: int = 0

    @property
    def placing(self) -> bool:
        return self.board.count(HOLE) > 1

    @property
    def hole(self) -> int:
        """The square into which a man may slide; the centre while men are put."""
        return CENTRE if self.placing else self.board.index(HOLE)

    def man(self, seat: int) -> str:
        """How a seat's men are written."""
        return WHITE if seat == self.white else BLACK

    def slides(self, seat: int) -> tuple[int, ...]:
        """The squares from which a seat's men could slide into the hole."""
        man = self.man(seat)
        return tuple(square for square in NEIGHBOURS[self.hole] if self.board[square] == man)

    def moves(self) -> tuple[int, ...]:
        """The men that can slide, by their squares; or the squares that a man can be put on."""
        if self.placing:
            return tuple(square for square in SQUARES if self.board[square] == HOLE and square != CENTRE)
        return self.slides(self.seat)

    def fault(self, square: int) -> Fault | None:
        """What is wrong with a square as a move."""
        if square in self.moves():
            return None
        if self.placing:
            return Fault.CENTRE if square == CENTRE else Fault.TAKEN
        if square == self.hole:
            return Fault.HOLE
        return Fault.FAR if square not in NEIGHBOURS[self.hole] else Fault.OTHERS

    def play(self, move: int) -> "Position":
        if move not in self.moves():
            raise ValueError(f"{NAMES[move]} cannot be played in {self.board}")
        squares = list(self.board)
        if not self.placing:
            squares[self.hole], squares[move] = squares[move], HOLE
        else:
            squares[move] = self.man(self.seat)
        return Position("".join(squares), 1 - self.seat, self.white)

    def outcome(self) -> int | None:
        """Who is on turn and cannot slide loses."""
        return None if self.moves() else 2 * self.seat - 1

    def picture(self) -> str:
        """The rows from the top, parted by bars."""
        return " | ".join(self.board[start : start + SIDE] for start in range(0, len(self.board), SIDE))


def started(seat: int, board: str = CHEQUERED) -> Position:
    """A game that a seat begins, with the white men."""
    return Position(board, seat, seat)
