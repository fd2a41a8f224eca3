"""The zmei, three brothers with tusks and maces: their hall, their forge, their quarrel, their song."""

from arcade.games.cave import art_props
from arcade.games.cave.art_people import ileana, quarrel
from arcade.games.cave.art_rock import COMPASS, fading, ground, rounded, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import HEIGHT, WIDTH
from arcade.toolkit.picture.dithered_scene import DitheredScene, Tone, box, ellipse, noise, polygon
from arcade.toolkit.picture.patterns import WOOD, tiled
from arcade.toolkit.picture.sprites import Sprite


def _mace(easel: DitheredScene, x: int, y: int, size: int, across: int, down: int) -> None:
    """A mace with spikes round (x, y); its handle leads to (x + across, y + down)."""
    easel.stroke(((x, y), (x + across, y + down)), 0, size // 3 + 4)
    easel.stroke(((x, y), (x + across, y + down)), 50, size // 3 + 1)
    for right, low in COMPASS[::4]:
        easel.body(polygon((x + right * size * 3 // 128, y + low * size * 3 // 128), (x - low * size // 256,
                           y + right * size // 256), (x + low * size // 256, y - right * size // 256)), 64)  # fmt: skip
    easel.body(ellipse(x, y, size, size), lambda at, line: 60 - (at - x + line - y + size) * 18 // size)


def _brother(easel: DitheredScene, x: int, y: int, ink: str, glad: bool) -> None:
    """A zmeu from the chest up."""
    easel.body(polygon((x - 22, HEIGHT), (x - 22, y + 24), (x - 10, y + 14), (x + 10, y + 14), (x + 22, y + 24),
                       (x + 22, HEIGHT)), lambda at, line: 20 + (noise(at, line, 6, x) - 32) // 2)  # fmt: skip
    for side in (-1, 1):
        easel.body(polygon((x + 8 * side, y - 14), (x + 14 * side, y - 10), (x + 20 * side, y - 24)), 60)
        easel.body(polygon((x + 14 * side, y - 4), (x + 24 * side, y - 8), (x + 15 * side, y + 6)), 34)
    easel.body(ellipse(x, y, 16, 18), lambda at, line: 54 - (at - x + 16) * 5 // 6 - max(line - y, 0) // 2)
    for side in (-1, 1):
        eye = x + 7 * side
        easel.body(ellipse(eye, y - 4, 4, 3), 64)
        easel.fill(box(eye - 1, y - 5, 2, 3), 0)
        lift = 0 if glad else 5
        easel.stroke(((eye - 5 * side, y - 7), (eye + 5 * side, y - 7 - lift)), 0, 3)
    easel.body(ellipse(x, y + 3, 5, 3), 60)
    easel.stroke(((x - 14, y + 10), (x - 5, y + 7), (x + 5, y + 7), (x + 14, y + 10)), 0, 3)
    easel.body(polygon((x - 8, y + 10), (x + 8, y + 10), (x + 5, y + 16), (x - 5, y + 16)), 0)
    for side in (-1, 1):
        easel.body(polygon((x + 6 * side, y + 14), (x + 10 * side, y + 14), (x + 9 * side, y + 4)), 64)
    easel.tint(box(x - 22, y - 22, 44, HEIGHT), ink, 24)


def quarrelling() -> Sprite:
    """Three brothers, three opinions."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(34, 28, 9))
    for x, y, ink in ((24, 62, "g"), (120, 62, "m"), (72, 58, "Y")):
        _brother(easel, x, y, ink, glad=False)
    for x, across in ((46, -6), (98, 6)):
        _mace(easel, x, 78, 8, across, 26)
        easel.tint(box(x - 9, 68, 18, 36), "W", 20)
    quarrel(easel)
    return easel.finished()


def singing() -> Sprite:
    """They carry Ileana off on their shoulders."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(34, 28, 9))
    _brother(easel, 24, 62, "g", glad=True)
    _brother(easel, 120, 62, "m", glad=True)
    easel.fill(box(56, 0, 32, 44), 0)
    ileana(easel, 72, 2, 48)
    _brother(easel, 72, 66, "y", glad=True)
    for x, y in ((14, 20), (34, 10), (106, 10), (126, 20)):
        easel.body(ellipse(x, y + 8, 3, 2), 64)
        easel.stroke(((x + 3, y + 8), (x + 3, y - 3), (x + 8, y)), 64, 1)
        easel.tint(box(x - 3, y - 3, 12, 14), "C", 12, around=0)
    return easel.finished()


def hall() -> Sprite:
    """Mugs like barrels, a bone like a tree, a mace still swinging on its hook."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(46, 28, 9))
    easel.shade(EVERYWHERE, fading(60, 50, 120, 16, -40))
    ground(easel, 82, 2, 30)
    easel.lamp(60, 52, (74, "y"), (46, "Y"))
    easel.stroke(((114, 0), (114, 16)), 50, 2)
    _mace(easel, 114, 52, 15, 0, -36)
    easel.tint(box(96, 16, 36, 56), "C", 16)
    planks = tiled(WOOD, WIDTH, 16)
    top = tuple(polygon((12, 66), (96, 66), (106, 76), (2, 76)))
    easel.body(top, lambda x, y: 58 if planks.ink[y % 16] >> x & 1 else 16)
    easel.body(box(2, 77, 105, 5), 30)
    for x in (8, 92):
        easel.body(box(x, 82, 8, 20), 30)
        easel.fill(box(x, 82, 4, 20), 56)
    for x, tall in ((22, 24), (44, 20), (66, 26)):
        easel.body(box(x, 70 - tall, 16, tall), rounded(x, 22))
        for band in range(70 - tall, 70, 7):
            easel.fill(box(x, band, 16, 1), 64)
        easel.stroke(((x + 16, 74 - tall), (x + 21, 76 - tall), (x + 21, 62), (x + 16, 64)), 64, 2)
        easel.body(ellipse(x + 8, 70 - tall, 9, 3), 64)
    easel.put(art_props.BONE.enlarged(3, 2), 58, 92)
    return easel.finished()


def forge() -> Sprite:
    """Fire, an anvil, chains to be mended."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(40, 24, 7))
    easel.body(polygon((14, 92), (14, 44), (26, 28), (58, 28), (70, 44), (70, 92)), 6, rim=50)
    easel.body(polygon((30, 28), (54, 28), (50, 0), (34, 0)), lambda x, y: 40 if (x // 8 + y // 5) % 2 else 20)
    flame = tuple(polygon((22, 90), (24, 70), (30, 78), (36, 50), (44, 72), (50, 58), (54, 76), (62, 68), (62, 90)))
    easel.body(flame, lambda x, y: 64 - (noise(x, y, 6, 3) - 30))
    ground(easel, 90)
    easel.lamp(42, 76, (84, "y"), (44, "Y"))
    easel.fill(polygon((30, 90), (36, 72), (42, 82), (48, 70), (54, 90)), 20)
    anvil = tuple(polygon((78, 60), (132, 60), (130, 66), (116, 72), (112, 82), (122, 92), (88, 92), (98, 82), (94, 72),
                          (80, 68)))  # fmt: skip
    easel.body(anvil, lambda _, y: 56 - (y - 60))
    easel.tint(anvil, "C", 18)
    easel.stroke(((104, 58), (124, 34)), 0, 7)
    easel.stroke(((104, 58), (124, 34)), 50, 4)
    easel.body(polygon((94, 50), (106, 44), (114, 56), (102, 62)), 60)
    for x, y in ((84, 44), (80, 54), (118, 50), (90, 36), (128, 56), (98, 30)):
        easel.stroke(((x, y), (x + 2, y - 2)), 64)
    for y in range(4, 40, 8):
        easel.body(ellipse(134, y, 3, 5), 0, rim=60)
    return easel.finished()


def _grain(x: int) -> Tone:
    """Weathered stone round x, lit from the left."""
    return lambda at, line: 50 - (at - x + 14) + (noise(at, line, 5, x) - 32) // 2


def stone_hall() -> Sprite:
    """Princes turned to stone; one of them points at the ceiling."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(36, 28, 4))
    easel.shade(EVERYWHERE, fading(84, 30, 120, 10, -40))
    easel.body(ellipse(96, 4, 24, 9), 0, rim=40)
    ground(easel, 84, 5, 36)
    easel.lamp(76, 60, (84, "c"), (50, "w"))
    for x, y, arm in ((24, 34, False), (120, 30, False), (74, 26, True)):
        stone = _grain(x)
        for side in (-1, 1):
            easel.body(box(x + 2 * side - 3 + 3 * side, y + 42, 7, 26), stone)
        easel.body(polygon((x - 12, y + 16), (x + 12, y + 16), (x + 10, y + 46), (x - 10, y + 46)), stone)
        easel.body(ellipse(x, y + 7, 7, 9), stone)
        easel.body(polygon((x - 9, y + 3), (x, y - 7), (x + 9, y + 3)), stone)
        for side in (-1, 1):
            easel.fill(box(x + 3 * side - 1, y + 7, 2, 2), 0)
        easel.body(polygon((x - 12, y + 17), (x - 17, y + 38), (x - 12, y + 40), (x - 8, y + 22)), stone)
        if arm:
            easel.body(polygon((x + 8, y + 18), (x + 20, y - 14), (x + 25, y - 12), (x + 13, y + 24)), stone)
        else:
            easel.body(polygon((x + 12, y + 17), (x + 17, y + 38), (x + 12, y + 40), (x + 8, y + 22)), stone)
        easel.stroke(((x - 4, y + 20), (x + 2, y + 30), (x - 2, y + 40)), 0)
    easel.colour(2, 7, 9, 6, "W")
    return easel.finished()
