"""The title picture: a corner of the table seen from above, the ball large, and the zigzag that it has flown."""

from itertools import pairwise

from arcade.games.ricochet import art, strings
from arcade.games.ricochet.scene import CLOTH, CUSHION, TARGET
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import WOOD
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ball

LETTERS = (1, 1, 4, 30)
"""Row, column, height and width of the big letters."""
TABLE_ROW, TABLE_ROWS = 8, 13
WAY = ((28, 160), (92, 88), (148, 152), (194, 104))
"""Where the ball has been, in pixels of its middle: corners of the zigzag."""
STEPS = 12
TARGETS = ((11, 7), (17, 13), (10, 27))


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    headline(machine, program.text(strings.TITLE).upper(), LETTERS[0], inks="YYGW", shade=extruded)
    centred(machine, 6, program.text(strings.SUBTITLE).upper(), pair("Gk"))
    fill(machine, TABLE_ROW, 0, TABLE_ROWS, 32, WOOD, CUSHION)
    fill(machine, TABLE_ROW + 1, 1, TABLE_ROWS - 2, 30, colours=CLOTH)
    for start, end in pairwise(WAY):
        for part in range(STEPS):
            x = start[0] + (end[0] - start[0]) * part // STEPS
            y = start[1] + (end[1] - start[1]) * part // STEPS
            draw(machine, art.DOT, x, y)
    for row, column in TARGETS:
        draw(machine, smoothly(art.RING, 2), 8 * column - 8, 8 * row - 8)
        draw_cells(machine, smoothly(art.STAR, 2).coloured(*TARGET), row, column)
    draw(machine, ball(32), 178, 88)
    centred(machine, 22, program.text(strings.TAGLINE), pair("Wk"))
