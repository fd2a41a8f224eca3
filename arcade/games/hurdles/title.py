"""The title picture: floodlights over full stands, and a runner in full flight over a hurdle."""

from arcade.games.hurdles import art
from arcade.games.hurdles.art_runner import LEAPING, figure
from arcade.games.hurdles.scenery import LOUD, LOUDER, PEOPLE
from arcade.games.hurdles.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import blend, colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS, SOLID
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL

STANDS_ROW = 9
TRACK_ROW, TRACK_ROWS = 13, 8
INKS = "Mcy"
HURDLES, RUNNER = (12, 92, 172), (64, 8 * TRACK_ROW - 30)
"""Pixels from the left of the hurdles; the runner's corner."""
LETTERS = (1, 2, 7, 28)


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    blend(machine, 0, 0, STANDS_ROW - 1, COLUMNS, "kkb")
    fill(machine, STANDS_ROW - 1, 0, 1, COLUMNS, art.ROOF, pair("wk"))
    for row, ink in enumerate(INKS):
        for column in range(COLUMNS):
            kind = PEOPLE[(column + 13 * row) % len(PEOPLE)]
            draw_cells(machine, (LOUD, LOUDER)[row % 2][kind], STANDS_ROW + row, column)
        colour_cells(machine, STANDS_ROW + row, 0, 1, COLUMNS, pair(f"{ink}k"))
    fill(machine, TRACK_ROW - 1, 0, 1, COLUMNS, GRASS, pair("Gk"))
    fill(machine, TRACK_ROW, 0, TRACK_ROWS, COLUMNS, colours=pair("Wb"))
    for row in (TRACK_ROW + 5, TRACK_ROW + TRACK_ROWS - 1):
        fill(machine, row, 0, 1, COLUMNS, _LANE_LINE, pair("Wb"))
    for x in HURDLES:
        draw(machine, art.HURDLE.enlarged(2, 2), x, CELL * TRACK_ROW + 4)
    draw(machine, figure(LEAPING[1]).enlarged(2, 2).coloured("W"), *RUNNER)
    headline(machine, program.text(TITLE).upper(), 1, inks="YYWWY", paper="", shade=extruded)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))


_LANE_LINE = SOLID.cut(0, 0, 8, 2).over(SOLID.inverted(), 0, 6)
