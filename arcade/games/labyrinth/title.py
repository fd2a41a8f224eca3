"""Labyrinth's title picture: the little man in a crossing of hedges, and eyes and claws behind every one of them."""

from arcade.games.labyrinth import art
from arcade.games.labyrinth.scene import wall_tile
from arcade.games.labyrinth.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded

TOP = 6
PLAN = (
    "################",
    "#.....#....#...#",
    "#.###.#.##.#.#.#",
    "..#........#.#..",
    "#.#.##..##...#.#",
    "#...#....#.#...#",
    "#.#....#.......#",
    "################",
)
"""The maze of the picture, in squares of two by two cells."""
GOOD_AT, BEASTS_AT = (104, 84), ((24, 72), (176, 64), (200, 124))


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    headline(machine, program.text(TITLE).upper(), 1, inks="YYW", shade=extruded)
    _hedges(machine)
    draw(machine, smoothly(art.GOOD, 4).coloured("W", "k"), *GOOD_AT, clear=True)
    for beast, ink, place in zip((art.CLAWS, art.HORNS, art.EYE), art.BEAST_INKS, BEASTS_AT, strict=True):
        draw(machine, smoothly(beast, 3).coloured(ink, "k"), *place, clear=True)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))


def _hedges(machine: Spectrum) -> None:
    def wall(row: int, column: int) -> bool:
        return 0 <= row < len(PLAN) and 0 <= column < len(PLAN[0]) and PLAN[row][column] == "#"

    for row, line in enumerate(PLAN):
        for column, sign in enumerate(line):
            if sign == "#":
                ways = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
                tile = smoothly(wall_tile(*(wall(*there) for there in ways)), 2).coloured("G", "k")
                draw_cells(machine, tile, TOP + 2 * row, 2 * column)
