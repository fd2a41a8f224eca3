"""The owl: half of her is drawn, the other half is its mirror image; three times enlarged she fills nine cells."""

from enum import Enum
from functools import cache

from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite

SIZE = 9
"""Cells across and down."""
INKS = ("C", "C", "Y", "Y", "Y", "Y", "Y", "Y", "R")
CAP = """
.......#####
...#########
.###########
...#########
....#.......
...#########
..##########
"""
OPEN = """
..##......##
..#.##..##.#
..#.#....#.#
..#.#....#.#
..#.##..##.#
..##......#.
..########..
"""
UP = """
..##......##
..#.#....#.#
..#.##..##.#
..#.######.#
..#.######.#
..##......#.
..########..
"""
SHUT = """
..##########
..##########
..##########
..#.######.#
..##......##
..#########.
..########..
"""
LAUGHING = """
..###....###
..##.####.##
..#.######.#
..##########
..##########
..#########.
..########..
"""
BODY = """
...########.
..##########
.##.########
##.##.###.##
##.#.#.#.#.#
##.#########
##.###.###.#
.#.##.#.#.#.
..##########
....##..##..
"""
FLAPPING = """
##.########.
############
.###########
..###.###.##
...#.#.#.#.#
...#########
...###.###.#
...##.#.#.#.
...#########
....##..##..
"""


class Mood(Enum):
    """How she looks."""

    CALM = CAP + OPEN + BODY
    BLINKING = CAP + SHUT + BODY
    THINKING = CAP + UP + BODY
    GLAD = CAP + LAUGHING + BODY
    CHEERING = CAP + LAUGHING + FLAPPING


@cache
def owl(mood: Mood) -> Sprite:
    """Her picture."""
    half = sprite([row for row in mood.value.split("\n") if row])
    return smoothly(beside(half, half.mirrored()), 3).opaque().coloured(INKS, "k")
