"""Exhibit: an editor for figures of one cell; fire sets dots, a column of words turns and changes the figure."""

from arcade.games.techniques.canvas import Canvas
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.strings import CLEAR, DONE, INVERT, LETTER, MIRROR, OTHER, SAVE, SAVED, SHIFT, TURN
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.program import Writing, meanwhile
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.sprites import Sprite, from_bytes
from arcade.toolkit.sound.jingles import SELECT, STEP, WRONG

COMMANDS = (CLEAR, MIRROR, TURN, INVERT, SHIFT, LETTER, OTHER, SAVE, DONE)
DOTS, WORDS, PREVIEW = 1, 11, 23
"""Columns of the stage where the dots, the words and the preview begin."""
LARGE_WORDS, LARGE_PREVIEW, FIRST = 18, 28, 2
"""Ours: the columns where they begin, and the row of the first dot."""
LIT = pair("Yr")
FIRST_LETTER, LAST_LETTER = 65, 90
SMILING = (0x3C, 0x42, 0xA5, 0x81, 0xA5, 0x99, 0x42, 0x3C)
WINKING = (0x3C, 0x42, 0xA1, 0x8D, 0x81, 0xBD, 0x42, 0x3C)
"""Faces, to begin with."""
MOVING = 20
"""Frames for which the preview shows each of the two figures."""


def edited(stage: Stage) -> Frames[None]:
    """The editor's loop."""
    desk = Desk(stage)
    while not desk.done:
        desk.show()
        desk.obey((yield from desk.choose()))


class Desk:
    """The two figures, which of them is being drawn, and where the cursor is: on a dot, or in the column of words."""

    WORD_PLACE = WORDS - DOTS
    """The column of the words, counted in dots."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rows: tuple[int, ...] = SMILING
        self.other: tuple[int, ...] = WINKING
        self.at: Cell = (0, 0)
        self.done = False
        self.letter = FIRST_LETTER
        self.grid = Grid(len(COMMANDS), PREVIEW - DOTS, 8 * DOTS, 8 * (stage.top + 1), 8, 8)

    @property
    def figure(self) -> Sprite:
        """The figure as a sprite."""
        return Sprite(8, self.rows, (0xFF,) * 8)

    def choose(self) -> Frames[Cell | Control]:
        """A dot, a word, or back; meanwhile the preview moves."""
        program, commands = self.stage.program, (BACK,)
        choice = choose_cell(
            program, self.grid, self.at, self.cursor, commands=commands, walk=self.walk, wrong=self.refuse
        )
        return meanwhile(choice, self.move)

    def move(self, frame: int) -> None:
        """Let the two figures take turns above the wall."""
        figure = (self.rows, self.other)[frame // MOVING % 2]
        self.stage.machine.cell(self.stage.top + 1, PREVIEW + 1, bytes(figure), self.stage.colours)

    def refuse(self) -> Frames[None]:
        """The sound of a key that means nothing."""
        return self.stage.machine.tune(WRONG)

    def walk(self, cell: Cell, down: int, right: int) -> Cell:
        """Over the dots, and as one more column the words, which has a row more."""
        row, column = min(max(cell[0] + down, 0), len(COMMANDS) - 1), min(cell[1], 8) + right
        return (row, self.WORD_PLACE) if column >= 8 else (min(row, 7), max(column, 0))

    def show(self) -> None:
        """The dots, the words, and the figure in its own size, alone and as a wall."""
        for row, bits in enumerate(self.rows):
            dots = f"{bits:08b}".replace("0", ".").replace("1", "\x8f")
            self.stage.write(row + 1, DOTS, dots)
        for row, words in enumerate(COMMANDS, 1):
            self.stage.write(row, WORDS, self.stage.text(words))
        for place in range(9):
            row, column = self.stage.top + 4 + place // 3, PREVIEW + place % 3
            self.stage.machine.cell(row, column, bytes(self.rows), self.stage.colours)
        self.move(0)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Light a dot or a word."""
        self.at = cell
        row, column = cell
        if column < 8 <= row:
            return
        colours = swapped(self.stage.colours) if on else self.stage.colours
        if column < 8:
            sign = "+" if on else "\x8f" if self.rows[row] << column & 0x80 else "."
            self.stage.write(row + 1, DOTS + column, sign, colours)
        else:
            self.stage.write(row + 1, WORDS, self.stage.text(COMMANDS[row]), colours)

    def obey(self, chosen: Cell | Control) -> None:
        """Flip a dot, or do what a word says."""
        if isinstance(chosen, Control):
            self.done = True
            return
        row, column = chosen
        self.at = row, min(column, self.WORD_PLACE)
        if column < 8 and row < 8:
            flipped = self.rows[row] ^ 0x80 >> column
            self.rows = (*self.rows[:row], flipped, *self.rows[row + 1 :])
            self.stage.machine.chime(STEP)
        elif column >= self.WORD_PLACE:
            self.change(row)
            self.stage.machine.chime(SELECT)
        else:
            self.at = min(row, 7), 7

    def change(self, command: int) -> None:
        """What a word does."""
        match COMMANDS[command]:
            case word if word is CLEAR:
                self.rows = (0,) * 8
            case word if word is MIRROR:
                self.rows = self.figure.mirrored().ink
            case word if word is TURN:
                self.rows = self.figure.rotated().ink
            case word if word is INVERT:
                self.rows = tuple(row ^ 0xFF for row in self.rows)
            case word if word is SHIFT:
                self.rows = tuple(row >> 1 | row << 7 & 0x80 for row in self.rows)
            case word if word is LETTER:
                self.rows = tuple(self.stage.machine.font[chr(self.letter)])
                self.letter = FIRST_LETTER if self.letter == LAST_LETTER else self.letter + 1
            case word if word is OTHER:
                self.rows, self.other = self.other, self.rows
            case word if word is SAVE:
                self.save()
            case _:
                self.done = True

    def save(self) -> None:
        """Hand both figures out as text that `sprites.sprite` reads."""
        other = Sprite(8, self.other, (0xFF,) * 8)
        self.stage.program.writings.append(Writing("txt", "\n".join([*self.figure.rows(), "", *other.rows(), ""])))
        self.tell_saved()

    def tell_saved(self) -> None:
        """Say that there is a file."""
        self.stage.write(0, WORDS, self.stage.text(SAVED))


