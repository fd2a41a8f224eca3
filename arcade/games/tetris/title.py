"""The title picture of the modern look."""

from arcade.games.tetris import art
from arcade.games.tetris.strings import SUBTITLE, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import blend
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred

TITLE_ROW, PILE_ROW = 1, 17
LETTERS = (TITLE_ROW, 2, 7, 28)
"""Row, column, height and width of the big letters."""


def title_picture(program: Program[Spectrum]) -> None:
    """Letters of squares in the evening sky, and a piece on its way to a gap in the pile."""
    machine = program.machine
    blend(machine, 10, 0, 12, 32, "kbm")
    for top, left, picture in ((TITLE_ROW, 2, art.TITLE), (PILE_ROW, 0, art.PILE)):
        for row, line in enumerate(picture.split(), top):
            for column, mark in enumerate(line, left):
                if mark != ".":
                    draw_cells(machine, art.square(int(mark)), row, column)
    banner(machine, program.text(SUBTITLE).upper(), 9, None, 1, "W")
    for row, column in art.FALLING:
        draw_cells(machine, art.square(art.FALLING_KIND), row, column)
    for column in range(20, 23):
        for row in range(11, 13):
            draw_cells(machine, art.STREAK, row, column)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))
