"""The message place beside the board, always the same rows and columns; and menus, which can be left."""

from collections.abc import Sequence

from arcade.games.checkers import LEAVE
from arcade.games.checkers.strings import PANEL
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import NOTHING, Idle
from arcade.toolkit.flow.pet_console import PetConsole, at_row, numbered_menu
from arcade.toolkit.flow.prompts import ask_key

ROW, ROWS, COLUMN = 13, 6, 26
LAST_ROW = 23
AWAY = (*LEAVE.keys, *BACK.keys)
"""Keys that leave a menu or a page."""


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class Console(PetConsole):
    """Tells and asks in the message place; menus and pages have the whole screen."""

    def __init__(self, program: Program[Pet], row: int = ROW, rows: int = ROWS, columns: int = PANEL) -> None:
        super().__init__(program, row, COLUMN, rows, columns)

    def turn_page(self, words: str, row: int = 23) -> Frames[None]:
        """Wait for SPACE, fire or Return below a page. Raises LeftError."""
        self.machine.print_at(row, 1, words)
        key = yield from ask_key(self.machine, (" ", *AWAY), self.wrong_key, " ")
        if key in AWAY:
            raise LeftError

    def menu(
        self, row: int, column: int, entries: Sequence[str], chosen: int = 0, idle: Idle | None = None
    ) -> Frames[int]:
        """Let one of several lines be chosen by number, with arrows and fire, or by a click. Raises LeftError."""
        wrong = at_row(self.program, LAST_ROW)
        answer = yield from numbered_menu(
            self.machine, row, column, entries, chosen, leave=AWAY, idle=idle, wrong=wrong
        )
        if answer == NOTHING:
            raise LeftError
        return answer
