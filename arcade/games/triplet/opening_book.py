"""The opening table of the smallest board: a field that wins for each of its early positions that is won.

A key holds the stones of the side to move, a stroke, and the other side's, as letters from a for field 0 to y for
field 24, for one of the eight images of the board. Positions that are not in the table are lost.
"""

from arcade.games.triplet.board import Board, board
from arcade.games.triplet.rules import Position
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.symmetry import canonical

SLUG = "triplet"
BOARD = board(5, 5)
LAST = 4
"""The most stones of a position in the table; with more, who wins is soon settled."""


def known(rules: Board, stones: tuple[int, int]) -> bool:
    """Whether the table tells who wins."""
    return rules == BOARD and sum(side.bit_count() for side in stones) <= LAST


def reply(position: Position) -> int | None:
    """A field that wins; None if the side to move is lost."""
    key, image = canonical(BOARD.rows, position.stones[position.seat], position.stones[1 - position.seat])
    found = opening(SLUG, key)
    return None if found is None else image.index(ord(found) - ord("a"))
