"""What is wrong with the piece or the square that a player names."""

from enum import Enum, auto

from arcade.games.checkers.bitboard import BIT, BOARD, SIDE, Cell, square_at
from arcade.games.checkers.rules import Move, Position


class Fault(Enum):
    """The rule that was broken."""

    NO_SQUARE = auto()
    """There is no such row or column."""
    NOT_YOURS = auto()
    """No piece of the player's is there."""
    BLOCKED = auto()
    """The piece cannot move at all."""
    LIGHT = auto()
    """Pieces stay on the dark squares."""
    OCCUPIED = auto()
    """Some piece is there already."""
    MUST_JUMP = auto()
    """There is something to capture."""
    JUMP_ON = auto()
    """The jump is not over yet."""
    ILLEGAL = auto()
    """The piece does not move like that."""


def origin_fault(position: Position, cell: Cell) -> Fault | None:
    """What is wrong with moving from a row and column; None when a move begins there."""
    if not _on_board(cell):
        return Fault.NO_SQUARE
    square = square_at(cell)
    if not square or not position.own & BIT[square]:
        return Fault.NOT_YOURS
    if any(move[0] == square for move in position.moves()):
        return None
    return Fault.MUST_JUMP if position.captures and not position.book else Fault.BLOCKED


def target_fault(position: Position, path: Move, cell: Cell) -> Fault | None:
    """What is wrong with going on to a row and column from the end of a path; None when a legal move does."""
    if not _on_board(cell):
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


def _on_board(cell: Cell) -> bool:
    return all(0 <= place < SIDE for place in cell)
