"""The book's own program, and the opening that its authors wished for."""

from typing import NamedTuple

from arcade.games.triplet.board import Board, fields_of
from arcade.games.triplet.rules import CONCEDE, Position

LEVELS = range(3)
"""How many enemy stones the fullest line through a field has; the search goes through them from the lowest."""


class Choice(NamedTuple):
    """A field, and the work that the original had with it: fields looked at, and those tried in vain."""

    move: int
    looked: int = 0
    tried: int = 0


def crowd(position: Position, field: int) -> int:
    """The largest number of enemy stones on a line through a field."""
    enemy = position.stones[1 - position.seat]
    return max(((enemy & line.mask).bit_count() for line in position.board.through[field]), default=0)


def printed(position: Position) -> Choice:
    """The first safe field from a7 on of the lowest level; the centre when the board is empty; none: concede."""
    board, free, safe = position.board, position.free, position.safe(position.seat)
    if position.stones == (0, 0):
        return Choice(board.centre)
    looked = tried = 0
    crowds = {field: crowd(position, field) for field in fields_of(free)}
    for level in LEVELS:
        for field in range(board.fields):
            looked += 1
            if crowds.get(field) == level:
                if safe >> field & 1:
                    return Choice(field, looked, tried)
                tried += 1
    return Choice(CONCEDE, looked, tried)


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
