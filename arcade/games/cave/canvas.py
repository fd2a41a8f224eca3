"""The size of the cave's scenes, and an easel for them."""

from arcade.toolkit.picture.dithered_scene import DitheredScene, box
from arcade.toolkit.picture.sprites import CELL

COLUMNS, ROWS = 18, 13
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS
"""A scene's size in cells and in pixels."""
EVERYWHERE = tuple(box(0, 0, WIDTH, HEIGHT))


def canvas(ink: str = "w") -> DitheredScene:
    """An easel for a scene."""
    return DitheredScene(ink, COLUMNS, ROWS)
