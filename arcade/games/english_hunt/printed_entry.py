"""The original's entry of two symbols on the lowest row, typed, steered to or clicked."""

from arcade.games.english_hunt.rules import NAMES, PLACES
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import CLICK
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import HiddenCursor, ShowCursor, clicked
from arcade.toolkit.picture.grid import Cell, Grid

ROW = 23
LONGEST = 8
"""An entry may be longer than a move, and is refused then."""
SYMBOLS = 2
TAKEN = 24.0
"""Milliseconds that a line stands yet when it was entered."""
MIDDLE: Cell = (1, 2)
"""Where the cursor first appears when somebody steers."""


class PrintedEntry:
    """A line as INPUT shows it, in quotes; arrows bring a cursor that Return chooses with, two nodes make an entry."""

    def __init__(self, program: Program[Spectrum], grid: Grid, cursor: ShowCursor) -> None:
        self.machine = program.machine
        self._grid = grid
        self._cursor = cursor
        self._typed = ""

    def ask(self) -> Frames[str | Control]:
        """The symbols entered, perhaps none, or HINT or TAKE_BACK."""
        keyboard = self.machine.keyboard
        keyboard.flush()
        self._typed, pointed = "", False
        cursor = HiddenCursor(self._grid, MIDDLE, self._cursor, walk=self._walk)
        self.machine.waiting = Waiting("line", move=True, numeric=True)
        try:
            while not (pointed and len(self._typed) >= SYMBOLS):
                self._show()
                yield
                key = keyboard.take()
                for order in (HINT, TAKE_BACK):
                    if key in order.keys:
                        return order
                cell = cursor.point(key)
                pointed = pointed or cursor.seen or clicked(key) is not None
                if cell in PLACES:
                    self._typed += NAMES[PLACES.index(cell)]
                elif key in ("return", "enter") and not cursor.seen:
                    self._click()
                    self.machine.waiting = None
                    yield from self.machine.basic.takes(TAKEN)
                    break
                elif key == "backspace":
                    self._typed = self._typed[:-1]
                    self._click()
                elif len(key) == 1 and key != " " and len(self._typed) < LONGEST and not self.machine.lacks(key):
                    self._typed += key
                    self._click()
            return self._typed
        finally:
            self.machine.waiting = None
            cursor.hide()
            self.machine.cls_lower()

    def _click(self) -> None:
        """A key was obeyed."""
        self.machine.speaker.lay_out(CLICK.edges(self.machine.now))

    def _show(self) -> None:
        self.machine.print_at(ROW, 0, f'"{self._typed}')
        self.machine.print_at(ROW, 1 + len(self._typed), "L", flash=1)
        self.machine.print_at(ROW, 2 + len(self._typed), '" ')

    def _walk(self, cell: Cell, down: int, right: int) -> Cell:
        """A step that stays on the nodes."""
        stepped = self._grid.step(cell, down, right)
        return stepped if stepped in PLACES else cell
