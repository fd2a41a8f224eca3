"""The title picture: a hidden code under its lids, the last of which is being lifted, over a board of tries."""

from arcade.games.mastermind import strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.board import RIM, draw_code, key_signs
from arcade.toolkit.codes.code import marked
from arcade.toolkit.codes.pegs import MYSTERY, great_peg
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.block_letters import block_name
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import DOTS

CODE = "3516"
TRIES = ("1234", "2156")
NAME: Area = (1, 1, 4, 30)
"""The cells of the name."""


def picture(program: Program[Spectrum]) -> None:
    """Draw it all at once."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, DOTS, pair("Bk"))
    block_name(machine, program.text(strings.TITLE).upper(), NAME[0])
    box(machine, 7, 1, 8, 30, RIM, RAISED)
    fill(machine, 8, 2, 6, 28, colours=pair("Wk"))
    for place, digit in enumerate(CODE):
        draw_cells(machine, great_peg(digit if place < 3 else MYSTERY), 8, 3 + 7 * place)
    for side, guess in enumerate(TRIES):
        column = 2 + 15 * side
        fill(machine, 16, column, 4, 13, colours=pair("Wk"))
        draw_code(machine, guess, 17, column + 1)
        for place, sign in enumerate(key_signs(marked(CODE, guess))):
            draw_cells(machine, sign, 17 + place // 2, column + 10 + place % 2)
    centred(machine, 21, program.text(strings.TAGLINE), pair("Yk"))
