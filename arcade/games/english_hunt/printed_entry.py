"""The original's entry of two symbols on the lowest row, typed, steered to or clicked."""

from arcade.games.english_hunt.rules import NAMES, PLACES
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import ARROWS, ShowCursor, clicked
from arcade.toolkit.picture.grid import Cell, Grid

ROW = 23
LONGEST = 8
"""An entry may be longer than a move, and is refused then."""
SYMBOLS = 2
MIDDLE: Cell = (1, 2)
"""Where the cursor first appears when somebody steers."""


class PrintedEntry:
    """A line as INPUT shows it, in quotes; arrows bring a cursor that Return chooses with, two nodes make an entry."""

    def __init__(self, program: Program[Spectrum], grid: Grid, cursor: ShowCursor) -> None:
        self.machine = program.machine
        self._grid = grid
        self._cursor = cursor
        self._cell: Cell | None = None
        self._typed = ""

    def ask(self) -> Frames[str | Control]:
        """The symbols entered, perhaps none, or HINT or TAKE_BACK."""
        keyboard = self.machine.keyboard
        keyboard.flush()
        self._typed, self._cell, pointed = "", None, False
        self.machine.waiting = Waiting("line", move=True)
        try:
            while not (pointed and len(self._typed) >= SYMBOLS):
                self._show()
                yield
                key = keyboard.take()
                for order in (HINT, TAKE_BACK):
                    if key in order.keys:
                        return order
                name = self._point(key) if key else None
                if name is not None:
                    self._typed, pointed = self._typed + name, True
                elif key in ("return", "enter") and self._cell is None:
                    break
                elif key == "backspace":
                    self._typed = self._typed[:-1]
                elif len(key) == 1 and key != " " and len(self._typed) < LONGEST and not self.machine.lacks(key):
                    self._typed += key
            return self._typed
        finally:
            self.machine.waiting = None
            if self._cell is not None:
                self._cursor(self._cell, False)
            self.machine.cls_lower()

    def _show(self) -> None:
        self.machine.print_at(ROW, 0, f'"{self._typed}')
        self.machine.print_at(ROW, 1 + len(self._typed), "L", flash=1)
        self.machine.print_at(ROW, 2 + len(self._typed), '" ')

    def _point(self, key: str) -> str | None:
        """The name of the node that a key points at; an empty text for a cursor's step or a place without a node."""
        step = ARROWS.direction(key)
        if step is not None:
            if self._cell is None:
                self._cell = MIDDLE
            else:
                self._cursor(self._cell, False)
                stepped = self._grid.step(self._cell, *step)
                self._cell = stepped if stepped in PLACES else self._cell
            self._cursor(self._cell, True)
            return ""
        if self._cell is not None and key in ARROWS.fire.keys:
            return NAMES[PLACES.index(self._cell)]
        pixel = clicked(key)
        if pixel is None:
            return None
        under = self._grid.at(*pixel)
        return NAMES[PLACES.index(under)] if under in PLACES else ""
