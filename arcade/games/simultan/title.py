"""The title picture: a blackboard on which a sum in chalk stands, one digit of it given."""

from arcade.games.simultan import art, strings
from arcade.games.simultan.scene import CARD, CHALK, FRAME, SIGNS, WANTED
from arcade.games.simultan.state import State
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import DOTS, EMPTY, WOOD
from arcade.toolkit.picture.shading import shadowed

TITLE_ROW, BEHIND_ROW, SIGNS_BEHIND = 3, 10, "+×-÷"
ROW_TOP, COLUMNS = 13, (3, 9, 15)
DIGITS, SIGNS_SHOWN, RESULT = (2, 3, 4), "+×", "=14"


def title_picture(program: State) -> None:
    """Draw it on an empty screen."""
    machine = program.machine
    fill(machine, 0, 0, 23, 32, WOOD, FRAME)
    fill(machine, 1, 1, 20, 30, DOTS, pair("bk"))
    fill(machine, 12, 2, 6, 28, EMPTY, CHALK)
    headline(machine, program.text(strings.TITLE).upper(), TITLE_ROW, inks="WWC", shade=shadowed, width=28)
    for sign, column in zip(SIGNS_BEHIND, range(6, 30, 6), strict=True):
        draw_cells(machine, art.sign(machine.font, sign), BEHIND_ROW, column)
        colour_cells(machine, BEHIND_ROW, column, 2, 2, pair("Bk"))
    for place, (digit, column) in enumerate(zip(DIGITS, COLUMNS, strict=True)):
        draw_cells(machine, art.tile(digit, card=place == 1), ROW_TOP, column)
        colour_cells(machine, ROW_TOP, column, 4, 4, CARD if place == 1 else CHALK)
    for sign, column in zip(SIGNS_SHOWN, COLUMNS, strict=False):
        draw_cells(machine, art.sign(machine.font, sign), ROW_TOP + 1, column + 4)
        colour_cells(machine, ROW_TOP + 1, column + 4, 2, 2, SIGNS)
    draw_cells(machine, letters(machine.font, RESULT, 3, 4), ROW_TOP, 20)
    colour_cells(machine, ROW_TOP, 20, 4, 9, WANTED)
    draw(machine, art.CHALK, 8 * 5, 8 * 21 + 1)
    draw(machine, art.SPONGE, 8 * 22, 8 * 21)
    centred(machine, 19, program.text(strings.TAGLINE), pair("Yk"), 1, 30)
