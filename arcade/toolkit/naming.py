"""Fields named as in chess, a1 at the bottom left: a letter is typed, then a digit, unless another field is wanted."""

from collections.abc import Callable

from arcade.machine.machine import Frames
from arcade.toolkit.controls import BACK, Control
from arcade.toolkit.cursor import Cell

TYPED = -1
"""In place of a row: a column was chosen by its letter, and the row is still to be asked."""
NO_LETTER = Control("no letter", BACK.label, ("backspace",))
"""Another field, after the letter of one."""


def lettered(columns: int) -> dict[str, Cell]:
    """What the letters of so many columns mean to `choose_cell`."""
    return {chr(ord("a") + column): (TYPED, column) for column in range(columns)}


def named_cell(cell: Cell, rows: int, ask_row: Callable[[int], Frames[str]]) -> Frames[Cell | None]:
    """The cell that was chosen. If only its letter was typed, `ask_row` asks for a digit and is told the column.

    Rows are counted from the top, digits from the bottom. None if `ask_row` gave no digit: another cell is wanted.
    """
    row, column = cell
    if row == TYPED:
        digit = yield from ask_row(column)
        if not digit:
            return None
        row = rows - int(digit)
    return row, column
