"""The title picture: a blackboard on which a sum in chalk stands, one digit of it given."""

from arcade.games.simultan import art, strings
from arcade.games.simultan.look import State
from arcade.games.simultan.scene import CARD, CHALK, CLASH, FRAME, RIGHT, SIGNS, WANTED
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY, WOOD, dither
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import CELL, Sprite

TITLE_ROW, BEHIND_ROW, SIGNS_BEHIND = 3, 10, "+×-÷"
ROW_TOP, COLUMNS = 12, (2, 9, 16)
TRY_FRAMES = 24
RIGHT_TRIES = 5
"""The right digit stays so many times as long."""
TICK_ROW, TICK_COLUMN = 10, 15
CHALK_GRAIN = dither(54)
RESULT_COLUMN = 21
DIGITS, SIGNS_SHOWN, RESULT = (2, 3, 4), "+×", "=14"
WRONG = pair("Ck")


class Riddle:
    """The card tries digit after digit, and is ticked off when the sum comes right."""

    def __init__(self, program: State) -> None:
        self.machine = program.machine

    def step(self, frame: int) -> None:
        """Show the digit of a frame; the right one stays longer than the others."""
        tries = (*range(DIGITS[1], 10), *range(1, DIGITS[1]))
        if frame % TRY_FRAMES:
            return
        turn = frame // TRY_FRAMES % (len(tries) + RIGHT_TRIES)
        digit = DIGITS[1] if turn < RIGHT_TRIES else tries[turn - RIGHT_TRIES]
        right = digit == DIGITS[1]
        draw_cells(self.machine, art.tile(digit, card=True), ROW_TOP, COLUMNS[1])
        colour_cells(self.machine, ROW_TOP, COLUMNS[1], art.CELLS, art.CELLS, CARD if right else WRONG)
        draw_cells(self.machine, smoothly(art.TICK if right else art.CROSS, 2).opaque(), TICK_ROW, TICK_COLUMN)
        colour_cells(self.machine, TICK_ROW, TICK_COLUMN, 2, 2, RIGHT if right else CLASH)


def chalked(picture: Sprite) -> Sprite:
    """Letters as a dry piece of chalk leaves them."""
    return textured(picture, CHALK_GRAIN)


def title_picture(program: State) -> None:
    machine = program.machine
    fill(machine, 0, 0, 23, 32, WOOD, FRAME)
    fill(machine, 1, 1, 20, 30, EMPTY, CHALK)
    fill(machine, 12, 2, 6, 28, EMPTY, CHALK)
    headline(machine, program.text(strings.TITLE).upper(), TITLE_ROW, inks="WWC", shade=chalked, width=28)
    for sign, column in zip(SIGNS_BEHIND, (4, 9, 21, 26), strict=True):
        draw_cells(machine, art.sign(machine.font, sign), BEHIND_ROW, column)
        colour_cells(machine, BEHIND_ROW, column, 2, 2, pair("Bk"))
    for place, (digit, column) in enumerate(zip(DIGITS, COLUMNS, strict=True)):
        draw_cells(machine, art.tile(digit, card=place == 1), ROW_TOP, column)
        colour_cells(machine, ROW_TOP, column, art.CELLS, art.CELLS, CARD if place == 1 else CHALK)
    for sign, column in zip(SIGNS_SHOWN, COLUMNS, strict=False):
        draw(machine, art.sign(machine.font, sign).coloured(SIGNS), CELL * (column + art.CELLS), CELL * ROW_TOP + 12)
    draw_cells(machine, letters(machine.font, RESULT, 3, 4), ROW_TOP, RESULT_COLUMN)
    colour_cells(machine, ROW_TOP, RESULT_COLUMN, 4, 9, WANTED)
    draw(machine, art.CHALK, 8 * 5, 8 * 21 + 1)
    draw(machine, art.SPONGE, 8 * 22, 8 * 21)
    centred(machine, 19, program.text(strings.TAGLINE), pair("Yk"), 1, 30)
