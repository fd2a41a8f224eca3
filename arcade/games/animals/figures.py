"""The owl: half of her is drawn, the other half is its mirror image; three times enlarged she fills nine cells."""

from functools import cache

from arcade.games.animals import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite, sprite
from arcade.toolkit.programs.figure_look import Mood

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


MOODS = {
    Mood.CALM: CAP + OPEN + BODY,
    Mood.BLINKING: CAP + SHUT + BODY,
    Mood.THINKING: CAP + UP + BODY,
    Mood.GLAD: CAP + LAUGHING + BODY,
    Mood.CHEERING: CAP + LAUGHING + FLAPPING,
}
"""How she looks."""
WINGS_UP = """
##..............
###......#######
####....########
#####....#######
######...##...##
.######..#.##.##
.#######.##...#.
..##############
..##############
....############
......#####.##.#
.........##.##.#
..........######
..........######
...........##.##
............#..#
"""
WINGS_DOWN = """
................
.........#######
........########
.........#######
.........##...##
.........#.##.##
.....######...#.
..##############
.###############
#######.########
#####.#.###.##.#
####.....##.##.#
###.......######
##........######
#..........##.##
............#..#
"""
FEATHER = ART["feather"].see_through()


@cache
def flying() -> Animation:
    """The owl on the wing, twice enlarged."""
    halves = [sprite([row for row in wings.split("\n") if row]) for wings in (WINGS_UP, WINGS_DOWN)]
    whole = [smoothly(beside(half, half.mirrored()), 2) for half in halves]
    return Animation(tuple(picture.coloured(("C", "Y", "Y", "R")) for picture in whole), 6)


@cache
def owl(mood: Mood) -> Sprite:
    """Her picture."""
    half = sprite([row for row in MOODS[mood].split("\n") if row])
    return smoothly(beside(half, half.mirrored()), 3).opaque().coloured(INKS, "k")
