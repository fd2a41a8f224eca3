"""What grows in every picture: the green dark between the trunks, palms, creepers, grass."""

from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import CELL

COLUMNS, ROWS = 20, 12
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS
"""A picture's size in cells and in pixels."""


def canvas(ink: str = "g") -> DitheredScene:
    """An easel for a picture."""
    return DitheredScene(ink, COLUMNS, ROWS)


def thicket(easel: DitheredScene, seed: int = 1, bright: int = 22, foot: int = 80) -> None:
    """Leaves behind leaves, lighter where a little sky shows, and the ground from the foot line down."""

    def leaves(x: int, y: int) -> int:
        glade = max(30 - abs(x - WIDTH // 2) // 3 - abs(y - 34) // 2, 0)
        return (noise(x, y, 9, seed) * bright + noise(2 * x, y, 5, seed + 1) * bright) // 80 + glade // 2

    easel.fill(box(0, 0, WIDTH, foot), leaves)
    earth(easel, foot, seed)


def earth(easel: DitheredScene, top: int, seed: int = 1, ink: str = "y") -> None:
    """The ground, lighter towards the front, with blades of grass."""
    easel.fill(box(0, top, WIDTH, HEIGHT - top), lambda x, y: 14 + (y - top) + (noise(x, 3 * y, 8, seed) - 32) // 3)
    easel.colour(-(-top // CELL), 0, ROWS, COLUMNS, ink)
    for blade in range(46):
        x = scattered(blade, 1, seed) * WIDTH // 256
        y = top + scattered(blade, 2, seed) * (HEIGHT - top) // 256
        easel.stroke(((x, y), (x + scattered(blade, 3, seed) % 5 - 2, y - 4)), 60)


def stem(easel: DitheredScene, x: int, half: int, top: int = 0, foot: int = 88, ink: str = "y") -> None:
    """A trunk with rings, lit from the left."""
    shape = tuple(polygon((x - half, top), (x + half, top), (x + half + 2, foot), (x - half - 2, foot)))
    easel.body(shape, lambda at, y: 48 - (at - x + half) * 30 // half - y % 7 // 5 * 14)
    easel.tint(shape, ink, 26)


def palm(easel: DitheredScene, x: int, y: int, size: int, ink: str = "G") -> None:
    """A crown of drooping leaves round (x, y)."""
    for along, down in ((-8, -3), (-7, 2), (-5, 6), (-3, -7), (3, -7), (5, 6), (7, 2), (8, -3)):
        tip = x + along * size // 8, y + down * size // 8 + size // 4
        middle = x + along * size // 16, y + down * size // 16 - size // 5
        leaf = tuple(polygon((x, y - 3), (middle[0], middle[1] - 2), tip, (middle[0], middle[1] + 6), (x, y + 3)))
        easel.body(leaf, lambda at, line: 62 - (at + line) % 4 * 9)
        easel.tint(leaf, ink, 20)


def creeper(easel: DitheredScene, x: int, length: int, seed: int = 1) -> None:
    """A liana that hangs from above."""
    points = [(x + (noise(0, y, 14, seed + x) - 32) // 6, y) for y in range(0, length, 6)]
    easel.stroke(points, 0, 4)
    easel.stroke(points, 50, 2)
    for at, y in points[1::2]:
        easel.body(ellipse(at + (4 if y % 12 else -4), y, 3, 2), 60)


def shadow(easel: DitheredScene, x: int, y: int, across: int, down: int) -> None:
    """Darkness under something that stands there."""
    easel.shade(ellipse(x, y, across, down), -30)


def glow(easel: DitheredScene, x: int, y: int, size: int, ink: str) -> None:
    """A shining disc with its cells in its own colour: sun or moon."""
    disc = tuple(ellipse(x, y, size, size))
    easel.tint(disc, ink, 2, around=0)
    easel.body(disc, 64)
