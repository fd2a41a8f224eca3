"""The title picture: the man before the sunset, and a word with holes."""

from arcade.games.hidden_word import art, strings
from arcade.games.hidden_word.figures import man
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.sprites import CELL

HEADLINE_ROW = 2
SKY_ROW, GROUND_ROW = 6, 20
SKY = "bmRYYYYYYYYYYY"
CARDS_ROW, CARDS_MIDDLE = 10, 11
SUN_ROW, SUN_COLUMN, SUN_SIZE = 14, 15, 6
HOLES = (2, 4)
"""Letters of the word that are still hidden."""


def picture(program: Program[Spectrum]) -> None:
    """Draw everything at once."""
    machine, text = program.machine, program.text
    fill(machine, 0, 0, SKY_ROW, 32, NIGHT, pair("Wk"))
    for row, paper in enumerate(SKY, SKY_ROW):
        fill(machine, row, 0, 1, 32, colours=pair("k" + paper))
    fill(machine, GROUND_ROW, 0, 1, 32, GRASS, pair("kg"))
    draw(machine, art.TOWN, 0, CELL * GROUND_ROW - art.TOWN.height)
    draw(machine, art.doubled(man("raised", "glad")), 178, CELL * GROUND_ROW - 106)
    draw_cells(machine, art.sun(CELL * SUN_SIZE).coloured("R"), SUN_ROW, SUN_COLUMN)
    headline(machine, text(strings.TITLE).upper(), HEADLINE_ROW, "YYW", "k", shade=shadowed)
    word = text(strings.WORD).upper()
    for place, letter in enumerate(word):
        hidden = place in HOLES
        column = CARDS_MIDDLE - 3 * len(word) // 2 + 3 * place
        draw_cells(machine, art.CARD, CARDS_ROW, column)
        sign = big("?" if hidden else letter, 2)
        draw(machine, sign, CELL * column + (art.CARD.width - sign.width) // 2, CELL * CARDS_ROW - 2)
        colour_cells(machine, CARDS_ROW, column, 3, 3, pair("RW" if hidden else "kW"))
    centred(machine, GROUND_ROW + 1, text(strings.TAGLINE), pair("Wk"))
