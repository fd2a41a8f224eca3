"""An easel for the cave's scenes."""

from arcade.games.cave.layout import COLUMNS, HEIGHT, ROWS, WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, box

EVERYWHERE = tuple(box(0, 0, WIDTH, HEIGHT))


def canvas(ink: str = "w") -> DitheredScene:
    """An easel for a scene."""
    return DitheredScene(ink, COLUMNS, ROWS)
