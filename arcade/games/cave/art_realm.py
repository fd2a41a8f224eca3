"""The other realm above the ground: woods of metal, a mountain of glass, a bower, a mirror, a bridge."""

from itertools import pairwise

from arcade.games.cave.art_people import prince
from arcade.games.cave.art_rock import COMPASS, ground, opening, rounded, wall
from arcade.games.cave.art_woods import sky
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import HEIGHT, WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def _metal_wood(dim: str, lit: str, fruit: int) -> DitheredScene:
    """Trunks and leaves of metal, with fruit of so many pixels: they ring in a wind that nobody feels."""
    easel = canvas(dim)
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
    return easel


def copper_wood() -> Sprite:
    """The wood of copper."""
    return _metal_wood("r", "R", 0).finished()


def silver_wood() -> Sprite:
    """The wood of silver, in the light of a sickle moon."""
    easel = _metal_wood("w", "W", 2)
    easel.body(ellipse(72, 56, 14, 14), 64)
    easel.fill(ellipse(77, 53, 13, 12), 0)
    for star in range(24):
        x, y = scattered(star, 1, 3) * WIDTH // 256, 46 + scattered(star, 2, 3) * 30 // 256
        easel.fill(box(x, y, 2, 1), 64)
    return easel.finished()


def gold_wood() -> Sprite:
    """The wood of gold, with its apples."""
    return _metal_wood("y", "Y", 4).finished()


def glass_mountain() -> Sprite:
    """A summit of glass, and a slide of it down into a green country."""
    easel = canvas("c")
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
    easel.body(slide, 64)
    easel.tint(slide, "W", 16)
    prince(easel, 98, 2, 24)
    return easel.finished()


def bower() -> Sprite:
    """A room with a window, a loom, a carpet; she was here."""
    easel = canvas("m")
    easel.fill(EVERYWHERE, wall(40, 16, 7))
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
    return easel.finished()


def mirror() -> Sprite:
    """A mirror taller than a man, with somebody else in it."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(30, 24, 3))
    ground(easel, 88, 2, 26)
    easel.body(ellipse(72, 50, 36, 48), lambda x, y: 50 + (x * y) % 12)
    easel.body(ellipse(72, 50, 30, 42), lambda x, y: 34 - abs(x - 72) // 2 + (noise(x, 3 * y, 14, 2) - 32) // 4)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 3 == 0:
            easel.body(ellipse(72 + 33 * right // 64, 50 + 45 * down // 64, 4, 4), 64)
    easel.lamp(72, 50, (54, "y"), (44, "Y"), (32, "C"))
    eyes = ((62, 42), (82, 42))
    for x, y in eyes:
        easel.body(ellipse(x, y, 6, 4), 64)
        easel.fill(ellipse(x, y, 2, 3), 0)
    easel.stroke(((60, 62), (68, 66), (76, 66), (84, 62)), 64, 2)
    easel.stroke(((70, 46), (70, 56), (75, 56)), 56, 2)
    return easel.finished()


def stairs() -> Sprite:
    """A steep stair to a lit door."""
    easel = canvas("m")
    easel.fill(EVERYWHERE, wall(46, 16, 5))
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
    return easel.finished()


def bridge() -> Sprite:
    """A hanging bridge over the mist."""
    easel = canvas("c")
    easel.fill(EVERYWHERE, lambda x, y: max(y - 40, 0) // 2 + (noise(x, 2 * y, 24, 3) - 20) // 3)
    for x, half in ((0, 30), (144, 34)):
        easel.body(opening(x, 60, half, 60, half, 5), wall(50, 20, half))
        easel.tint(opening(x, 60, half, 60, half, 5), "y", 30)
    for plank in range(15):
        x = 22 + 7 * plank
        y = 56 + 16 - (plank - 7) ** 2 // 3
        easel.body(polygon((x, y), (x + 6, y), (x + 4, y + 10), (x - 2, y + 10)), 60)
        easel.stroke(((x, y), (x, y - 16)), 44)
    for top in (-16, 10):
        rope = [(22 + 7 * plank, 72 + top - (plank - 7) ** 2 // 3) for plank in range(16)]
        easel.stroke(rope, 64, 2)
    easel.colour(6, 3, 5, 12, "Y")
    return easel.finished()
