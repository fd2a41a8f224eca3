"""The robot that guesses: half of its head, mirrored and enlarged."""

from functools import cache

from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

_HALF = sprite("""
    ....................
    ..................##
    .................###
    .................###
    ..................##
    ...................#
    ...................#
    ..............######
    ......##############
    ....################
    ...###..............
    ...##...............
    ..###...............
    ..##.....######.....
    ..##....########....
    ..##...###....###...
    .###...##......##...
    ####...##..##..##...
    ####...##.####.##...
    ####...##.####.##...
    ####...##..##..##...
    ####...##......##...
    .###...###....###...
    ..##....########....
    ..##.....######.....
    ..##................
    ..##................
    ..##................
    ..##.......#########
    ..##......##########
    ..##......##..##..##
    ..##......##..##..##
    ..##......##..##..##
    ..###.....##########
    ...##......#########
    ...###..............
    ....################
    ......##############
    ...........#########
    ...........#.#.#.#.#
    ...........#########
    .......#############
    ....################
    ..##################
""")


@cache
def robot() -> Sprite:
    """Its head and shoulders: ten cells wide and eleven high."""
    return smoothly(beside(_HALF, _HALF.mirrored()), 2)


@cache
def puff(size: int) -> Sprite:
    """A small round cloud of so many pixels, paper with a rim of ink."""
    rows = []
    for y in range(size):
        line = ""
        for x in range(size):
            away = (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2
            line += " " if away >= size * size else "#" if away >= (size - 3) ** 2 else "."
        rows.append(line)
    return sprite(rows)
