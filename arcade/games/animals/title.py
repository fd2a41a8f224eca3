"""The title picture: the owl on her branch among the portraits of the zoo."""

from arcade.games.animals.art import gallery
from arcade.games.animals.figures import SIZE, owl
from arcade.games.animals.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import LEAVES as LEAF_INKS
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import LEAVES, WOOD
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.programs.figure_look import Mood

OWL_ROW, OWL_COLUMN = 8, 10
FRAMED = (("fox", 8, 2), ("penguin", 8, 22), ("elephant", 14, 2), ("whale", 14, 22))
"""Animals in frames twice as large, with the row and the column of their frames."""


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, LEAVES, pair("gk"))
    fill(machine, 1, 0, 6, 32, colours=pair("Gk"))
    headline(machine, program.text(TITLE).upper(), 2, inks=LEAF_INKS, shade=shadowed, most=4)
    fill(machine, OWL_ROW, OWL_COLUMN, SIZE + 3, SIZE + 3, colours=pair("Yk"))
    draw(machine, owl(Mood.CALM), 8 * OWL_COLUMN + 12, 8 * OWL_ROW)
    fill(machine, OWL_ROW + SIZE, 1, 1, 30, WOOD, pair("ry"))
    for name, row, column in FRAMED:
        found = gallery()[name]
        box(machine, row, column, 6, 8, pair("Yr"), ROUND)
        fill(machine, row + 1, column + 1, 4, 6, colours=found.colours)
        draw(machine, smoothly(found.picture.see_through(), 2), 8 * column + 8, 8 * row + 8)
    colour_cells(machine, 21, 0, 1, 32, pair("Wk"))
    centred(machine, 21, program.text(TAGLINE), pair("Wk"))
