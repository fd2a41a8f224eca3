"""Endgames with at most five pieces, men and kings, known exactly: won, drawn or lost for the side to move.

Positions where that side must capture are left out, since the capture settles them. ``python -m tools.checkers_tables``
solves them all backwards and packs them, four positions in a byte.
"""

from arcade.games.checkers.bitboard import AHEAD, BOARD, shifted
from arcade.games.checkers.endgame_blocks import MOST, read
from arcade.games.checkers.rules import BLACK, Position

__all__ = ["FILE", "MOST", "TOGETHER", "value", "value_of"]

FILE = "assets/endgames/checkers.bin"
TOGETHER = 4
"""Positions in a byte."""


def value(own_men: int, own_kings: int, other_men: int, other_kings: int, seat: int = BLACK) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1 if it loses; None where it must capture, or for too many pieces.

    The boards are as they stand; own are the pieces of whoever is to move: black, whose men go down, if not told else.
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
    return read(FILE, TOGETHER, (own_men, other_men, own_kings, other_kings), seat) - 1


def value_of(position: Position) -> int | None:
    """The same for a position by the official rules; None also by the book's."""
    if position.book:
        return None
    (own, other), kings = position.sides, position.kings
    return value(own & ~kings, own & kings, other & ~kings, other & kings, position.seat)


def _captures(own: int, kings: int, enemy: int, seat: int) -> bool:
    empty = BOARD & ~(own | enemy)
    for way in AHEAD[seat]:
        if own & shifted(enemy & shifted(empty, -way), -way) or kings & shifted(enemy & shifted(empty, way), way):
            return True
    return False