def edited_large(stage: Canvas) -> Frames[None]:
    """The editor's loop."""
    desk = LargeDesk(stage)
    while not desk.done:
        desk.show()
        desk.obey((yield from desk.choose()))


class LargeDesk(Desk):
    """Dots of two cells by two; the preview is large, the wall below it."""

    WORD_PLACE = 9

    def __init__(self, stage: Canvas) -> None:
        super().__init__(stage)
        self.canvas = stage
        self.grid = Grid(len(COMMANDS), 14, 8 * DOTS, 8 * (stage.top + FIRST), 16, 16)

    def refuse(self) -> Frames[None]:
        """Say which keys there are."""
        return at_row(self.stage.program, self.stage.top)()

    def move(self, frame: int) -> None:
        """Let the two figures take turns above the wall."""
        figure = (self.rows, self.other)[frame // MOVING % 2]
        picture = from_bytes(bytes(figure)).enlarged(4, 4).opaque()
        draw_cells(self.stage.machine, picture.coloured("Y", "k"), self.stage.top + FIRST, LARGE_PREVIEW)

    def show(self) -> None:
        """The dots, the words, and the figure, alone and as a wall."""
        for row in range(8):
            for column in range(8):
                self._dot(row, column)
        for row, words in enumerate(COMMANDS):
            self.stage.write(2 * row + FIRST, LARGE_WORDS, self.stage.text(words))
        for place in range(48):
            row, column = self.stage.top + FIRST + 6 + place // 4, LARGE_PREVIEW + place % 4
            self.stage.machine.cell(row, column, bytes(self.rows), pair("Gk"))
        self.move(0)

    def _dot(self, row: int, column: int) -> None:
        on = self.rows[row] << column & 0x80
        self.canvas.block(2 * row + FIRST, DOTS + 2 * column, on, "C")

    def cursor(self, cell: Cell, on: bool) -> None:
        """Light a dot or a word."""
        self.at = cell
        row, column = cell
        if column < 8 <= row:
            return
        if column >= 8:
            colours = pair("kY") if on else self.stage.colours
            self.stage.write(2 * row + FIRST, LARGE_WORDS, self.stage.text(COMMANDS[row]), colours)
            return
        self._dot(row, column)
        if on:
            colour_cells(self.stage.machine, self.stage.top + 2 * row + FIRST, DOTS + 2 * column, 2, 2, LIT)

    def tell_saved(self) -> None:
        """Say that there is a file."""
        self.stage.write(0, LARGE_WORDS, self.stage.text(SAVED))
