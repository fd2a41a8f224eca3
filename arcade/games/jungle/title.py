"""The title picture: a lion's eyes between the palms, the moon, somebody small with a lamp."""

from functools import cache

from arcade.games.jungle.art_woods import creeper, glow, palm, stem
from arcade.games.jungle.state import State
from arcade.games.jungle.strings import TAGLINE, TITLE
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, noise, polygon
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import Sprite

WIDTH, HEIGHT = 256, 176


@cache
def jungle() -> Sprite:
    """The picture behind the words."""
    easel = DitheredScene("g", 32, 22)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: (noise(x, y, 12, 4) + noise(2 * x, y, 6, 5)) // 8 + y // 16)
    easel.colour(0, 0, 15, 32, "b")
    glow(easel, 128, 72, 24, "W")
    for x, y, size in ((120, 66, 5), (136, 78, 4), (128, 86, 3)):
        easel.fill(ellipse(x, y, size, size - 1), 44)
    easel.fill(box(0, 140, WIDTH, 36), lambda x, y: 10 + (y - 140) + (noise(x, 2 * y, 9, 1) - 32) // 3)
    trail = tuple(polygon((132, 138), (142, 138), (132, 150), (176, HEIGHT), (84, HEIGHT), (118, 150)))
    easel.body(trail, lambda x, y: 54 + (noise(x, 2 * y, 9, 4) - 32) // 3)
    easel.colour(17, 0, 5, 32, "g")
    easel.tint(trail, "y", 24)
    for x, half, top in ((24, 11, 62), (230, 12, 66), (74, 7, 84), (182, 6, 96)):
        stem(easel, x, half, top, 168, "y")
        palm(easel, x, top, 54 if half > 10 else 32, "G" if half > 10 else "g")
    for x in (50, 208):
        creeper(easel, x, 72 + x % 30, 2)
    _watcher(easel, 100, 118)
    _wanderer(easel, 137, 128)
    return easel.finished()


def _watcher(easel: DitheredScene, x: int, y: int) -> None:
    """Eyes in the dark."""
    easel.fill(ellipse(x, y, 24, 16), 4)
    for eye in (x - 10, x + 10):
        easel.tint(ellipse(eye, y, 7, 4), "Y", 6, around=0)
        easel.body(ellipse(eye, y, 6, 4), 64)
        easel.fill(ellipse(eye, y, 1, 4), 0)


def _wanderer(easel: DitheredScene, x: int, y: int) -> None:
    """A hat, a coat, and a lamp that lights the ground."""
    easel.lamp(x + 10, y + 16, (34, "y"), (22, "Y"))
    easel.fill(ellipse(x + 10, y + 24, 30, 14), 46)
    easel.body(polygon((x - 5, y + 6), (x + 5, y + 6), (x + 8, y + 28), (x - 8, y + 28)), 8)
    easel.body(ellipse(x, y + 2, 4, 5), 64)
    easel.body(polygon((x - 9, y), (x - 4, y - 2), (x - 3, y - 8), (x + 3, y - 8), (x + 4, y - 2), (x + 9, y)), 14)
    for leg in (-3, 3):
        easel.stroke(((x + leg, y + 28), (x + leg + leg // 3, y + 38)), 0, 3)
    easel.stroke(((x + 4, y + 10), (x + 13, y + 14)), 0, 3)
    easel.body(box(x + 11, y + 14, 6, 8), 64)


def title_picture(program: State) -> None:
    """The picture with the title and the line below it."""
    machine = program.machine
    draw(machine, jungle(), 0, 0)
    headline(machine, program.text(TITLE).upper(), 2, inks="WYG", paper="k", shade=extruded)
    centred(machine, 22, program.text(TAGLINE), pair("Yk"))
