"""The opening table: a field for each early position that can arise, one for all its eight images.

A key holds the stones of the side to move, a stroke, and the enemy's, as letters from a for field 0 to y for field 24.
"""

from arcade.games.square_avoidance.rules import SIDE, Position
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.symmetry import canonical

SLUG = "square-avoidance"
LAST = 6
"""The most stones of a position in the table."""


def reply(position: Position) -> int | None:
    """The table's field; None if it has none for the position."""
    key, image = canonical(SIDE, position.own, position.enemy)
    found = opening(SLUG, key)
    return None if found is None else image.index(ord(found) - ord("a"))
