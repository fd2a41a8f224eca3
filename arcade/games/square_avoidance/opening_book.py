"""The opening table: a field for each early position that can arise, one for all its eight images.

A key holds the stones of the side to move, a stroke, and the enemy's, as letters from a for field 0 to y for field 24.
"""

from functools import cache

from arcade.games.square_avoidance.rules import SIDE, Position, fields_of
from arcade.toolkit.ai.opening_tables import opening
from arcade.toolkit.ai.symmetry import Image, images

SLUG = "square-avoidance"
LAST = 6
"""The most stones of a position in the table."""
IMAGES = images(SIDE)


def letters(fields: tuple[int, ...]) -> str:
    """Fields as letters."""
    return "".join(chr(ord("a") + field) for field in fields)


@cache
def _seen(mask: int, image: Image) -> str:
    return letters(tuple(sorted(image[field] for field in fields_of(mask))))


def canonical(own: int, enemy: int) -> tuple[str, Image]:
    """The key of a position: the least of its images, and the image that gives it."""
    return min((f"{_seen(own, image)}/{_seen(enemy, image)}", image) for image in IMAGES)


def reply(position: Position) -> int | None:
    """The table's field; None if it has none for the position."""
    key, image = canonical(position.own, position.enemy)
    found = opening(SLUG, key)
    return None if found is None else image.index(ord(found) - ord("a"))
