"""The title picture: a road winds over the night meadow to a great cup, and a star is on its way."""

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.art_trails import piece
from arcade.games.trophy_trail.board import Cell, Way
from arcade.games.trophy_trail.rules import Step
from arcade.games.trophy_trail.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.solids import ball

HILLS_ROW, MEADOW_ROW, LAST_ROW = 12, 14, 22
LETTERS = (1, 1, 3, 30)
TURNS = {"r": Way.RIGHT, "l": Way.LEFT, "u": Way.UP, "d": Way.DOWN}
ROAD_START: Cell = (10, 15)
ROAD = "lllllullldllluururrr"
"""The way from the right edge to where the star is; a cell of the road is two of the screen's each way."""
SMALL = ((15, 3, art.CUP, "y"), (18, 11, art.GOBLET, "W"), (20, 3, art.CUP, "y"), (20, 16, art.CROWN, "Y"))
CUP_ROW, CUP_COLUMN = 9, 20
MOON_ROW, MOON_COLUMN = 6, 3


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    fill(machine, 0, 0, HILLS_ROW, COLUMNS, NIGHT, pair("Wk"))
    fill(machine, HILLS_ROW, 0, 2, COLUMNS, art.HILLS, pair("bk"))
    fill(machine, MEADOW_ROW, 0, LAST_ROW - MEADOW_ROW, COLUMNS, art.MEADOW, pair("gk"))
    draw_cells(machine, ball(32).coloured("W", "k"), MOON_ROW, MOON_COLUMN, clear=True)
    _road(machine)
    for row, column, picture, ink in SMALL:
        draw_cells(machine, picture.coloured(ink, "k").opaque(), row, column)
    draw_cells(machine, smoothly(art.TROPHY, 3).coloured("Y", "k"), CUP_ROW, CUP_COLUMN, clear=True)
    headline(machine, program.text(TITLE).upper(), 1, inks="YYW", paper="", shade=extruded)
    colour_cells(machine, LAST_ROW, 0, 1, COLUMNS, pair("Wk"))
    centred(machine, LAST_ROW, program.text(TAGLINE), pair("Ck"))


def _road(machine: Spectrum) -> None:
    cell, into = ROAD_START, None
    for letter in ROAD:
        way = TURNS[letter]
        picture = smoothly(piece(0, Step(cell, into, way)), 2).opaque()
        draw_cells(machine, picture.coloured("C", "k"), 2 * cell[0], 2 * cell[1])
        cell, into = way.from_cell(cell), way
    head = smoothly(art.HEAD, 2)
    draw(machine, head.coloured("W", "k"), 16 * cell[1] - 6, 16 * cell[0] - 6, clear=True)
