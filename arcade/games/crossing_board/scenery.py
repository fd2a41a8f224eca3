"""What the picnic lies on: a cloth of white and blue checks, and a lawn with a few flowers."""

from arcade.games.crossing_board import ART
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS

CHECKS = "WC"
"""The papers of the cloth's squares."""
CHECK = 4
"""Cells of a check where the cloth is seen from nearby."""
DAISY = ART["daisy"]
TUFT = ART["tuft"]
GROUND = "kg"
FLOWERS = ((0, 1), (2, 2), (1, 5), (0, 18), (14, 18), (19, 18), (20, 4), (21, 13), (20, 17), (10, 19), (21, 30))
TUFTS = ((1, 2), (0, 9), (2, 5), (0, 14), (18, 17), (20, 9), (21, 2), (21, 17), (21, 21), (10, 28), (16, 18), (10, 22))


def check(row: int, column: int) -> str:
    """The paper of a square."""
    return CHECKS[(row + column) % 2]


def cloth(machine: Spectrum, top: int, height: int) -> None:
    """So many rows of cells of the cloth seen from nearby."""
    for row in range(top, top + height):
        for column in range(0, COLUMNS, CHECK):
            fill(machine, row, column, 1, CHECK, colours=pair("k" + check((row - top) // CHECK, column // CHECK)))


def sky(machine: Spectrum, height: int) -> None:
    """So many rows from the top, the last of them grass."""
    fill(machine, 0, 0, height - 1, COLUMNS, colours=pair("kC"))
    fill(machine, height - 1, 0, 1, COLUMNS, GRASS, pair("kG"))


def lawn(machine: Spectrum, top: int, height: int) -> None:
    """So many rows of it, with what grows there."""
    fill(machine, top, 0, height, COLUMNS, colours=pair(GROUND))
    for places, picture, ink in ((FLOWERS, DAISY, "w"), (TUFTS, TUFT, "k")):
        for row, column in places:
            if top <= row < top + height:
                draw_cells(machine, picture.coloured(ink, "g"), row, column)
