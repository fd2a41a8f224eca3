"""The title picture: a hidden code under its lids, the last of which is being lifted, over a board of tries."""

from arcade.games.mastermind import strings
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.areas import fill
from arcade.toolkit.codes import marked
from arcade.toolkit.drawing import draw_cells
from arcade.toolkit.ink import pair
from arcade.toolkit.lettering import letters
from arcade.toolkit.panels import box, centred
from arcade.toolkit.patterns import DOTS
from arcade.toolkit.pegboard import RIM, draw_code, key_signs
from arcade.toolkit.pegs import MYSTERY, great_peg
from arcade.toolkit.program import Program
from arcade.toolkit.rims import RAISED
from arcade.toolkit.shading import extruded
from arcade.toolkit.sprites import CELL

CODE = "3516"
TRIES = ("1234", "2156")
DEPTH = 3
GLINT = (1, 1, 4, 30)
"""The cells of the name."""


def picture(program: Program[Spectrum]) -> None:
    """Draw it all at once."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, DOTS, pair("Bk"))
    # The machine's own letters: in the poster face the D of this name would look like an O.
    name = letters(machine.font, program.text(strings.TITLE).upper(), 3, 4, bold=True)
    name = extruded(name.cut(-DEPTH, 0, name.width + 3 * DEPTH, name.height + CELL), DEPTH)
    name = name.coloured(("W", "C", "C", "C", "C"), "k")
    draw_cells(machine, name, GLINT[0], (COLUMNS - name.columns) // 2, clear=True)
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
