"""The plain look: black on white, numbers as printed by BASIC."""

from arcade.games._template.rules import Position
from arcade.games._template.strings import TITLE, TRIES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, WHITE
from arcade.toolkit.words.sentences import ANOTHER_GAME

REFUSED = (1.0, -6)
TAKEN = (0.1, 12)
TITLE_ROW, FIRST_ROW, MESSAGE_ROW, TRIES_ROW = 1, 4, 19, 21


class Original:
    """Draws the numbers in three columns each, and crosses out what cannot be."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.grid = Grid(rows=1, columns=1, left=0, top=0, width=8, height=8)

    def title(self) -> Frames[None]:
        """There is none."""
        yield

    def begin(self, position: Position) -> Frames[None]:
        """The table of numbers."""
        machine = self.machine
        machine.border(WHITE)
        machine.paper(WHITE)
        machine.ink(BLACK)
        machine.cls()
        machine.print_at(TITLE_ROW, 1, self.program.text(TITLE))
        self.grid = Grid(rows=position.high // 10, columns=10, left=8, top=8 * FIRST_ROW, width=24, height=16)
        yield from self.show(position)

    def show(self, position: Position) -> Frames[None]:
        """Print the numbers that are possible, the others as dots, and the tries."""
        machine = self.machine
        for index in range(self.grid.rows * self.grid.columns):
            row, column = self._place(divmod(index, 10))
            possible = position.low <= index + 1 <= position.high
            machine.print_at(row, column, f"{index + 1:>2}" if possible else " .")
        machine.print_at(TRIES_ROW, 1, f"{self.program.text(TRIES)} {position.tries} ")
        yield from machine.beep(*TAKEN)

    def _place(self, cell: Cell) -> tuple[int, int]:
        return FIRST_ROW + 2 * cell[0], 1 + 3 * cell[1]

    def cursor(self, cell: Cell, on: bool) -> None:
        """Invert the number under the cursor, or show it plainly again."""
        row, column = self._place(cell)
        attribute = WHITE << 3 | BLACK
        for at in (column, column + 1):
            self.machine.attributes[32 * row + at] = WHITE | BLACK << 3 if on else attribute

    def say(self, words: str) -> None:
        """Print a message on its line."""
        self.machine.print_at(MESSAGE_ROW, 0, words.ljust(32))

    def refuse(self) -> Frames[None]:
        """The low tone for a wrong answer."""
        yield from self.machine.beep(*REFUSED)

    def wrong_key(self) -> Frames[None]:
        """The same for a key that means nothing."""
        return self.refuse()

    def end(self, won: bool) -> Frames[bool]:
        """A rising or a falling tone, and the question."""
        for step in range(5):
            yield from self.machine.beep(0.1, 4 * step if won else -4 * step)
        self.machine.print_at(TRIES_ROW, 1, self.program.text(ANOTHER_GAME))
        return (yield from ask_another(self.machine))
