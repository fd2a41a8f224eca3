"""What is found and what bars the way: the chest, a crack too narrow, a closed palace, a mocking note."""

from arcade.games.cave.art_rock import COMPASS, fading, ground, opening, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def chest(easel: DitheredScene, x: int, y: int, wide: int, ajar: int = 0) -> None:
    """The chest, three parts high to four wide: planks, a rounded lid, iron bands, a lock; `ajar` pixels open."""
    lid, foot = y + wide * 5 // 16, y + wide * 3 // 4
    band = max(wide // 14, 3)
    easel.body(box(x - 1, y - 1, wide + 2, foot - y + 2), 0)
    easel.body(box(x, lid + 1, wide, foot - lid), lambda at, line: 8 if (line - lid) % (band * 2) == 0 else
               34 + (noise(at, 5 * line, 11, 3) - 32) // 2)  # fmt: skip
    uprights = (x + 1, x + wide // 2 - band // 2, x + wide - band - 1)
    for at in uprights:
        easel.body(box(at, lid, band, foot - lid - band), 64)
    easel.body(box(x, foot - band, wide, band), 64)
    if ajar:
        easel.body(box(x + 2, lid - ajar, wide - 4, ajar + 2), lambda at, line: 64 if (at + line) % 7 else 24)
    y, lid = y - ajar, lid - ajar
    arch = tuple(polygon((x, lid), (x, y + wide // 8), (x + wide // 10, y), (x + wide * 9 // 10, y), (x + wide,
                         y + wide // 8), (x + wide, lid)))  # fmt: skip
    easel.body(arch, lambda _, line: 54 - (line - y) * 40 // (lid - y))
    for at in uprights:
        easel.body(box(at, y + (band if at != uprights[1] else 0), band, lid - y), 64)
    easel.body(box(x, lid - band // 2, wide, band), 64)
    lock = wide // 7
    easel.body(box(x + wide // 2 - lock // 2, lid - 1, lock, lock + 2), 64)
    easel.fill(ellipse(x + wide // 2, lid + lock // 3, lock // 6, lock // 6), 0)
    easel.fill(box(x + wide // 2, lid + lock // 3, 1, lock // 2), 0)


def found() -> Sprite:
    """Iron bands, a lock, and light from nowhere."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(50, 28, 2))
    easel.shade(EVERYWHERE, fading(72, 60, 90, 10, -60))
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2 and down < 30:
            easel.fill(polygon((72, 58), (72 + 2 * right, 58 + 2 * down), (72 + 2 * right - down // 3, 58 + 2 * down +
                               right // 3)), 56)  # fmt: skip
    ground(easel, 84, 2, 40)
    easel.lamp(72, 56, (92, "y"), (58, "Y"))
    chest(easel, 30, 28, 84)
    for coin in range(24):
        x, y = 20 + scattered(coin, 1, 7) * 104 // 256, 93 + scattered(coin, 2, 7) * 9 // 256
        easel.body(ellipse(x, y, 3, 1), 64)
    return easel.finished()


def narrow() -> Sprite:
    """The chest stuck in a crack."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(56, 28, 5))
    easel.body(polygon((66, 0), (82, 0), (78, 30), (88, 60), (84, 104), (58, 104), (62, 66), (56, 34)), 0)
    easel.lamp(72, 72, (66, "y"), (40, "Y"))
    chest(easel, 49, 46, 46)
    for x, turn in ((44, 1), (98, -1)):
        for line in range(3):
            easel.stroke(((x, 56 + 9 * line), (x - 7 * turn, 53 + 9 * line)), 64, 2)
    return easel.finished()


def closed() -> Sprite:
    """A barrier with stripes, a lantern, and crystal behind it."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(40, 28, 8))
    easel.body(opening(72, 52, 52, 48, 3, 4), lambda x, y: max(40 - abs(x - 72) // 2 - y // 3, 4))
    for x, foot, half, tall in ((44, 84, 7, 40), (72, 88, 9, 56), (98, 84, 7, 34)):
        easel.body(polygon((x - half, foot), (x - half, foot - tall), (x, foot - tall - 12), (x + half, foot - tall),
                           (x + half, foot)), 20)  # fmt: skip
        easel.fill(polygon((x - half, foot), (x - half, foot - tall), (x, foot - tall - 12), (x, foot)), 60)
    easel.lamp(72, 52, (48, "c"), (28, "C"))
    ground(easel, 88, 2)
    for y in (60, 78):
        easel.body(box(6, y, 132, 12), lambda x, y: 64 if (x + y) // 10 % 2 else 0, rim=64)
        easel.colour(y // 8, 0, 2, 18, "Y")
    for x in (14, 124):
        easel.body(box(x, 50, 7, 54), 56)
        easel.body(ellipse(x + 3, 44, 7, 7), 64)
        easel.tint(ellipse(x + 3, 44, 8, 8), "R", 20, around=0)
        easel.colour(11, x // 8, 2, 1, "y")
    return easel.finished()


def note() -> Sprite:
    """A sheet of paper held to the rock with a dagger."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(44, 28, 5))
    sheet = tuple(polygon((32, 24), (110, 18), (114, 88), (78, 92), (74, 88), (36, 94)))
    easel.body(sheet, lambda x, y: 62 - (noise(x, y, 14, 3) - 24) // 5)
    easel.tint(sheet, "W", 24, around=0)
    for line in range(5):
        y = 42 + 8 * line
        words = [(44 + 6 * part, 4 + scattered(part, line, 4) % 3) for part in range(10 if line < 4 else 4)]
        for x, length in words:
            easel.stroke(((x, y), (x + length // 2, y - 2), (x + length, y)), 0)
    signature = poster("B.B.").see_through()
    easel.put(signature.inverted(), 80, 70)
    easel.body(box(67, 2, 8, 14), lambda _, y: 64 if y % 4 else 16)
    easel.body(box(57, 16, 28, 5), 64)
    easel.colour(0, 7, 3, 4, "Y")
    easel.fill(box(69, 21, 5, 7), 20)
    return easel.finished()
