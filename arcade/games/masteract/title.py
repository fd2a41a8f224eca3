"""The title picture: a robot that thinks of four pegs, under the name."""

from arcade.games.masteract import strings
from arcade.games.masteract.art import puff, robot
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.codes.board import key_signs
from arcade.toolkit.codes.code import Marks
from arcade.toolkit.codes.pegs import LARGE, MYSTERY, peg
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.block_letters import block_name
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import DOTS

NAME: Area = (2, 1, 4, 30)
GUESS = "24" + 2 * MYSTERY
ROBOT_ROW, ROBOT_COLUMN = 9, 1
CLOUD_ROW, CLOUD_COLUMN, CLOUD_WIDTH = 8, 14, 17
PUFFS = ((88, 92, 10), (98, 84, 14))
"""The way of the thought from head to cloud: x, y and pixels."""


def picture(program: Program[Spectrum]) -> None:
    """Draw it all at once."""
    machine, text = program.machine, program.text
    fill(machine, 0, 0, 22, COLUMNS, DOTS, pair("Bk"))
    *before, name = text(strings.TITLE).upper().split(" ")
    if before:
        centred(machine, 0, " ".join(" ".join(before)), pair("Yk"), 9, 14)
    block_name(machine, name, NAME[0])
    fill(machine, ROBOT_ROW, ROBOT_COLUMN, 11, 10, colours=pair("Ck"))
    draw_cells(machine, robot().coloured("C", "k"), ROBOT_ROW, ROBOT_COLUMN)
    for x, y, size in PUFFS:
        draw(machine, puff(size).coloured("W", "k"), x, y, clear=True)
    box(machine, CLOUD_ROW, CLOUD_COLUMN, 9, CLOUD_WIDTH, pair("Wk"))
    for place, digit in enumerate(GUESS):
        draw_cells(machine, peg(digit, LARGE), CLOUD_ROW + 2, CLOUD_COLUMN + 1 + 4 * place)
    for place, sign in enumerate(key_signs(Marks(1, 2))):
        draw_cells(machine, sign, CLOUD_ROW + 6, CLOUD_COLUMN + 4 + 4 * place)
    centred(machine, 21, text(strings.TAGLINE), pair("Yk"))
