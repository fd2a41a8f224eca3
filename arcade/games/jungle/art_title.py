"""The title picture: a lion before the moon, and far below somebody with a lamp."""

from arcade.games.jungle.art_creatures import mane
from arcade.games.jungle.art_woods import frond, glow, palm, stem
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon
from arcade.toolkit.picture.sprites import Sprite

WIDTH, HEIGHT = 256, 176
MOON = 128, 120
FACE = 128, 120
WANDERER = 196, 138


def title() -> Sprite:
    """The picture behind the words."""
    easel = DitheredScene("b", 32, 22)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: max(12 - abs(y - 116) // 5, 0) + noise(x, y, 20, 4) // 16)
    glow(easel, *MOON, 50, "W")
    easel.fill(box(0, 0, WIDTH, 66), 0)
    for x, y, size in ((108, 84, 6), (152, 78, 5), (160, 96, 4)):
        easel.fill(ellipse(x, y, size, size - 1), 48)
    easel.fill(box(0, 146, WIDTH, 30), lambda x, y: (y - 142) // 2 + (noise(x, 2 * y, 9, 1) - 32) // 3)
    easel.colour(18, 0, 4, 32, "g")
    easel.body(polygon((40, HEIGHT), (66, 158), (92, 150), (168, 150), (194, 160), (216, HEIGHT)), 0)
    easel.body(mane(*FACE), 0)
    _face(easel, *FACE)
    for x, half, top in ((18, 11, 84), (242, 12, 90), (62, 6, 104)):
        stem(easel, x, half, top, HEIGHT, "y")
        palm(easel, x, top, 50 if half > 10 else 30, "G" if half > 10 else "g")
    _wanderer(easel, *WANDERER)
    for x, lean in ((4, 1), (40, 1), (252, -1), (150, -1)):
        frond(easel, x, HEIGHT, 34, lean)
    return easel.finished()


def _face(easel: DitheredScene, x: int, y: int) -> None:
    """What the moon lets one see of a face that is before it: edges."""
    easel.tint(box(x - 24, y - 24, 48, 64), "y")
    for side in (-1, 1):
        ear = (x + 15 * side, y - 14), (x + 24 * side, y - 22), (x + 27 * side, y - 12), (x + 22 * side, y - 4)
        brow = (x + 4 * side, y - 9), (x + 9 * side, y - 12), (x + 19 * side, y - 11)
        cheek = (x + 21 * side, y + 4), (x + 17 * side, y + 16), (x + 10 * side, y + 27), (x + 4 * side, y + 30)
        snout = (x + 5 * side, y - 4), (x + 6 * side, y + 8), (x + 9 * side, y + 12)
        lip = (x, y + 18), (x + 4 * side, y + 22), (x + 10 * side, y + 20)
        for line in (ear, brow, cheek, snout, lip):
            easel.stroke(line, 64)
        for whisker in (13, 16):
            easel.stroke(((x + 10 * side, y + whisker), (x + 15 * side, y + whisker - 1)), 40)
    easel.fill(polygon((x - 6, y + 11), (x + 6, y + 11), (x + 2, y + 16), (x - 2, y + 16)), 64)
    easel.stroke(((x, y + 16), (x, y + 19)), 64, 2)


def _wanderer(easel: DitheredScene, x: int, y: int) -> None:
    """A hat, a coat, and a lamp that lights the ground."""
    easel.lamp(x + 14, y + 18, (26, "y"), (16, "Y"))
    easel.tint(box(x - 10, y - 8, 20, 44), "y")
    easel.fill(ellipse(x + 14, y + 20, 26, 20), 26)
    easel.fill(ellipse(x + 12, y + 28, 26, 9), 50)
    easel.body(polygon((x - 5, y + 6), (x + 5, y + 6), (x + 7, y + 26), (x - 7, y + 26)), 0)
    easel.body(ellipse(x, y + 2, 4, 5), 64)
    easel.body(polygon((x - 9, y), (x - 4, y - 2), (x - 3, y - 8), (x + 3, y - 8), (x + 4, y - 2), (x + 9, y)), 60)
    for leg in (-3, 3):
        easel.stroke(((x + leg, y + 26), (x + leg + leg // 3, y + 34)), 0, 3)
    easel.stroke(((x + 4, y + 10), (x + 13, y + 14)), 0, 3)
    easel.body(box(x + 12, y + 14, 6, 8), 64)
