"""The original's editor: boxes in a frame, a cursor that fills them and goes on by itself."""

from arcade.games.dipo import strings
from arcade.games.dipo.commands import CELL, DOWN, ERASE, LEFT, RIGHT, RUN, TOOLS, UP
from arcade.games.dipo.pattern import Pattern
from arcade.games.dipo.printed_scene import BOX, CURSOR, DISC, PrintedScene
from arcade.games.dipo.rules import Cell
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.programs.game_program import TURN

START_NOTE, CELL_NOTE = (0.2, 20), (0.2, 10)
GRID_CELL, GRID_ROW, READING, KEY_STEP, CELL_STEP = 1.02, 0.6, 1.7, 5.8, 5.8
"""Measured in frames: drawing a box, going on to the next row; seeing which key is down, and what a step of the cursor
and a cell take then besides the cell's note."""
BEGINNING = 175
"""Milliseconds between the empty screen and the first box."""


class Editor:
    """Draws a colony's first generation."""

    def __init__(self, program: Program[Spectrum], colony: Colony, scene: PrintedScene) -> None:
        self.program = program
        self.machine = program.machine
        self.colony = colony
        self.scene = scene
        self.cursor: Cell = (0, 0)

    def _cell(self, cell: Cell) -> None:
        alive = self.colony.cells & self.colony.field.bit(*cell)
        self.scene.print(cell, DISC if alive else BOX)

    def begin(self, opened: Pattern | None) -> Frames[None]:
        """Boxes, and the cursor."""
        machine = self.machine
        yield from machine.basic.cls()
        yield from machine.basic.takes(BEGINNING)
        if opened is not None and not self._lay_out(opened):
            machine.print_at(21, 0, self.program.text(strings.DOES_NOT_FIT))
        for cell in self.scene.cells:
            self._cell(cell)
            yield from machine.wait(GRID_CELL if cell[1] else GRID_CELL + GRID_ROW)
        yield from machine.basic.beep(*START_NOTE)
        machine.keyboard.flush()
        self.scene.print(self.cursor, CURSOR)

    def draw(self) -> Frames[None]:
        """The cursor draws the first generation into the boxes."""
        done = False
        while not done:
            self.program.passed(TURN)
            done = yield from self._key()

    def _lay_out(self, pattern: Pattern) -> bool:
        """Put a pattern in the middle of the frame, if it fits."""
        field = self.colony.field
        if pattern.rows > field.rows or pattern.columns > field.columns:
            return False
        down, right = (field.rows - pattern.rows) // 2, (field.columns - pattern.columns) // 2
        self.colony.begin(field.of([(row + down, column + right) for row, column in pattern.cells]))
        return True

    def _key(self) -> Frames[bool]:
        """One key of the editor, held or pressed; true when the drawing is done."""
        machine = self.machine
        machine.waiting = Waiting("key", move=True)
        yield
        machine.waiting = None
        key = machine.keyboard.take().lower() or min(machine.keyboard.held, default="")
        field, colony = self.colony.field, self.colony
        bit = field.bit(*self.cursor)
        row, column = self.cursor
        if key in RUN.keys or key in TOOLS.keys:
            return True
        if key:
            yield from machine.wait(READING)
        if key in CELL.keys or key in ERASE.keys:
            # A joystick has one button for both.
            drawn = key in CELL.keys and not (key.startswith("pad") and colony.cells & bit)
            colony.begin(colony.cells | bit if drawn else colony.cells & ~bit)
            if drawn:
                yield from machine.basic.beep(*CELL_NOTE)
            self._go(self._following(), shown=not drawn)
            yield from machine.wait(CELL_STEP)
        elif key in RIGHT.keys:
            self._go(self._following())
            yield from machine.wait(KEY_STEP)
        elif key in LEFT.keys or key in UP.keys or key in DOWN.keys:
            down, right = (0, -1) if key in LEFT.keys else (-1, 0) if key in UP.keys else (1, 0)
            wanted = row + down, column + right
            self._go(wanted if field.holds(*wanted) else self.cursor)
            yield from machine.wait(KEY_STEP)
        return False

    def _following(self) -> Cell:
        """The next cell of the row, or the first of the next row; the last cell itself."""
        field = self.colony.field
        place = self.cursor[0] * field.columns + self.cursor[1] + 1
        return divmod(min(place, field.rows * field.columns - 1), field.columns)

    def _go(self, cell: Cell, shown: bool = True) -> None:
        """Move the cursor; one that stays on a cell just drawn does not show, so that the cell does."""
        stays = cell == self.cursor
        self._cell(self.cursor)
        self.cursor = cell
        if shown or not stays:
            self.scene.print(cell, CURSOR)
