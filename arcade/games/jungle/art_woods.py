"""What grows in every picture: the green dark between the trunks, palms, creepers, grass."""

from collections.abc import Iterable
from math import isqrt

from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import CELL

COLUMNS, ROWS = 20, 12
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS
"""A picture's size in cells and in pixels."""


def canvas(ink: str = "g") -> DitheredScene:
    """An easel for a picture."""
    return DitheredScene(ink, COLUMNS, ROWS)


def thicket(easel: DitheredScene, seed: int = 1, bright: int = 22, foot: int = 80) -> None:
    """Three depths: a light far off behind thin trunks, masses of leaves before it, the ground from the foot line."""

    def light(x: int, y: int) -> int:
        return max(bright * 2 - abs(x - WIDTH // 2) * bright // 36 - abs(y - foot * 5 // 8) * bright // 36, 0)

    def leaves(x: int, y: int) -> int:
        mass = noise(x, y, 22, seed) + noise(x, 2 * y, 9, seed + 1) // 3
        edge = 26 + light(x, y) * 2 // 3
        return light(x, y) if mass < edge else 14 + bright // 3 if mass < edge + 6 else 4

    easel.fill(box(0, 0, WIDTH, foot), leaves)
    for trunk in range(7):
        x = 8 + trunk * 22 + scattered(trunk, 3, seed) % 12
        easel.shade(box(x, 0, 2 + scattered(trunk, 4, seed) % 3, foot), -26)
    earth(easel, foot, seed)


def lairs(easel: DitheredScene, cells: Iterable[Cell]) -> None:
    """Dark places where a pair of eyes may open."""
    for row, column in cells:
        easel.fill(ellipse(CELL * column + CELL, CELL * row + CELL // 2, 13, 8), 0)


def frond(easel: DitheredScene, x: int, foot: int, height: int, lean: int) -> None:
    """Leaves that stand near by, black with an edge of light; `lean` is 1 to the right, -1 to the left."""
    for along, tall in ((-14, 5), (2, 8), (18, 7), (32, 4)):
        tip = x + along * lean, foot - height * tall // 8
        half = x + along * lean // 3, foot - height * tall // 12
        leaf = tuple(polygon((x - 4, foot), (half[0] - 6, half[1]), tip, (half[0] + 5, half[1]), (x + 5, foot)))
        easel.body(leaf, 2, rim=48)
        easel.stroke(((x, foot), half, tip), 22)


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
    """Sun or moon: a disc whose cells have its own colour, and a light round it that fades into the sky."""

    def halo(at_x: int, at_y: int) -> int:
        far = isqrt((at_x - x) ** 2 + (at_y - y) ** 2) - size
        return max(34 - 34 * far // max(size, 16), 0)

    easel.shade(ellipse(x, y, 2 * size, 2 * size), lambda at_x, at_y: halo(at_x, at_y) // 2)
    easel.tint(ellipse(x, y, size, size), ink, 2)
    easel.body(ellipse(x, y, size, size), 64, rim=36)
