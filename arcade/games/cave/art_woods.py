"""The forest: sky, trunks, crowns, grass, and the scenes above the ground."""

from arcade.games.cave.art_props import EYES
from arcade.games.cave.art_rock import boulders, opening
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import HEIGHT, WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def sky(easel: DitheredScene, foot: int, ink: str, bright: int = 56, dark: int = 8) -> None:
    """A sky that grows lighter towards the line where it ends."""
    easel.fill(box(0, 0, WIDTH, foot), lambda _, y: dark + (bright - dark) * y // foot)
    easel.colour(0, 0, -(-foot // 8), 18, ink)


def trunk(easel: DitheredScene, x: int, half: int, top: int = 0, foot: int = HEIGHT, ink: str = "y") -> None:
    """A trunk with bark, lit from the left."""
    low = half * 3 // 2
    shape = polygon((x - half, top), (x + half, top), (x + half, foot - 14), (x + low + 4, foot), (x - low - 4, foot),
                    (x - half, foot - 14))  # fmt: skip
    easel.body(shape, lambda at, y: 44 - (at - x + half) * 26 // half + (noise(4 * at, y, 17, x) - 32) // 2)
    first, last = (x - half) // 8, (x + half - 1) // 8
    easel.colour(top // 8, first, (foot - top) // 8, last - first + 1, ink)


def crown(easel: DitheredScene, x: int, y: int, across: int, down: int, ink: str = "g") -> None:
    """A ball of leaves, lit from the upper left."""

    def leaves(at: int, line: int) -> int:
        lit = ((x - at) * 20 // across + (y - line) * 30 // down) // 2
        return 26 + lit + (noise(at, line, 5, x) - 32)

    easel.body(opening(x, y, across, down, x + y, 4), leaves)
    easel.colour((y - down + 4) // 8, (x - across + 4) // 8, 2 * down // 8, 2 * across // 8, ink)


def grass(easel: DitheredScene, top: int, ink: str = "g", bright: int = 40) -> None:
    """A meadow with blades at its edge."""
    easel.fill(box(0, top, WIDTH, HEIGHT - top), lambda x, y: 12 + bright * (y - top) // (HEIGHT - top) // 2
               + (noise(x, 2 * y, 7, 3) - 32) // 3)  # fmt: skip
    for blade in range(70):
        x = scattered(blade, 1, 5) * WIDTH // 256
        y = top + scattered(blade, 2, 5) * (HEIGHT - top) // 256
        easel.stroke(((x, y + 2), (x + scattered(blade, 3, 5) % 3 - 1, y - 2)), 60)
    easel.colour(-(-top // 8), 0, 13, 18, ink)


def cave_mouth() -> Sprite:
    """A hill with a dark mouth among the trees."""
    easel = canvas("g")
    sky(easel, 64, "C")
    stones = boulders(26, 5)
    hill = tuple(polygon((16, 90), (26, 50), (44, 28), (70, 16), (96, 22), (118, 44), (130, 90)))
    easel.body(hill, lambda x, y: stones[y][x])
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
    return easel.finished()


def wrong_way() -> Sprite:
    """A path that winds between oaks and comes back."""
    easel = canvas("g")
    sky(easel, 48, "C", 40)
    for x, half in ((34, 3), (58, 3), (92, 3), (112, 4)):
        trunk(easel, x, half, 8, 62, "y")
    for x, y in ((28, 16), (62, 8), (90, 14), (116, 18)):
        crown(easel, x, y, 18, 14)
    grass(easel, 60)
    path = tuple(polygon((88, 62), (94, 62), (80, 72), (110, 84), (96, 104), (40, 104), (78, 86), (58, 74)))
    easel.tint(path, "Y", 12, around=6)
    easel.body(path, lambda x, y: 50 + (noise(x, 2 * y, 9, 4) - 32) // 3)
    for x, half in ((12, 9), (130, 9)):
        trunk(easel, x, half)
    for x, y in ((10, 4), (40, 0), (132, 6), (104, -2)):
        crown(easel, x, y, 26, 16, "G")
    return easel.finished()


def lost() -> Sprite:
    """Trunks close together in the night, and eyes between them."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, lambda x, y: 14 + (noise(x, y, 16, 8) - 32) // 4)
    for x, half in ((24, 4), (44, 3), (84, 3), (122, 3)):
        trunk(easel, x, half, 0, 92, "b")
    grass(easel, 90, "b", 20)
    moon = tuple(ellipse(104, 32, 15, 15))
    easel.tint(moon, "W", 4, around=0)
    easel.body(moon, lambda x, y: 64 - max(noise(x, y, 8, 3) - 40, 0))
    for x, y, ink in ((32, 50, "Y"), (80, 66, "R"), (112, 72, "Y")):
        easel.body(box(x - 1, y - 2, 14, 8), 0)
        easel.put(EYES, x, y)
        easel.colour(y // 8, x // 8, 1, 2, ink)
    for x, half in ((6, 9), (64, 8), (140, 9)):
        trunk(easel, x, half, 0, HEIGHT, "c")
    for x, y in ((12, 0), (44, -2), (74, -4), (138, 0)):
        crown(easel, x, y, 22, 12, "g")
    return easel.finished()


def daylight() -> Sprite:
    """Out again: the sun, hills, a lark's meadow."""
    easel = canvas("g")
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
    path = tuple(polygon((74, 70), (78, 70), (68, 82), (92, 104), (40, 104), (54, 84)))
    easel.tint(path, "Y", 16, around=10)
    easel.body(path, lambda x, y: 56 + (noise(x, 2 * y, 9, 4) - 32) // 3)
    trunk(easel, 12, 7, 20, 96)
    for x, y, size in ((12, 14, 26), (34, 26, 16)):
        crown(easel, x, y, size, size * 3 // 4, "G")
    return easel.finished()
