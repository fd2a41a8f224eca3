"""The wizard: red ink on yellow, orange where both mix. Half of him is drawn, the other half is its mirror image."""

from functools import cache

from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite, sprite
from arcade.toolkit.programs.figure_look import Mood

HALF_WIDTH = 18
HAT = """
#
##
#o
#oo
#oo
#ooo
#oo.
#ooo..
#oo....
#oooo..
#oooo.o
#ooooooo
#ooooooo
#######ooooooo
#oooooo#######o
#ooooooooooooo
##############
"""
OPEN = """
#.........
#...####..
#.........
#....##..#
##...##..#
#.#.......
"""
SHUT = """
#.........
#...####..
#.........
#........#
##..####.#
#.#.......
"""
UP = """
#...####..
#.........
#....##...
#....##..#
##.......#
#.#.......
"""
LAUGHING = """
#...###...
#..#...#..
#.........
#....##..#
##..#..#.#
#.#.......
"""
FROWNING = """
#.........
#..##.....
#....###..
#....##.##
##...##..#
#.#......#
"""
SMILE = """
#..######
#.#.....##
#...#...
"""
BEARD = """
#ooo#..###
#ooooo#....#
#ooooooo#...#..
#oooooooo#.#..#
#oooooooooo#...#.
#ooooo#ooooo#.#..#
#oooo#oooooo#..#.
#oooo#ooooooo#.#..
#oooo#oooooooo#..#
#ooooo#oooooooo#..
"""
RAISED = """
#ooo#..###
#ooooo#....#
#ooooooo#...#..
##.#oooooooo#.#..#
#..#ooooooo#...#.
##oo#oooooo#.#..#
#oooo#ooooo#..#.
#oooooooooo#.#..
#oooooooooo#..#
#ooooooooooo#..
"""

CLOUD = """
####
##oooo
#ooooooo
####ooooooo
##ooooooooooo
#oooooooooooooo
##oooooooooooooo
#oooooooooooooooo
#ooooooooooooooooo
##oooooooooooooooo
##oooooo##oooooo
######..#######
"""


MOODS = {
    Mood.CALM: (OPEN, BEARD),
    Mood.BLINKING: (SHUT, BEARD),
    Mood.THINKING: (UP, BEARD),
    Mood.GLAD: (LAUGHING, BEARD),
    Mood.CHEERING: (LAUGHING, RAISED),
    Mood.ANGRY: (FROWNING, RAISED),
}
"""How he looks."""


@cache
def wizard(mood: Mood, times: int = 2) -> Sprite:
    """His picture, 36 by 36 pixels times `times`."""
    face, body = MOODS[mood]
    return _both([row for part in (HAT, face, SMILE, body) for row in part.split("\n") if row], times)


@cache
def cloud(times: int = 2) -> Sprite:
    """The orange cloud that he turns into."""
    return _both([row for row in CLOUD.split("\n") if row], times)


def _both(rows: list[str], times: int) -> Sprite:
    """Right-aligned halves and their mirror image, enlarged; "o" is orange and stays finely dithered."""
    half = [row.rjust(HALF_WIDTH) for row in rows]
    whole = [row + row[::-1] for row in half]
    lines = smoothly(sprite([row.replace("o", ".") for row in whole]).see_through(), times)
    body = smoothly(sprite([row.replace(".", "#").replace("o", "#") for row in whole]).see_through(), times)
    orange = smoothly(sprite([row.replace("#", " ").replace(".", " ").replace("o", "#") for row in whole]), times)
    mixed = textured(orange, HALF)
    ink = tuple(one | other for one, other in zip(lines.ink, mixed.ink, strict=True))
    return Sprite(body.width, ink, body.ink)
