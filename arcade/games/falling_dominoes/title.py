"""The title picture of the modern look: dominoes fall from the star onto what has been built under the night sky."""

from arcade.games.falling_dominoes import art
from arcade.games.falling_dominoes.puzzles import FIGURES, Figure
from arcade.games.falling_dominoes.rules import BOTTOM
from arcade.games.falling_dominoes.strings import TAGLINE, TITLE_BOTTOM, TITLE_TOP
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import banner, fitting
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.polyominoes import settled
from arcade.toolkit.picture.shading import shadowed

GROUND = 20
LETTERS = (1, 1, 8, 30)
"""Row, column, height and width of the big letters."""
HEART, CASTLE = FIGURES[3], FIGURES[4]
FALLING = ((98, 108, ((0, 0), (1, 0)), 5), (114, 124, ((0, 0), (0, 1)), 8), (100, 140, ((0, 0), (1, 0)), 13))
"""Dominoes in the air: pixels from the left and the top, squares, number."""


def title_picture(program: Program[Spectrum]) -> None:
    """The name, the star, a heart and a castle of dominoes."""
    machine = program.machine
    fill(machine, 0, 0, GROUND, COLUMNS, NIGHT, pair("Wk"))
    for column in range(COLUMNS):
        draw_cells(machine, art.FLOOR, GROUND, column)
    for row, words, inks in ((1, TITLE_TOP, "YYW"), (6, TITLE_BOTTOM, "CCW")):
        _big(machine, program.text(words), row, inks)
    draw(machine, art.STAR.coloured("Y", "k"), 96, 80)
    for x, y, cells, number in FALLING:
        draw(machine, art.body(cells, art.faces(number, 2, 0), art.ink(number, 2, 0)), x // 8 * 8, y // 8 * 8)
    for figure, column, inks in ((HEART, 1, "RM"), (CASTLE, 17, "WC")):
        _built(machine, figure, column, inks)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))


def _big(machine: Spectrum, words: str, row: int, inks: str) -> None:
    banner(machine, words, row, None, fitting(words, 30, 3), inks, "k", shadowed)


def _built(machine: Spectrum, figure: Figure, column: int, inks: str) -> None:
    """A figure of dominoes on the ground, in one colour where they lie and in another where they stand."""
    left = min(across for _, across in figure.cells)
    for number, planned in enumerate(figure.plan):
        cells = tuple(sorted(planned))
        picture = art.body(settled(cells), art.faces(number, 2, 0), inks[cells[0][1] == cells[1][1]])
        draw_cells(machine, picture, GROUND - 1 - BOTTOM + cells[0][0], column + min(c for _, c in cells) - left)
