"""Fields named as in chess, a1 at the bottom left: a letter is typed, then a digit, unless another field is wanted."""

from collections.abc import Callable, Sequence
from typing import Protocol

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.flow.cursor import BY_SEAT, TYPED, CellCursor, CellKeys, Walk, choose_cell
from arcade.toolkit.picture.grid import Cell, Grid


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


class Board(Protocol):
    """A look that shows a board with named fields, and what it does while one is chosen."""

    @property
    def grid(self) -> Grid:
        """Where the fields are."""

    @property
    def commands(self) -> Sequence[Control]:
        """What may be pressed instead."""

    @property
    def hidden(self) -> bool:
        """Whether there is no cursor until the joystick is moved."""

    def cursor(self, cell: Cell, on: bool) -> None:
        """Show the cursor, or take it away."""

    def wrong_key(self) -> Frames[None]:
        """Answer a key that means nothing."""

    def accepted(self) -> Frames[None]:
        """Answer a field, or the letter of one."""

    def ask_row(self, column: int) -> Frames[str]:
        """The digit after a letter, or "" for another field."""


def choose_named(
    program: AnyProgram, board: Board, start: Cell, seat: int = 0, walk: Walk | None = None
) -> Frames[Cell | Control | None]:
    """Wait for a field, by cursor, click, or letter and digit, or for a command; None if another field is wanted."""
    chosen = yield from choose_cell(
        program,
        CellCursor(board.grid, start, board.cursor, steering=BY_SEAT[seat], walk=walk, hidden=board.hidden),
        CellKeys(lettered(board.grid.columns), commands=board.commands, wrong=board.wrong_key),
    )
    if isinstance(chosen, Control):
        return chosen
    yield from board.accepted()
    return (yield from named_cell(chosen, board.grid.rows, board.ask_row))
