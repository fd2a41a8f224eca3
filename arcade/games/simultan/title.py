"""The title picture: a blackboard on which a sum in chalk stands, one digit of it given."""

from arcade.games.simultan import ART, MUSIC, art, strings
from arcade.games.simultan.scene import CARD, CHALK, CLASH, FRAME, RIGHT, SIGNS, WANTED
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.flow.title import LivingTitle
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

BEHIND_ROW, ROW_TOP, TICK_ROW = 10, 12, 10
COLUMNS, TICK_COLUMN, RESULT_COLUMN = (2, 9, 16), 15, 21
DIGITS = 2, 3, 4
TRY_FRAMES, RIGHT_TRIES = 24, 5
TRIED = (*[DIGITS[1]] * RIGHT_TRIES, *range(DIGITS[1], 10), *range(1, DIGITS[1]))
"""The digits that the card in the middle shows in turn; the right one stays longest."""


def chalked(picture: Sprite) -> Sprite:
    """Letters as a dry piece of chalk leaves them."""
    return textured(picture, dither(54))


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.DIAGONAL

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 23, 32, WOOD, FRAME)
        fill(machine, 1, 1, 20, 30, EMPTY, CHALK)
        fill(machine, 12, 2, 6, 28, EMPTY, CHALK)
        headline(machine, text(strings.TITLE).upper(), 3, inks="WWC", shade=chalked, width=28)
        for sign, column in zip("+×-÷", (4, 9, 21, 26), strict=True):
            draw_cells(machine, art.sign(machine.font, sign), BEHIND_ROW, column)
            colour_cells(machine, BEHIND_ROW, column, 2, 2, pair("Bk"))
        for place, (digit, column) in enumerate(zip(DIGITS, COLUMNS, strict=True)):
            draw_cells(machine, art.tile(digit, card=place == 1), ROW_TOP, column)
            colour_cells(machine, ROW_TOP, column, art.CELLS, art.CELLS, CARD if place == 1 else CHALK)
        for sign, column in zip("+×", COLUMNS, strict=False):
            picture = art.sign(machine.font, sign).coloured(SIGNS)
            draw(machine, picture, CELL * (column + art.CELLS), CELL * ROW_TOP + 12)
        draw_cells(machine, letters(machine.font, "=14", 3, 4), ROW_TOP, RESULT_COLUMN)
        colour_cells(machine, ROW_TOP, RESULT_COLUMN, 4, 9, WANTED)
        draw(machine, ART["chalk"], 8 * 5, 8 * 21 + 1)
        draw(machine, ART["sponge"], 8 * 22, 8 * 21)
        centred(machine, 19, text(strings.TAGLINE), pair("Yk"), 1, 30)

    def step(self, frame: int) -> None:
        """The card tries digit after digit, and is ticked off when the sum comes right."""
        if frame % TRY_FRAMES:
            return
        digit = TRIED[frame // TRY_FRAMES % len(TRIED)]
        right = digit == DIGITS[1]
        draw_cells(self.machine, art.tile(digit, card=True), ROW_TOP, COLUMNS[1])
        colour_cells(self.machine, ROW_TOP, COLUMNS[1], art.CELLS, art.CELLS, CARD if right else pair("Ck"))
        draw_cells(self.machine, smoothly(art.TICK if right else art.CROSS, 2).opaque(), TICK_ROW, TICK_COLUMN)
        colour_cells(self.machine, TICK_ROW, TICK_COLUMN, 2, 2, RIGHT if right else CLASH)
