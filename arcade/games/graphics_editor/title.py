"""The title picture: the little man's four pictures at work, above the words."""

from arcade.games.graphics_editor.art import WALK
from arcade.games.graphics_editor.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import sprite

BLOCK = sprite(["." * 8, *["." + "#" * 7] * 7])
HOLE = sprite(["#" + "." * 7, *["." * 8] * 7])
SHEET = pair("cb")
INKS = "WYCG"


def title_picture(program: Program[Spectrum]) -> None:
    """Squared paper with four walking men drawn in full blocks, the name of the program below."""
    machine = program.machine
    fill(machine, 1, 0, 10, 32, HOLE, SHEET)
    for place, graphic in enumerate(WALK):
        ink = f"{INKS[place]}b"
        for row, line in enumerate(graphic.text(), 2):
            for column, sign in enumerate(line, 8 * place):
                if sign == "#":
                    draw_cells(machine, BLOCK, row, column)
                    machine.attributes[32 * row + column] = pair(ink)
    headline(machine, program.text(TITLE).upper(), 13, inks="YYW", shade=shadowed)
    centred(machine, 18, program.text(TAGLINE), pair("Ck"))
    centred(machine, 20, f"DATA {','.join(map(str, WALK[0].rows))}", pair("Gk"))
