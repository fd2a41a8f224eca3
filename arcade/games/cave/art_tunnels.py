"""The scenes of bare rock: halls, bends, forks, shafts, fog."""

from arcade.games.cave.art_props import BAT, BAT_DOWN, EYES
from arcade.games.cave.art_rock import fading, ground, opening, teeth, wall
from arcade.games.cave.canvas import EVERYWHERE, canvas
from arcade.games.cave.layout import HEIGHT, WIDTH
from arcade.toolkit.picture.dithered_scene import box, ellipse, noise, polygon
from arcade.toolkit.picture.sprites import Sprite


def low_hall() -> Sprite:
    """Daylight from a mouth far in the north, and stone teeth."""
    easel = canvas("y")
    easel.fill(EVERYWHERE, wall(40, 26, 5))
    easel.body(opening(72, 62, 58, 40, 5), wall(22, 17, 2))
    ground(easel, 80, 2, 40)
    light = tuple(opening(72, 58, 20, 20, 3, 3, 74))
    easel.fill(polygon((56, 74), (88, 74), (120, HEIGHT), (24, HEIGHT)), lambda x, _: 50 - abs(x - 72) // 3)
    easel.body(light, 64)
    easel.fill(polygon((58, 74), (64, 60), (72, 54), (80, 62), (88, 74)), lambda x, y: 20 + (noise(x, y, 5, 3) - 32))
    easel.colour(10, 4, 3, 10, "Y")
    easel.tint(light, "C", 8)
    easel.colour(8, 7, 1, 4, "G")
    teeth(easel, ((14, 9, 44), (36, 6, 24), (54, 4, 14), (92, 5, 18), (112, 7, 34), (132, 8, 26)))
    teeth(easel, ((10, 8, 26), (128, 9, 30)), upwards=True)
    return easel.finished()


def dead_end() -> Sprite:
    """Rock, nothing but rock, in the light of a lantern."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(50, 30, 7))
    shade = fading(72, 60, 110, 20, -50)
    easel.shade(EVERYWHERE, shade)
    easel.lamp(72, 64, (62, "y"), (38, "Y"))
    easel.stroke(((70, 8), (76, 22), (68, 36), (74, 50), (66, 60)), 0, 2)
    easel.stroke(((74, 50), (88, 58), (92, 70)), 0, 2)
    ground(easel, 90)
    return easel.finished()


def bend() -> Sprite:
    """A passage that turns out of sight."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(60, 28, 9))
    easel.body(opening(70, 62, 56, 48, 8), wall(40, 20, 3))
    easel.body(opening(58, 66, 38, 38, 2), wall(22, 15, 4))
    easel.body(opening(44, 70, 22, 28, 6, 4), 0)
    ground(easel, 90)
    easel.lamp(118, 60, (80, "y"), (46, "Y"))
    return easel.finished()


def branch() -> Sprite:
    """A straight tunnel, and a darker hole to the left."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(60, 28, 3))
    easel.body(opening(86, 62, 46, 46, 3), wall(36, 18, 6))
    easel.body(opening(88, 66, 28, 32, 4), wall(18, 13, 2))
    easel.body(opening(90, 68, 14, 18, 5, 3), 0)
    ground(easel, 88)
    easel.body(opening(14, 68, 24, 30, 7, 4, 96), 0)
    easel.lamp(92, 56, (66, "y"), (36, "Y"))
    return easel.finished()


def fork() -> Sprite:
    """Three dark ways side by side."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(58, 26, 4))
    for x, across, down, seed in ((22, 20, 30, 2), (72, 22, 40, 5), (124, 19, 28, 8)):
        easel.body(opening(x, 68, across + 6, down + 6, seed, 5, 96), wall(24, 14, seed))
        easel.body(opening(x, 70, across - 4, down - 6, seed + 1, 3, 94), 0)
    ground(easel, 90)
    easel.lamp(72, 96, (86, "y"), (56, "Y"))
    return easel.finished()


def holes() -> Sprite:
    """A wide place with holes in the walls; some have eyes."""
    easel = canvas("r")
    easel.fill(EVERYWHERE, wall(54, 28, 6))
    for x, y, size, seed in ((20, 26, 12, 2), (52, 18, 9, 3), (84, 30, 13, 4), (122, 20, 11, 5), (36, 58, 11, 6),
                             (112, 58, 14, 7), (74, 66, 10, 8)):  # fmt: skip
        easel.body(opening(x, y, size, size, seed, 3), 0)
    ground(easel, 86)
    easel.lamp(60, 104, (92, "y"), (60, "Y"))
    for x, y, ink in ((80, 28, "G"), (104, 56, "R")):
        easel.put(EYES, x, y)
        easel.colour(y // 8, x // 8, 1, 2, ink)
    return easel.finished()


def chimney() -> Sprite:
    """A shaft of pale light from a hole above into a hole below."""
    easel = canvas("b")
    easel.fill(EVERYWHERE, wall(46, 28, 8))
    easel.body(opening(72, 60, 60, 46, 5), wall(24, 18, 2))
    ground(easel, 82, 3, 30)
    beam = tuple(polygon((58, 0), (86, 0), (100, 92), (44, 92)))
    easel.shade(beam, lambda x, y: 30 - abs(x - 72) // 2 - y // 8)
    easel.body(ellipse(72, 92, 30, 7), lambda _, y: 10 if y < 92 else 0, rim=64)
    easel.body(polygon((54, 0), (90, 0), (82, 12), (62, 12)), 64)
    easel.colour(0, 5, 13, 8, "c")
    easel.colour(0, 6, 12, 6, "C")
    for step in range(6):
        easel.stroke(((90, 16 + 12 * step), (97, 14 + 12 * step), (97, 17 + 12 * step)), 60, 2)
    return easel.finished()


def shaft_bottom() -> Sprite:
    """Looking up a well: ring above ring, a coin of light, iron rungs."""
    easel = canvas("y")
    easel.fill(EVERYWHERE, wall(62, 26, 2))
    for size, bright, stones in ((50, 44, 18), (38, 30, 14), (27, 20, 11), (18, 12, 9)):
        easel.body(opening(72, 48, size * 5 // 4, size, size, 2), wall(bright, stones, size), rim=0)
    sky = tuple(ellipse(72, 48, 12, 10))
    easel.body(sky, 64)
    for reach, wide in ((16, 4), (24, 6), (33, 8), (43, 10), (54, 13)):
        y = 48 + reach
        easel.stroke(((72 - wide, y - 3), (72 - wide, y), (72 + wide, y), (72 + wide, y - 3)), 0, 4)
        easel.stroke(((72 - wide, y - 3), (72 - wide, y), (72 + wide, y), (72 + wide, y - 3)), 64, 2)
    easel.lamp(72, 48, (64, "r"), (26, "C"))
    return easel.finished()


def fog() -> Sprite:
    """Banks of fog, and a mouth in them that may be none."""
    easel = canvas("c")

    def bank(x: int, y: int) -> int:
        return (noise(x, 2 * y, 30, 3) + noise(x, 3 * y, 15, 9)) // 2 - 4 + abs(y - 52) // 6

    easel.fill(EVERYWHERE, bank)
    for x, y, size in ((40, 40, 17), (108, 52, 13)):
        easel.shade(ellipse(x, y, size + 4, size + 10), 10)
        for eye in (-1, 1):
            easel.fill(ellipse(x + eye * size // 2, y - size // 2, size // 4, size // 3), 0)
        easel.fill(ellipse(x, y + size // 2, size // 3, size // 2 + 2), 0)
    easel.shade(box(0, 80, WIDTH, 24), lambda _, y: y - 80)
    easel.lamp(72, 150, (90, "w"), (70, "W"))
    easel.lamp(40, 44, (26, "C"))
    easel.lamp(108, 56, (20, "C"))
    return easel.finished()


def bats() -> Sprite:
    """Wings everywhere, and a great one coming at you."""
    easel = canvas("m")
    easel.fill(EVERYWHERE, wall(46, 28, 5))
    easel.body(opening(72, 54, 58, 44, 8), wall(14, 18, 2))
    easel.body(opening(72, 58, 40, 30, 4), 0)
    ground(easel, 90, 2, 26)
    teeth(easel, ((12, 7, 34), (130, 8, 40), (34, 5, 20), (108, 5, 18)))
    for x, y, up in ((36, 26, True), (78, 22, False), (96, 66, True), (14, 62, False), (44, 76, True)):
        bat = BAT if up else BAT_DOWN
        easel.body(box(x + 8, y + 3, 14, 5), 0)
        easel.put(bat, x, y)
    easel.put(BAT.enlarged(2, 2), 42, 42)
    easel.lamp(72, 52, (40, "M"))
    for x in (66, 74):
        easel.fill(ellipse(x, 54, 1, 1), 0)
    return easel.finished()
