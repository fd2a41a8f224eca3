"""What the player's hands do in the drawn look: the cursor on grid and buttons, strokes, clicks; and what they want."""

from arcade.games.graphics_editor import sounds
from arcade.games.graphics_editor.commands import BACK, BRIGHT, COMMANDS, DOT, ORDERS, STEERING
from arcade.games.graphics_editor.layout import BUTTON_FIELD, CARDS, FIELD, LAMP, PAINTS
from arcade.games.graphics_editor.rules import Dot
from arcade.games.graphics_editor.state import State
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.grid import Grid

REPEAT = RepeatRate(12, 4)
"""Of a held direction."""


class Hands:
    """One cursor for the grid and the buttons below it."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self.button: int | None = None
        """The button that the cursor is on; None while it is on the grid."""
        self.slip = False
        """Whether the last key meant nothing."""
        self.drew = False
        """Whether the last key changed a dot."""
        self._pen: bool | None = None
        """What a held fire draws, if it draws."""
        self._last_button = 0
        self._held = HeldKey()

    def to_grid(self) -> None:
        """Put the cursor on the grid."""
        self.button = self._pen = None

    def read(self) -> Control | None:
        """Move and draw as the keys of this frame want it; an order is returned."""
        keyboard, bench = self.machine.keyboard, self.program.bench
        key = keyboard.take().lower()
        step = self._held.meant(key, keyboard, REPEAT, STEERING.direction)
        self.slip = self.drew = False
        if not self.program.down(DOT):
            self._pen = None
        if step is not None:
            self._move(*step)
        elif key in DOT.keys:
            if self.button is not None:
                return COMMANDS[self.button]
            self._pen = not bench.graphic.inked(bench.cursor)
            self._dot(bench.cursor, self._pen)
        elif key in BACK.keys:
            self._choose(None if self.button is not None else self._last_button)
        elif key and (pixel := clicked(key)):
            return self._click(*pixel)
        elif key in ORDERS:
            return ORDERS[key]
        else:
            self.slip = bool(key) and is_on_keyboard(key)
        return None

    def _move(self, down: int, right: int) -> None:
        bench, columns = self.program.bench, BUTTON_FIELD.columns
        if self.button is not None:
            row, column = divmod(self.button, columns)
            if row + down < 0:
                bench.cursor = (FIELD.rows - 1, _beside(column, BUTTON_FIELD, FIELD))
                self._choose(None)
            else:
                row = min(row + down, BUTTON_FIELD.rows - 1)
                self._choose(row * columns + (column + right) % columns)
        elif down > 0 and bench.cursor[0] == FIELD.rows - 1:
            if self._pen is None:  # a stroke does not run off the grid
                self._choose(_beside(bench.cursor[1], FIELD, BUTTON_FIELD))
        else:
            before, bench.cursor = bench.cursor, FIELD.step(bench.cursor, down, right)
            if self._pen is not None:
                self._dot(bench.cursor, self._pen, continues=True)
            elif bench.cursor != before:
                self.machine.chime(sounds.MOVED)

    def _choose(self, button: int | None) -> None:
        self.button = button
        self._last_button = self._last_button if button is None else button
        self.machine.chime(sounds.MOVED if button is None else sounds.KEY_MOVED)

    def _dot(self, dot: Dot, ink: bool, continues: bool = False) -> None:
        bench = self.program.bench
        if not bench.draw(dot, ink, continues):
            return
        self.drew = True
        if bench.goal is None:
            self.machine.chime(sounds.dot(dot[0], ink))
        elif bench.goal.inked(dot) is ink:
            self.machine.chime(sounds.nearer(len(bench.wrong)))
        else:
            self.machine.chime(sounds.FARTHER)

    def _click(self, x: int, y: int) -> Control | None:
        bench = self.program.bench
        if dot := FIELD.at(x, y):
            self.button, bench.cursor = None, dot
            self._dot(dot, not bench.graphic.inked(dot))
        elif under := BUTTON_FIELD.at(x, y):
            self._choose(under[0] * BUTTON_FIELD.columns + under[1])
            return COMMANDS[self._last_button]
        elif (card := CARDS.at(x, y)) and card[1] < bench.figure.count:
            bench.at = card[1]
            self.machine.chime(sounds.GRAPHIC)
        elif paint := PAINTS.at(x, y):
            bench.paint(**{("ink", "paper")[paint[0]]: paint[1]})
            self.machine.chime(sounds.paint(paint[1]))
        elif LAMP.at(x, y):
            return BRIGHT
        return None


def _beside(column: int, here: Grid, there: Grid) -> int:
    """The column of a grid that is above or below one of another."""
    middle = here.left + here.width * column + here.width // 2
    return min(max((middle - there.left) // there.width, 0), there.columns - 1)
