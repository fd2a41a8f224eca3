"""The forest and the other realm: woods, a mountain of glass, a tower, and what lies below the ground."""

from functools import partial
from itertools import pairwise

from arcade.games.cave import art_rock
from arcade.games.cave.art import EYES, HEIGHT, WIDTH
from arcade.games.cave.art_people import prince
from arcade.games.cave.art_rock import COMPASS, EVERYWHERE, ground, inked, opening, rounded, scene, symmetric, teeth
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered


def sky(easel: DitheredScene, foot: int, ink: str, bright: int = 56, dark: int = 8) -> None:
    """A sky that grows lighter towards the line where it ends."""
    easel.fill(box(0, 0, WIDTH, foot), lambda _, y: dark + (bright - dark) * y // foot)
    easel.colour(0, 0, -(-foot // 8), 18, ink)


def trunk(easel: DitheredScene, x: int, half: int, top: int = 0, foot: int = HEIGHT, ink: str = "y") -> None:
    """A trunk with bark, lit from the left."""
    shape = symmetric(x, (half, top), (half, foot - 14), (half * 3 // 2 + 4, foot))
    easel.body(shape, lambda at, y: 44 - (at - x + half) * 26 // half + (noise(4 * at, y, 17, x) - 32) // 2)
    first, last = (x - half) // 8, (x + half - 1) // 8
    easel.colour(top // 8, first, (foot - top) // 8, last - first + 1, ink)


def crown(easel: DitheredScene, x: int, y: int, across: int, down: int, ink: str = "g") -> None:
    """A ball of leaves, lit from the upper left."""
    ball = opening(x, y, across, down, x + y, 4)
    easel.body(ball, lambda at, low: ((x - at) * 20 // across + (y - low) * 30 // down) // 2 + noise(at, low, 5, x) - 6)
    easel.colour((y - down + 4) // 8, (x - across + 4) // 8, 2 * down // 8, 2 * across // 8, ink)


def grass(easel: DitheredScene, top: int, ink: str = "g", bright: int = 40) -> None:
    """A meadow with blades at its edge."""
    easel.fill(box(0, top, WIDTH, HEIGHT - top), lambda x, y: 12 + bright * (y - top) // (HEIGHT - top) // 2
               + (noise(x, 2 * y, 7, 3) - 32) // 3)  # fmt: skip
    for blade in range(70):
        x, y = scattered(blade, 1, 5) * WIDTH // 256, top + scattered(blade, 2, 5) * (HEIGHT - top) // 256
        easel.stroke(((x, y + 2), (x + scattered(blade, 3, 5) % 3 - 1, y - 2)), 60)
    easel.colour(-(-top // 8), 0, 13, 18, ink)


@scene("g")
def cave_mouth(easel: DitheredScene) -> None:
    sky(easel, 64, "C")
    hill = polygon((16, 90), (26, 50), (44, 28), (70, 16), (96, 22), (118, 44), (130, 90))
    easel.body(hill, art_rock.wall(64, 26, 5))
    easel.colour(3, 3, 8, 13, "y")
    easel.colour(5, 5, 6, 9, "Y")
    easel.body(opening(74, 78, 27, 32, 4, 4), 0)
    easel.fill(opening(70, 88, 14, 14, 6, 3), lambda x, y: 10 - abs(x - 70) // 2 - (98 - y) // 4)
    grass(easel, 88)
    easel.fill(polygon((62, 88), (86, 88), (104, 104), (40, 104)), lambda x, y: 44 + (noise(x, y, 6, 1) - 32) // 3)
    easel.colour(11, 6, 2, 6, "y")
    for x, half in ((9, 6), (136, 7)):
        trunk(easel, x, half)
    for x, y, size in ((6, 10, 22), (26, 4, 16), (134, 12, 24), (112, 2, 16)):
        crown(easel, x, y, size, size * 3 // 4, "G" if size > 20 else "g")


@scene("g")
def wrong_way(easel: DitheredScene) -> None:
    sky(easel, 48, "C", 40)
    for x, half in ((34, 3), (58, 3), (92, 3), (112, 4)):
        trunk(easel, x, half, 8, 62, "y")
    for x, y in ((28, 16), (62, 8), (90, 14), (116, 18)):
        crown(easel, x, y, 18, 14)
    grass(easel, 60)
    path = polygon((88, 62), (94, 62), (80, 72), (110, 84), (96, 104), (40, 104), (78, 86), (58, 74))
    inked(easel, path, lambda x, y: 50 + (noise(x, 2 * y, 9, 4) - 32) // 3, "Y", 12, around=6)
    for x, half in ((12, 9), (130, 9)):
        trunk(easel, x, half)
    for x, y in ((10, 4), (40, 0), (132, 6), (104, -2)):
        crown(easel, x, y, 26, 16, "G")


@scene("b")
def lost(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, lambda x, y: 14 + (noise(x, y, 16, 8) - 32) // 4)
    for x, half in ((24, 4), (44, 3), (84, 3), (122, 3)):
        trunk(easel, x, half, 0, 92, "b")
    grass(easel, 90, "b", 20)
    inked(easel, ellipse(104, 32, 15, 15), lambda x, y: 64 - max(noise(x, y, 8, 3) - 40, 0), "W", 4, around=0)
    for x, y, ink in ((32, 50, "Y"), (80, 66, "R"), (112, 72, "Y")):
        easel.body(box(x - 1, y - 2, 14, 8), 0)
        easel.put(EYES, x, y)
        easel.colour(y // 8, x // 8, 1, 2, ink)
    for x, half in ((6, 9), (64, 8), (140, 9)):
        trunk(easel, x, half, 0, HEIGHT, "c")
    for x, y in ((12, 0), (44, -2), (74, -4), (138, 0)):
        crown(easel, x, y, 22, 12, "g")


@scene("g")
def daylight(easel: DitheredScene) -> None:
    sky(easel, 64, "C", 60, 20)
    for turn in range(24):
        across, down = ((24, 0), (23, 6), (21, 12), (17, 17), (12, 21), (6, 23))[turn % 6]
        for _ in range(turn // 6):
            across, down = -down, across
        if down < 18:
            easel.stroke(((104 + across, 26 + down), (104 + across * 7 // 5, 26 + down * 7 // 5)), 64 * (turn % 2), 2)
    easel.body(ellipse(104, 26, 19, 19), 64)
    easel.colour(0, 9, 7, 8, "Y")
    easel.body(polygon((0, 58), (30, 44), (64, 60), (64, 72), (0, 72)), lambda x, y: 30 + (noise(x, y, 9, 2) - 32) // 3)
    easel.body(polygon((48, 66), (88, 52), (144, 64), (144, 76), (48, 76)), lambda x, y: 20 + noise(x, y, 9, 5) // 3)
    grass(easel, 68, "G", 60)
    easel.colour(6, 0, 3, 18, "g")
    path = polygon((74, 70), (78, 70), (68, 82), (92, 104), (40, 104), (54, 84))
    inked(easel, path, lambda x, y: 56 + (noise(x, 2 * y, 9, 4) - 32) // 3, "Y", 16, around=10)
    trunk(easel, 12, 7, 20, 96)
    for x, y, size in ((12, 14, 26), (34, 26, 16)):
        crown(easel, x, y, size, size * 3 // 4, "G")


def _metal_wood(easel: DitheredScene, lit: str, fruit: int) -> None:
    """Trunks and leaves of metal, with fruit of so many pixels."""
    easel.fill(box(0, 40, WIDTH, 50), lambda x, y: (y - 40) // 6 + (noise(x, y, 20, 3) - 40) // 6)
    for x, half in ((30, 4), (58, 3), (88, 3), (114, 4)):
        easel.body(box(x - half, 16, 2 * half, 74), rounded(x - half, 2 * half))
    easel.fill(box(0, 88, WIDTH, 16), lambda x, y: 8 + 2 * (y - 88) + (noise(x, 3 * y, 8, 2) - 32) // 3)
    for x, half in ((12, 8), (132, 8)):
        easel.body(box(x - half, 0, 2 * half, HEIGHT), rounded(x - half, 2 * half))
    for leaf in range(70):
        x, y = scattered(leaf, 1, 9) * 150 // 256 - 3, scattered(leaf, 2, 9) * 38 // 256
        size = 4 + scattered(leaf, 3, 9) % 4
        easel.body(polygon((x - size, y), (x, y - size // 2), (x + size, y), (x, y + size // 2)), 64 - leaf % 3 * 18)
        easel.stroke(((x - size + 1, y), (x + size - 1, y)), 0)
    for place in range(11):
        x, y = 10 + 12 * place, 44 + scattered(place, 5, fruit) * 14 // 256
        if fruit:
            easel.stroke(((x, y - 10), (x, y)), 64)
            easel.body(ellipse(x, y, fruit, fruit), 64)
            easel.fill(box(x + fruit // 2, y, 1, fruit), 16)
    easel.lamp(72, 24, (56, lit))
    for leaf in range(9):
        x, y = 18 + 13 * leaf, 92 + scattered(leaf, 7, 2) % 10
        easel.body(polygon((x - 4, y), (x, y - 2), (x + 4, y), (x, y + 2)), 64)


scene("r", name="copper wood")(partial(_metal_wood, lit="R", fruit=0))
scene("y", name="gold wood")(partial(_metal_wood, lit="Y", fruit=4))


@scene("w")
def silver_wood(easel: DitheredScene) -> None:
    _metal_wood(easel, "W", 2)
    easel.body(ellipse(72, 56, 14, 14), 64)
    easel.fill(ellipse(77, 53, 13, 12), 0)
    for star in range(24):
        x, y = scattered(star, 1, 3) * WIDTH // 256, 46 + scattered(star, 2, 3) * 30 // 256
        easel.fill(box(x, y, 2, 1), 64)


@scene("c")
def glass_mountain(easel: DitheredScene) -> None:
    sky(easel, 104, "c", 40, 6)
    for x, y, size in ((24, 18, 14), (44, 22, 10), (118, 12, 12)):
        easel.fill(ellipse(x, y, size * 2, size // 2), 56)
    easel.body(polygon((0, 84), (40, 92), (96, 88), (144, 80), (144, 104), (0, 104)), lambda x, y: noise(x, y, 6, 3))
    easel.colour(11, 0, 2, 18, "g")
    ridge = ((34, 92), (60, 58), (80, 34), (96, 6), (112, 30), (132, 54), (140, 92))
    for (left, right), tone in zip(pairwise(ridge), (58, 50, 60, 36, 26, 18), strict=True):
        easel.body(polygon(left, right, (96, 92)), tone)
    easel.colour(1, 7, 11, 9, "C")
    slide = tuple(polygon((94, 10), (98, 10), (84, 40), (64, 64), (40, 96), (20, 104), (4, 104), (34, 92), (56, 62),
                          (78, 38)))  # fmt: skip
    inked(easel, slide, 64, "W", 16)
    prince(easel, 98, 2, 24)


@scene("m", 40, 16, 7)
def bower(easel: DitheredScene) -> None:
    easel.body(box(50, 8, 44, 52), lambda x, y: 54 - abs(x - 72) // 2 - y // 3, rim=64)
    for bar in (60, 71, 82):
        easel.fill(box(bar, 8, 3, 52), 0)
    easel.body(polygon((36, 0), (48, 0), (44, 40), (50, 70), (30, 70)), lambda x, _: 16 + x % 6 * 8)
    easel.body(polygon((108, 0), (96, 0), (100, 40), (94, 70), (114, 70)), lambda x, _: 16 + x % 6 * 8)
    ground(easel, 80, 2, 30)
    easel.body(polygon((34, 86), (110, 86), (124, 102), (20, 102)), lambda x, y: 64 if (x // 6 + y // 4) % 2 else 10)
    easel.colour(1, 6, 7, 6, "C")
    easel.colour(0, 4, 9, 2, "M")
    easel.colour(0, 12, 9, 3, "M")
    easel.colour(10, 2, 3, 14, "R")


@scene("b", 30, 24, 3)
def mirror(easel: DitheredScene) -> None:
    ground(easel, 88, 2, 26)
    easel.body(ellipse(72, 50, 36, 48), lambda x, y: 50 + (x * y) % 12)
    easel.body(ellipse(72, 50, 30, 42), lambda x, y: 34 - abs(x - 72) // 2 + (noise(x, 3 * y, 14, 2) - 32) // 4)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 3 == 0:
            easel.body(ellipse(72 + 33 * right // 64, 50 + 45 * down // 64, 4, 4), 64)
    easel.lamp(72, 50, (54, "y"), (44, "Y"), (32, "C"))
    for x, y in ((62, 42), (82, 42)):
        easel.body(ellipse(x, y, 6, 4), 64)
        easel.fill(ellipse(x, y, 2, 3), 0)
    easel.stroke(((60, 62), (68, 66), (76, 66), (84, 62)), 64, 2)
    easel.stroke(((70, 46), (70, 56), (75, 56)), 56, 2)


@scene("m", 46, 16, 5)
def stairs(easel: DitheredScene) -> None:
    easel.body(polygon((8, HEIGHT), (50, 8), (94, 8), (136, HEIGHT)), 2)
    easel.body(box(58, 4, 28, 26), 64)
    easel.fill(ellipse(72, 20, 3, 4), 0)
    easel.fill(box(70, 24, 5, 6), 0)
    y, high = 30, 3
    while y < HEIGHT:
        half = 18 + (y - 30) * 5 // 8
        easel.body(box(72 - half, y, 2 * half, high), 64)
        easel.fill(box(72 - half, y + high, 2 * half, high + 2), 18)
        y, high = y + 2 * high + 2, high + 1
    easel.lamp(72, 20, (84, "M"), (50, "Y"))


@scene("c")
def bridge(easel: DitheredScene) -> None:
    easel.fill(EVERYWHERE, lambda x, y: max(y - 40, 0) // 2 + (noise(x, 2 * y, 24, 3) - 20) // 3)
    for x, half in ((0, 30), (144, 34)):
        inked(easel, opening(x, 60, half, 60, half, 5), art_rock.wall(50, 20, half), "y", 30)
    for plank in range(15):
        x, y = 22 + 7 * plank, 72 - (plank - 7) ** 2 // 3
        easel.body(polygon((x, y), (x + 6, y), (x + 4, y + 10), (x - 2, y + 10)), 60)
        easel.stroke(((x, y), (x, y - 16)), 44)
    for top in (-16, 10):
        easel.stroke([(22 + 7 * plank, 72 + top - (plank - 7) ** 2 // 3) for plank in range(16)], 64, 2)
    easel.colour(6, 3, 5, 12, "Y")


@scene("b", 40, 26, 5)
def lake(easel: DitheredScene) -> None:
    easel.body(opening(72, 46, 62, 30, 3, 4), 2)
    teeth(easel, ((20, 7, 30), (52, 5, 20), (96, 6, 26), (124, 8, 36)))
    easel.fill(box(0, 54, WIDTH, 50), art_rock.water(54, 26))
    easel.colour(7, 0, 3, 18, "B")
    easel.colour(10, 0, 3, 18, "C")
    inked(easel, polygon((44, 70), (104, 70), (94, 84), (56, 84)), lambda _, y: 64 if y % 5 else 20, "Y", 16)
    easel.stroke(((100, 58), (80, 92)), 0, 5)
    easel.stroke(((100, 58), (80, 92)), 64, 2)


@scene("b", 44, 26, 8)
def spring(easel: DitheredScene) -> None:
    ground(easel, 92, 2, 24)
    easel.body(ellipse(72, 30, 22, 22), lambda x, y: 30 + (noise(2 * x, 2 * y, 9, 2) - 32))
    easel.body(ellipse(72, 32, 14, 15), lambda x, y: 56 - (x - 58) - (y - 17) // 2)
    for x in (66, 78):
        easel.fill(ellipse(x, 28, 2, 2), 0)
    easel.body(ellipse(72, 42, 5, 4), 0, rim=60)
    easel.body(polygon((34, 76), (110, 76), (102, 98), (42, 98)), lambda x, _: 54 - (x - 34) // 2)
    easel.body(ellipse(72, 77, 36, 7), art_rock.water(60, 26), rim=64)
    easel.fill(polygon((69, 42), (75, 42), (78, 86), (66, 86)), lambda x, y: 64 if (x + y // 3) % 3 else 20)
    easel.lamp(72, 62, (54, "c"), (36, "C"))
    for x, y in ((58, 70), (88, 68), (62, 62), (84, 58), (52, 60), (94, 76)):
        easel.stroke(((x - 2, y), (x + 2, y)), 64)
        easel.stroke(((x, y - 2), (x, y + 2)), 64)


@scene("b", 24, 26, 4)
def mushrooms(easel: DitheredScene) -> None:
    ground(easel, 86, 3, 26)
    grove = ((30, 30, 26, "R"), (112, 40, 24, "M"), (70, 58, 18, "Y"), (134, 76, 10, "R"), (8, 78, 10, "M"))
    for x, y, half, ink in grove:
        easel.body(symmetric(x, (half // 4, y), (half // 3, 98)), rounded(x - half // 3, 2 * half // 3 + 1))
        easel.tint(box(x - half // 3, y, 2 * half // 3, 98 - y), "w", 16)
        cap = (span for span in ellipse(x, y, half, half * 3 // 4) if span[0] <= y + 3)
        inked(easel, cap, rounded(x - half - 6, 3 * half), ink, 20)
        for right, down in ((-half // 2, -half // 4), (0, -half // 2), (half // 2, -half // 5), (half // 8, -2)):
            easel.fill(ellipse(x + right, y + down, max(half // 8, 1), max(half // 8, 1)), 0)


@scene("r", 36, 26, 2)
def hoard(easel: DitheredScene) -> None:
    easel.body(polygon((0, 104), (0, 76), (30, 60), (64, 40), (92, 46), (122, 68), (144, 78), (144, 104)), 10)
    for coin in range(170):
        x = scattered(coin, 1, 5) * WIDTH // 256
        high = 44 + abs(x - 74) * 36 // 72
        y = high + scattered(coin, 2, 5) * (104 - high) // 256
        easel.body(ellipse(x, y, 4, 2), 64 if coin % 3 else 36)
    easel.lamp(72, 84, (86, "y"), (60, "Y"))
    for x, y in ((56, 34), (104, 56)):
        easel.body(polygon((x, y + 14), (x, y), (x + 5, y + 7), (x + 10, y - 3), (x + 15, y + 7), (x + 20, y),
                           (x + 20, y + 14)), 60)  # fmt: skip
        easel.fill(box(x + 2, y + 10, 17, 2), 0)
    easel.body(polygon((20, 56), (40, 56), (34, 70), (32, 80), (38, 84), (22, 84), (28, 80), (26, 70)), rounded(20, 22))
    for x, y, ink in ((84, 74, "R"), (46, 86, "C"), (120, 88, "G")):
        gem = polygon((x - 7, y), (x - 3, y - 5), (x + 4, y - 5), (x + 8, y), (x, y + 9))
        inked(easel, gem, rounded(x - 7, 30), ink, 20)


@scene("r", 44, 28, 2)
def carved_wall_of_the_depths(easel: DitheredScene) -> None:
    easel.body(opening(72, 50, 68, 38, 5, 3), lambda x, y: 44 + (noise(x, y, 9, 3) - 32) // 3 - y // 4)
    art_rock.carve(easel, "FĂT", 2, 6)
    art_rock.carve(easel, "FRUMOS", 2, 38)
    ground(easel, 92)
    easel.lamp(60, 46, (70, "y"), (46, "Y"))
