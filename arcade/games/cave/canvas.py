"""The size of the cave's scenes, and an easel for them."""

from arcade.toolkit.easel import Easel, box
from arcade.toolkit.sprites import CELL

COLUMNS, ROWS = 18, 13
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS
"""A scene's size in cells and in pixels."""
EVERYWHERE = tuple(box(0, 0, WIDTH, HEIGHT))


def canvas(ink: str = "w") -> Easel:
    """An easel for a scene."""
    return Easel(ink, COLUMNS, ROWS)
