"""The title pictures: what is hidden far back in the cave, and its light on the rock."""

from functools import cache

from arcade.games.cave.art_creatures import dragon_head, scales
from arcade.games.cave.art_obstacles import chest
from arcade.games.cave.art_people import ileana, prince
from arcade.games.cave.art_props import SKULL, TORCH
from arcade.games.cave.art_rock import COMPASS, boulders, opening
from arcade.games.cave.state import State
from arcade.games.cave.strings import SECOND_TAGLINE, SECOND_TITLE, TAGLINE, TITLE
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.dithered_scene import DitheredScene, box, ellipse, polygon, scattered
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import Sprite

WIDTH, HEIGHT = 256, 176


def _cave(easel: DitheredScene) -> None:
    """Rock round a dark hall, and rays from its middle."""
    far, near = boulders(20, 3, WIDTH, HEIGHT), boulders(34, 6, WIDTH, HEIGHT)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: near[y][x] * 54 >> 6)
    easel.body(opening(128, 124, 104, 78, 5, 8), lambda x, y: far[y][x] * 40 >> 6)
    easel.body(opening(128, 132, 78, 58, 3, 6), 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2 and down < 20:
            x, y = 128 + 3 * right // 2, 128 + 3 * down // 2
            easel.fill(polygon((128, 128), (x, y), (x - down // 4, y + right // 4)), 44)
    easel.fill(box(0, 158, WIDTH, 18), lambda x, y: 16 + (y - 158) * 2 - abs(x - 128) // 8)
    easel.lamp(128, 132, (116, "r"), (92, "y"), (62, "Y"))


def _coins(easel: DitheredScene) -> None:
    for coin in range(40):
        x, y = 60 + scattered(coin, 1, 7) * 136 // 256, 160 + scattered(coin, 2, 7) * 14 // 256
        easel.body(ellipse(x, y, 4, 2), 64)


@cache
def flint() -> Sprite:
    """The chest between torches and skulls."""
    easel = DitheredScene("b", 32, 22)
    _cave(easel)
    chest(easel, 92, 106, 72)
    _coins(easel)
    for x in (26, 222):
        easel.put(TORCH, x, 112)
        easel.lamp(x + 4, 118, (20, "Y"))
    easel.put(SKULL, 46, 156)
    easel.put(SKULL.mirrored(), 196, 152)
    return easel.finished()


@cache
def ileana_and_dragon() -> Sprite:
    """Ileana, the prince, and the dragon between them."""
    easel = DitheredScene("b", 32, 22)
    _cave(easel)
    _coins(easel)
    for x in (100, 156):
        easel.body(ellipse(x, 150, 34, 24), scales)
        easel.tint(ellipse(x, 150, 34, 24), "g", 20)
    dragon_head(easel, 128, 118, "angry")
    for x, figure in ((60, ileana), (200, prince)):
        easel.fill(box(x - 18, 84, 36, 88), 0)
        figure(easel, x, 88, 84)
    return easel.finished()


BACKGROUNDS = {"flint": flint, "ileana": ileana_and_dragon}


def title_picture(program: State) -> None:
    """The picture with the title and the line below it."""
    machine, second = program.machine, program.tale.name == "ileana"
    draw(machine, BACKGROUNDS[program.tale.name](), 0, 0)
    title, tagline = (SECOND_TITLE, SECOND_TAGLINE) if second else (TITLE, TAGLINE)
    headline(machine, program.text(title).upper(), 2, inks="WYY", paper="k", shade=extruded)
    centred(machine, 22, program.text(tagline), pair("Yk"))
