"""The title picture: the chest far back in the cave, and its light on the rock."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from arcade.games.cave.barriers import chest
from arcade.games.cave.easel import Easel, box, ellipse, polygon, scattered
from arcade.games.cave.props import SKULL, TORCH
from arcade.games.cave.rock import COMPASS, boulders, opening
from arcade.games.cave.strings import TAGLINE, TITLE
from arcade.toolkit.drawing import draw
from arcade.toolkit.headline import headline
from arcade.toolkit.ink import pair
from arcade.toolkit.panels import centred
from arcade.toolkit.shading import extruded
from arcade.toolkit.sprites import Sprite

if TYPE_CHECKING:
    from arcade.games.cave.program import Main

WIDTH, HEIGHT = 256, 176


@cache
def background() -> Sprite:
    """All of it but the words."""
    easel = Easel("b", 32, 22)
    far, near = boulders(20, 3, WIDTH, HEIGHT), boulders(34, 6, WIDTH, HEIGHT)
    easel.fill(box(0, 0, WIDTH, HEIGHT), lambda x, y: near[y][x] * 54 >> 6)
    easel.body(opening(128, 124, 104, 78, 5, 8), lambda x, y: far[y][x] * 40 >> 6)
    easel.body(opening(128, 132, 78, 58, 3, 6), 0)
    for turn, (right, down) in enumerate(COMPASS):
        if turn % 2 and down < 20:
            easel.fill(
                polygon(
                    (128, 128),
                    (128 + 3 * right // 2, 128 + 3 * down // 2),
                    (128 + 3 * right // 2 - down // 4, 128 + 3 * down // 2 + right // 4),
                ),
                44,
            )
    easel.fill(box(0, 158, WIDTH, 18), lambda x, y: 16 + (y - 158) * 2 - abs(x - 128) // 8)
    easel.lamp(128, 132, (116, "r"), (92, "y"), (62, "Y"))
    chest(easel, 92, 106, 72)
    for coin in range(40):
        x, y = 60 + scattered(coin, 1, 7) * 136 // 256, 160 + scattered(coin, 2, 7) * 14 // 256
        easel.body(ellipse(x, y, 4, 2), 64)
    for x in (26, 222):
        easel.put(TORCH, x, 112)
        easel.lamp(x + 4, 118, (20, "Y"))
    easel.put(SKULL, 46, 156)
    easel.put(SKULL.mirrored(), 196, 152)
    return easel.finished()


def title_picture(program: Main) -> None:
    """The picture with the title and the line below it."""
    machine = program.machine
    draw(machine, background(), 0, 0)
    headline(machine, program.text(TITLE).upper(), 2, inks="WYY", paper="k", shade=extruded)
    centred(machine, 22, program.text(TAGLINE), pair("Yk"))
