"""The tray that pegs are chosen from, with buttons to take one back and to send the row; and rows put together."""

from collections.abc import Sequence
from functools import cache

from arcade.families import ART
from arcade.families.codes.code import DIGITS, PEGS
from arcade.families.codes.pegs import INKS, LARGE, peg
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control, Steering
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import ARROWS, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

ERASE, ASK, SEND = "erase", "ask", "send"
PEG_KEYS = Text("1-6 peg")
STRIP = ((*DIGITS, ERASE, SEND),)
"""All in one row."""
BLOCK = (("1", "2", "3"), ("4", "5", "6"), (ERASE, ASK, SEND))
"""Three rows of three, with a button for a hint."""
SIGNS = {
    ERASE: ART["erase"],
    ASK: ART["ask"],
    SEND: ART["send"],
}
SIGN_INKS = {ERASE: "Y", ASK: "C", SEND: "G"}
EDGE = 4
"""Pixels of the frame round a button."""


@cache
def _frame(size: int) -> Sprite:
    """Four corners round a button of so many pixels."""

    def level(x: int, y: int) -> int | None:
        right, bottom = size - 1 - x, size - 1 - y
        if min(x, right) + min(y, bottom) == 0:
            return None
        near = min(x, y, right, bottom) < 2
        return 64 if near and max(min(x, right), min(y, bottom)) < size // 4 + 1 else None

    return shaded(size, size, level)


@cache
def _button(item: str, size: int, chosen: bool) -> Sprite:
    """A peg or a sign with room round it, in a frame if it is chosen."""
    picture = peg(item, size) if item in DIGITS else smoothly(SIGNS[item], size // CELL)
    whole = picture.cut(-EDGE, -EDGE, size + 2 * EDGE, size + 2 * EDGE)
    return (_frame(whole.width).over(whole) if chosen else whole).opaque()


def _ink(item: str) -> str:
    return SIGN_INKS.get(item) or INKS[int(item) - 1]


class PegTray:
    """Buttons in rows, a cell of empty space round each; the chosen one wears a frame."""

    def __init__(
        self,
        program: Program[Spectrum],
        row: int,
        column: int,
        size: int = LARGE,
        items: tuple[tuple[str, ...], ...] = BLOCK,
        pitch: int = 4,
    ) -> None:
        """`size` are the pixels of a peg, `pitch` the columns from one button to the next."""
        self.program = program
        self.machine = program.machine
        self.items = items
        self.size = size
        self.height = (size + 2 * EDGE) // CELL
        self.grid = Grid(len(items), len(items[0]), CELL * column, CELL * row, CELL * pitch, CELL * self.height)
        self.cell: Cell = (0, 0)

    def draw(self) -> None:
        """All the buttons."""
        for row, items in enumerate(self.items):
            for column in range(len(items)):
                self.button((row, column), False)

    def button(self, cell: Cell, chosen: bool) -> None:
        """One button, with its frame if it is chosen."""
        item = self.items[cell[0]][cell[1]]
        x, y = self.grid.origin(cell)
        fill(self.machine, y // CELL, x // CELL, self.height, self.height, colours=pair(_ink(item) + "k"))
        draw_cells(self.machine, _button(item, self.size, chosen), y // CELL, x // CELL)

    def place(self, item: str) -> Cell:
        """Where a button is."""
        return next((row, items.index(item)) for row, items in enumerate(self.items) if item in items)

    def choose(
        self, put: int, commands: Sequence[Control], steering: Steering = ARROWS, wrong: Wrong | None = None
    ) -> Frames[str | Control]:
        """What is chosen: a digit, ERASE, SEND, or one of the commands; ASK is the command for a hint.

        When four pegs are `put` already the cursor begins at SEND, which is left when they are gone.
        """
        if put == PEGS:
            self.cell = self.place(SEND)
        elif self.cell == self.place(SEND):
            self.cell = (0, 0)
        typed = {digit: self.place(digit) for digit in DIGITS}
        chosen = yield from choose_cell(
            self.program,
            CellCursor(self.grid, self.cell, self.button, steering=steering),
            CellKeys(typed, commands=commands, wrong=wrong),
        )
        if isinstance(chosen, Control):
            return chosen
        self.cell = chosen
        item = self.items[chosen[0]][chosen[1]]
        return HINT if item == ASK else item
