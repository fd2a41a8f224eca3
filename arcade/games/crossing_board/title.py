"""The title picture of Crossing: a ladybird and a stag beetle meet where their ways across the cloth cross."""

from arcade.games.crossing_board import art, strings
from arcade.games.crossing_board.rules import BLACK, WHITE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY, GRASS, dither
from arcade.toolkit.picture.sprites import CELL

LETTERS_ROW, CLOTH_ROW, CLOTH_HEIGHT = 1, 6, 15
LANE_ROW, LANE_COLUMN, WIDE = 10, 15, 8
"""The lanes' first row and column; each is as wide as an insect."""
SHADES = {(True, False): "RW", (False, True): "BW", (True, True): "MW"}


def title(program: Program[Spectrum]) -> None:
    """Draw it."""
    machine, text = program.machine, program.text
    fill(machine, 0, 0, 24, 32, GRASS, pair("kg"))
    fill(machine, 0, 0, 5, 32, EMPTY, pair("Yb"))
    headline(machine, text(strings.TITLE).upper(), LETTERS_ROW, "YYW", "b", most=3)
    for row in range(CLOTH_ROW, CLOTH_ROW + CLOTH_HEIGHT):
        for column in range(32):
            lanes = LANE_ROW <= row < LANE_ROW + WIDE, LANE_COLUMN <= column < LANE_COLUMN + WIDE
            weave = dither(24 if (row // 2 + column // 2) % 2 else 8)
            fill(machine, row, column, 1, 1, weave if any(lanes) else EMPTY, pair(SHADES.get(lanes, "kW")))
    for seat, row, column in ((BLACK, LANE_ROW, 3), (WHITE, LANE_ROW + 3, LANE_COLUMN)):
        draw(machine, art.hued(seat, art.large(seat, 4)), CELL * column, CELL * row, clear=True)
    fill(machine, LANE_ROW + 1, 26, 6, 6, EMPTY, pair("RY"))
    draw(machine, art.cake(3), CELL * 26, CELL * (LANE_ROW + 1))
    centred(machine, 21, text(strings.TAGLINE), pair("kG"))
