"""Endgames with at most five pieces, men and kings, known exactly: won, drawn or lost for the side to move.

Positions where that side must capture are left out, since the capture settles them. ``python -m tools.checkers_tables``
solves them all backwards and packs them, four positions in a byte.
"""

from arcade.games.checkers.bitboard import AHEAD, BOARD, shifted
from arcade.games.checkers.endgame_blocks import MOST, Reader
from arcade.games.checkers.rules import Position

__all__ = ["FILE", "MOST", "TOGETHER", "reader", "value", "value_of"]

FILE = "assets/tables/checkers-endgames.bin"
TOGETHER = 4
"""Positions in a byte."""


def reader() -> Reader:
    """One that asks the file for one search."""
    return Reader(FILE, TOGETHER)


def value(own_men: int, own_kings: int, other_men: int, other_kings: int, seat: int, asking: Reader) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1 if it loses; None where it must capture, or for too many pieces.

    The boards are as they stand; own are the pieces of whoever is to move.
    """
    own, enemy = own_men | own_kings, other_men | other_kings
    if (own | enemy).bit_count() > MOST:
        return None
    if not own:
        return -1
    if not enemy:
        return 1
    if _captures(own, own_kings, enemy, seat):
        return None
    return asking.read((own_men, other_men, own_kings, other_kings), seat) - 1


def value_of(position: Position, asking: Reader | None = None) -> int | None:
    """The same for a position by the official rules; None also by the book's. A reader is made if none is given."""
    if position.book:
        return None
    (own, other), kings = position.sides, position.kings
    return value(own & ~kings, own & kings, other & ~kings, other & kings, position.seat, asking or reader())


def _captures(own: int, kings: int, enemy: int, seat: int) -> bool:
    empty = BOARD & ~(own | enemy)
    for way in AHEAD[seat]:
        if own & shifted(enemy & shifted(empty, -way), -way) or kings & shifted(enemy & shifted(empty, way), way):
            return True
    return False
