"""What grows in every picture, and what lies in the way there: paths, bushes, bogs, trees."""

from collections.abc import Iterable
from math import isqrt

from arcade.games.jungle.scenery import LAIRS
from arcade.toolkit.picture.dithered_scene import DitheredScene, Span, Tone, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import CELL

COLUMNS, ROWS = 20, 12
WIDTH, HEIGHT = CELL * COLUMNS, CELL * ROWS


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


def solid(
    easel: DitheredScene, shape: Iterable[Span], tone: Tone, ink: str, least: int = 20, around: int | None = None,
    rim: int = 0,
) -> None:  # fmt: skip
    """A body in an ink of its own."""
    spans = tuple(shape)
    easel.body(spans, tone, rim)
    easel.tint(spans, ink, least, around)


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
    shape = polygon((x - half, top), (x + half, top), (x + half + 2, foot), (x - half - 2, foot))
    solid(easel, shape, lambda at, y: 48 - (at - x + half) * 30 // half - y % 7 // 5 * 14, ink, 26)


def palm(easel: DitheredScene, x: int, y: int, size: int, ink: str = "G") -> None:
    """A crown of drooping leaves round (x, y)."""
    for along, down in ((-8, -3), (-7, 2), (-5, 6), (-3, -7), (3, -7), (5, 6), (7, 2), (8, -3)):
        tip = x + along * size // 8, y + down * size // 8 + size // 4
        middle = x + along * size // 16, y + down * size // 16 - size // 5
        leaf = polygon((x, y - 3), (middle[0], middle[1] - 2), tip, (middle[0], middle[1] + 6), (x, y + 3))
        solid(easel, leaf, lambda at, line: 62 - (at + line) % 4 * 9, ink, 20)


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


def _path(easel: DitheredScene, bend: int) -> None:
    """A trail that winds to where it is lighter."""
    far, near = ((76 + bend, 78), (84 + bend, 78), (80 - bend, 84)), ((112, HEIGHT), (44, HEIGHT), (66 - bend, 84))
    solid(easel, polygon(*far, *near), lambda x, y: 54 + (noise(x, 2 * y, 9, 4) - 32) // 3, "Y", 18, around=10, rim=10)


def palms(easel: DitheredScene, frame: int) -> None:
    """A trail between palms; a parrot looks down."""
    thicket(easel, 2)
    lairs(easel, LAIRS["palms"])
    _path(easel, 8)
    sway = frame % 2
    for x, half, top in ((26, 6, 20), (134, 7, 26)):
        stem(easel, x, half, top)
        palm(easel, x + sway, top, 38)
    creeper(easel, 62, 44)
    creeper(easel, 104, 56, 2)
    body = tuple(ellipse(104, 60, 5, 8))
    easel.fill(ellipse(104, 60, 12, 17), 0)
    easel.tint(box(96, 48, 16, 24), "R", 1)
    easel.body(body, 64)
    easel.body(ellipse(103 - sway, 51, 4, 4), 64)
    easel.fill(box(102 - sway, 50, 2, 2), 0)
    easel.stroke(((106, 66), (110, 74)), 64, 2)


def lianas(easel: DitheredScene, frame: int) -> None:
    """Old trunks, lianas everywhere; a butterfly."""
    thicket(easel, 6, 26)
    lairs(easel, LAIRS["lianas"])
    _path(easel, -8)
    for x, half in ((14, 9), (52, 4), (118, 5), (150, 8)):
        stem(easel, x, half)
    for x, length in ((30, 60), (66, 34), (92, 46), (104, 28), (134, 66)):
        creeper(easel, x, length, 3)
    wide = 6 if frame % 2 else 3
    easel.fill(ellipse(80, 64, 12, 12), 0)
    easel.tint(box(72, 56, 16, 16), "M", 1)
    for side in (-1, 1):
        easel.fill(polygon((80, 64), (80 + wide * side, 58), (80 + wide * side, 69)), 64)


def dusk(easel: DitheredScene, frame: int) -> None:
    """Trunks before the moon, and an owl that turns its head."""
    thicket(easel, 11, 16)
    easel.colour(0, 0, 10, 20, "b")
    glow(easel, 110, 20, 13, "W")
    earth(easel, 82, 3, "c")
    for x, half in ((20, 8), (70, 4), (142, 9)):
        stem(easel, x, half, ink="c")
    palm(easel, 30, 10, 34, "g")
    palm(easel, 146, 6, 34, "g")
    lairs(easel, LAIRS["dusk"])
    easel.tint(box(88, 40, 16, 24), "c", 1)
    easel.stroke(((74, 64), (110, 63)), 40, 3)
    easel.body(ellipse(95, 53, 6, 9), 54)
    easel.body(polygon((88, 47), (88, 40), (92, 44), (98, 44), (102, 40), (102, 47), (95, 51)), 64)
    for eye in (91, 97):
        easel.fill(box(eye + 2 * (frame % 2), 45, 2, 2), 0)


def raspberries(easel: DitheredScene, frame: int) -> None:
    """A bush that is red with berries."""
    thicket(easel, 3, 16)
    shadow(easel, 80, 88, 66, 6)
    sway = frame % 2
    for x, y, size in ((40, 62, 28), (120, 62, 28), (80, 48, 36), (62, 70, 24), (100, 70, 24)):
        leaves = ellipse(x, y, size, size * 3 // 4)
        solid(easel, leaves, lambda at, line: 18 + noise(at + sway, line, 5, 8) // 2, "G", 30)
    for berry in range(15):
        column, row = 4 + scattered(berry, 1, 4) % 13, 4 + scattered(berry, 2, 4) % 6
        x, y = 8 * column + 4, 8 * row + 4
        easel.tint(box(8 * column, 8 * row, 8, 8), "R", 1, around=8)
        easel.body(ellipse(x, y + (sway if berry % 3 == 0 else 0), 3, 3), 64)
        easel.fill(box(x - 2, y, 1, 1), 0)
        easel.fill(box(x + 1, y + 1, 1, 1), 0)


def quicksand(easel: DitheredScene, frame: int) -> None:
    """A hat, two arms, rings in the sand."""
    thicket(easel, 8, 18, 34)
    easel.fill(box(0, 32, WIDTH, 64), lambda x, y: 26 + (noise(x, 2 * y, 10, 5) - 32) // 3)
    easel.colour(4, 0, 8, 20, "Y")
    for size in (64, 50, 36, 22):
        wide = size + 5 * (frame % 2)
        easel.fill(ellipse(80, 68, wide, wide // 3), 8)
        easel.fill(ellipse(80, 68, wide - 4, wide // 3 - 2), 38 - size // 4)
    down = 4 * (frame % 2)
    for side in (-1, 1):
        arm = ((80 + 10 * side, 64), (80 + 22 * side, 50 + down), (80 + 18 * side, 34 + 2 * down))
        easel.stroke(arm, 0, 9)
        easel.stroke(arm, 60, 6)
        for finger in (-3, 0, 3):
            x, y = arm[-1]
            easel.stroke(((x, y), (x + finger, y - 6)), 64, 2)
    easel.body(ellipse(80, 54 + down, 12, 12), 44)
    easel.tint(box(64, 32, 32, 32), "W", 1)
    hat = tuple(polygon((60, 46 + down), (70, 44 + down), (72, 32 + down), (88, 32 + down), (90, 44 + down),
                        (100, 46 + down), (96, 50 + down), (64, 50 + down)))  # fmt: skip
    easel.body(hat, 64)
    for eye in (76, 85):
        easel.fill(ellipse(eye, 55 + down, 1, 2), 0)
    easel.body(ellipse(80, 61 + down, 3, 2 + frame % 2), 0)
    easel.fill(box(62, 65, 37, 8), 14)


def swamp(easel: DitheredScene, frame: int) -> None:
    """Still water, reeds, lilies, something with nostrils."""
    thicket(easel, 12, 20, 40)
    easel.fill(box(0, 38, WIDTH, 58), lambda x, y: 10 + (noise(x + 3 * (frame % 2), 4 * y, 14, 6) - 24) // 2)
    easel.colour(5, 0, 7, 20, "c")
    for x, y in ((30, 58), (112, 52), (92, 78), (44, 84)):
        leaf = tuple(ellipse(x + frame % 2, y, 12, 4))
        easel.tint(leaf, "G", 8)
        easel.body(leaf, 56)
        easel.fill(polygon((x, y), (x + 13, y - 3), (x + 13, y + 1)), 10)
    flower = box(104, 44, 16, 8)
    easel.tint(flower, "M", 1, around=8)
    for along in (-5, 0, 5):
        easel.fill(polygon((112, 51), (110 + along, 44), (114 + along, 44)), 64)
    for x in (6, 14, 20, 138, 146, 153):
        top = 26 + scattered(x, 1, 3) % 18
        lean = frame % 2 if x % 4 else 0
        easel.stroke(((x, 96), (x + lean, top)), 0, 4)
        easel.stroke(((x, 96), (x + lean, top)), 50, 2)
        easel.body(ellipse(x + lean, top, 2, 7), 60)
    easel.body(ellipse(70, 66, 12, 5), 40)
    for eye in (64, 75):
        easel.body(ellipse(eye, 61, 3, 3), 64)
        easel.fill(ellipse(eye, 61, 0, 2 - frame % 2), 0)


def tree(easel: DitheredScene, frame: int) -> None:
    """A trunk from very near, and stars."""
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: noise(x, y, 9, 2) // 5)
    easel.colour(0, 0, 12, 20, "g")
    trunk = polygon((52, 0), (108, 0), (112, HEIGHT), (46, HEIGHT))
    solid(easel, trunk, lambda x, y: 50 - (x - 50) * 40 // 60 + (noise(5 * x, y, 19, 7) - 32) // 2, "y", 20)
    for x, y, big in ((30, 24, 0), (126, 20, 1), (18, 60, 1), (140, 58, 0), (40, 86, 0), (122, 84, 1)):
        size = 9 if big == frame % 2 else 5
        cells = box(x - 8, y - 8, 16, 16)
        easel.tint(cells, "Y", 1)
        star = ((x, y - size), (x + 2, y - 2), (x + size, y), (x + 2, y + 2), (x, y + size), (x - 2, y + 2),
                (x - size, y), (x - 2, y - 2))  # fmt: skip
        easel.body(polygon(*star), 64)
    easel.body(ellipse(80, 46, 15, 20), 4, rim=36)
    easel.body(ellipse(80, 46, 9, 13), 34, rim=0)


WOODS = {palms: "g", lianas: "g", dusk: "b", raspberries: "g", quicksand: "y", swamp: "g", tree: "y"}
"""What is painted on which ink."""
