"""The other realm below the ground: a lake, a spring, mushrooms, a hoard, a carved wall."""

from arcade.games.cave.art_rock import ground, opening, rounded, teeth, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import WIDTH
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.dithered_scene import Tone, box, ellipse, noise, polygon, scattered
from arcade.toolkit.picture.sprites import Sprite


def _water(top: int) -> Tone:
    """Waves that grow larger towards the front."""

    def tone(x: int, y: int) -> int:
        far = y - top
        return 4 + noise(x * 12 // (far + 10), y * 40 // (far + 10), 5, 7) * (26 + far // 2) // 40

    return tone


def lake() -> Sprite:
    """A lake under the earth; the roof hangs low, a boat waits."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(40, 26, 5))
    easel.body(opening(72, 46, 62, 30, 3, 4), 2)
    teeth(easel, ((20, 7, 30), (52, 5, 20), (96, 6, 26), (124, 8, 36)))
    easel.fill(box(0, 54, WIDTH, 50), _water(54))
    easel.colour(7, 0, 3, 18, "B")
    easel.colour(10, 0, 3, 18, "C")
    boat = tuple(polygon((44, 70), (104, 70), (94, 84), (56, 84)))
    easel.body(boat, lambda _, y: 64 if y % 5 else 20)
    easel.stroke(((100, 58), (80, 92)), 0, 5)
    easel.stroke(((100, 58), (80, 92)), 64, 2)
    easel.tint(boat, "Y", 16)
    return easel.finished()


def spring() -> Sprite:
    """Living water from a lion's mouth of stone, shining by itself."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(44, 26, 8))
    ground(easel, 92, 2, 24)
    easel.body(ellipse(72, 30, 22, 22), lambda x, y: 30 + (noise(2 * x, 2 * y, 9, 2) - 32))
    easel.body(ellipse(72, 32, 14, 15), lambda x, y: 56 - (x - 58) - (y - 17) // 2)
    for x in (66, 78):
        easel.fill(ellipse(x, 28, 2, 2), 0)
    easel.body(ellipse(72, 42, 5, 4), 0, rim=60)
    stream = tuple(polygon((69, 42), (75, 42), (78, 86), (66, 86)))
    easel.body(polygon((34, 76), (110, 76), (102, 98), (42, 98)), lambda x, _: 54 - (x - 34) // 2)
    easel.body(ellipse(72, 77, 36, 7), _water(60), rim=64)
    easel.fill(stream, lambda x, y: 64 if (x + y // 3) % 3 else 20)
    easel.lamp(72, 62, (54, "c"), (36, "C"))
    for x, y in ((58, 70), (88, 68), (62, 62), (84, 58), (52, 60), (94, 76)):
        easel.stroke(((x - 2, y), (x + 2, y)), 64)
        easel.stroke(((x, y - 2), (x, y + 2)), 64)
    return easel.finished()


def mushrooms() -> Sprite:
    """A grove of mushrooms as tall as houses."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(24, 26, 4))
    ground(easel, 86, 3, 26)
    grove = ((30, 30, 26, "R"), (112, 40, 24, "M"), (70, 58, 18, "Y"), (134, 76, 10, "R"), (8, 78, 10, "M"))
    for x, y, half, ink in grove:
        easel.body(polygon((x - half // 4, y), (x + half // 4, y), (x + half // 3, 98), (x - half // 3, 98)),
                   rounded(x - half // 3, 2 * half // 3 + 1))  # fmt: skip
        easel.tint(box(x - half // 3, y, 2 * half // 3, 98 - y), "w", 16)
        cap = tuple(span for span in ellipse(x, y, half, half * 3 // 4) if span[0] <= y + 3)
        easel.body(cap, rounded(x - half - 6, 3 * half))
        for right, down in ((-half // 2, -half // 4), (0, -half // 2), (half // 2, -half // 5), (half // 8, -2)):
            easel.fill(ellipse(x + right, y + down, max(half // 8, 1), max(half // 8, 1)), 0)
        easel.tint(cap, ink, 20)
    return easel.finished()


def hoard() -> Sprite:
    """Crowns, cups, coins: what dragons are proud of."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(36, 26, 2))
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
        gem = tuple(polygon((x - 7, y), (x - 3, y - 5), (x + 4, y - 5), (x + 8, y), (x, y + 9)))
        easel.body(gem, rounded(x - 7, 30))
        easel.tint(gem, ink, 20)
    return easel.finished()


def carved_wall() -> Sprite:
    """An earlier hero's name."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(44, 28, 2))
    easel.body(opening(72, 50, 68, 38, 5, 3), lambda x, y: 44 + (noise(x, y, 9, 3) - 32) // 3 - y // 4)
    for words, top in (("FĂT", 6), ("FRUMOS", 38)):
        letters = big(words, 2).see_through()
        x = (WIDTH - letters.width) // 2
        easel.put(letters, x + 1, top + 1)
        easel.put(letters.inverted(), x, top)
    ground(easel, 92)
    easel.lamp(60, 46, (70, "y"), (46, "Y"))
    return easel.finished()
