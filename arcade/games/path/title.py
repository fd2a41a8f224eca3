"""The title picture: dusk over dark country, and a way that winds through it to a large star."""

from itertools import pairwise

from arcade.games.path import art, strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import blend, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTERS = (1, 1, 4, 30)
"""Row, column, height and width of the big letters."""
DUSK_ROW, TOP_ROW = 5, 7
BLOCK = 16
CORNERS = ((6, 0), (4, 0), (4, 3), (1, 3), (1, 6), (5, 6), (5, 9), (2, 9), (2, 12), (4, 12), (4, 14), (0, 14))
"""Where the way bends, in blocks of two cells each way from the top row on; the last is the star's."""
RIDDEN = 7
"""Up to this corner the line has come."""
STAR = 3, 27
"""The row and column of its corner."""
WAY, LINE, GROUND = pair("yb"), pair("Yb"), pair("gk")


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    blend(machine, DUSK_ROW, 0, TOP_ROW - DUSK_ROW, 32, "kb")
    fill(machine, TOP_ROW, 0, 14, 32, LEAVES, GROUND)
    for corners, colours in ((CORNERS, WAY), (CORNERS[: RIDDEN + 1], LINE)):
        for start, end in pairwise(corners):
            for row, column in _blocks(start, end):
                fill(machine, TOP_ROW + 2 * row, 2 * column, 2, 2, colours=colours)
    for start, end in pairwise(CORNERS[: RIDDEN + 1]):
        _stroke(machine, start, end)
    row, column = CORNERS[RIDDEN]
    big = art.HEADS[0].enlarged(2, 2)
    draw(machine, big, BLOCK * column + 1, CELL * TOP_ROW + BLOCK * row + 2)
    draw_cells(machine, smoothly(art.STARS[0].see_through(), 4).coloured("Y"), *STAR, clear=True)
    headline(machine, program.text(strings.TITLE).upper(), LETTERS[0], inks="YYGW", shade=extruded)
    centred(machine, 22, program.text(strings.TAGLINE), pair("Wk"))


def _blocks(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    rows = range(min(start[0], end[0]), max(start[0], end[0]) + 1)
    return [(row, column) for row in rows for column in range(min(start[1], end[1]), max(start[1], end[1]) + 1)]


def _stroke(machine: Spectrum, start: tuple[int, int], end: tuple[int, int]) -> None:
    """The line, four pixels wide, from the middle of a block to that of another."""
    (top, left), (bottom, right) = (min(start, end), max(start, end))
    width, height = BLOCK * (right - left) + 4, BLOCK * (bottom - top) + 4
    full = (1 << width) - 1
    line = Sprite(width, (full,) * height, (full,) * height)
    draw(machine, line, BLOCK * left + 6, CELL * TOP_ROW + BLOCK * top + 6)
