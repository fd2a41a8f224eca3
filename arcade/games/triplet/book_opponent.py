"""The book's own program, and the opening that its authors wished for."""

from functools import lru_cache
from typing import NamedTuple

from arcade.games.triplet.board import LIMIT, Board, fields_of
from arcade.games.triplet.rules import CONCEDE, Position

LEVELS = range(3)
"""How many enemy stones the fullest line through a field has; the search goes through them from the lowest."""


class Choice(NamedTuple):
    """A field, and the work that the original had with it: fields looked at, and those of lines counted for stones."""

    move: int
    looked: int = 0
    counted: int = 0


def crowd(position: Position, field: int) -> int:
    """The largest number of enemy stones on a line through a field."""
    enemy = position.stones[1 - position.seat]
    return max(((enemy & line.mask).bit_count() for line in position.board.through[field]), default=0)


@lru_cache(1024)
def ways(board: Board, field: int) -> tuple[int, ...]:
    """Row, column and both diagonals of a field as sets, also the corners' diagonals of one field or two."""
    row, column = divmod(field, board.columns)
    ways = [0, 0, 0, 0]
    for other in range(board.fields):
        down, across = divmod(other, board.columns)
        on_it = (down == row, across == column, down - across == row - column, down + across == row + column)
        for way, same in enumerate(on_it):
            ways[way] |= same << other
    return tuple(ways)


def _counted(board: Board, field: int, own: int) -> int:
    """The fields that are counted to find out whether a field loses: line by line up to the one that does."""
    counted = 0
    for way in ways(board, field):
        counted += way.bit_count()
        if (own & way).bit_count() >= LIMIT - 1:
            break
    return counted


def printed(position: Position, corners: bool = True) -> Choice:
    """The first safe field from a7 on of the lowest level; the centre when the board is empty; none: concede.

    The listing's levels count the stones on the corners' short diagonals, too; without `corners` they do not.
    """
    board, free, safe = position.board, position.free, position.safe(position.seat)
    if position.stones == (0, 0):
        return Choice(board.centre)
    own, enemy = position.stones[position.seat], position.stones[1 - position.seat]
    looked = counted = 0
    crowds = {
        field: max((enemy & way).bit_count() for way in ways(board, field)) if corners else crowd(position, field)
        for field in fields_of(free)
    }
    for level in LEVELS:
        for field in range(board.fields):
            looked += 1
            if crowds.get(field) == level:
                counted += _counted(board, field, own)
                if safe >> field & 1:
                    return Choice(field, looked, counted)
    return Choice(CONCEDE, looked, counted)


def unpaired(board: Board, safe: int, own: int) -> int:
    """The safe fields that share no line with an own stone, as queens that leave each other in peace."""
    for field in fields_of(own):
        for line in board.through[field]:
            safe &= ~line.mask
    return safe


def like_queens(position: Position) -> Choice | None:
    """A field on no line with an own stone, the one with least enemies on its lines; None if there is none left."""
    if position.stones == (0, 0):
        return Choice(position.board.centre)
    peaceful = unpaired(position.board, position.safe(position.seat), position.stones[position.seat])
    fields = sorted(fields_of(peaceful), key=lambda field: (crowd(position, field), field))
    return Choice(fields[0]) if fields else None
