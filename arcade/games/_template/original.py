"""The plain look: black on white, numbers as printed by BASIC."""

from arcade.games._template import strings
from arcade.games._template.look import COLUMNS, NumbersLook
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, WHITE, attribute, swapped
from arcade.toolkit.programs.printed_look import PrintedLook

REFUSED = (1.0, -6)
"""The tone as in BEEP: seconds, and semitones above middle C."""
TAKEN = (0.1, 12)
TITLE_ROW, FIRST_ROW, MESSAGE_ROW, TRIES_ROW = 1, 4, 19, 21


class Original(PrintedLook, NumbersLook):
    """Prints each number in three columns, and a dot for one that is ruled out."""

    question_place = TRIES_ROW, 1

    def title(self) -> Frames[None]:
        """There is none; RUN takes a frame."""
        yield

    def begin(self) -> Frames[None]:
        """The table of numbers under the title."""
        self.clear_screen()
        self.machine.print_at(TITLE_ROW, 1, self.program.text(strings.TITLE))
        self.lay_out(left=8, top=8 * FIRST_ROW)
        yield from self.show()
        self.say(strings.CHOOSE)

    def show(self) -> Frames[None]:
        """Print the numbers that are possible, the others as dots, and the tries."""
        machine, position = self.machine, self.program.position
        for index in range(self.grid.rows * COLUMNS):
            row, column = self._place(divmod(index, COLUMNS))
            possible = position.low <= index + 1 <= position.high
            machine.print_at(row, column, f"{index + 1:>2}" if possible else " .")
        machine.print_at(TRIES_ROW, 1, f"{self.program.text(strings.TRIES)} {position.tries} ")
        yield from machine.basic.beep(*TAKEN)

    def _place(self, cell: Cell) -> Cell:
        """Row and column of the screen."""
        return FIRST_ROW + 2 * cell[0], 1 + 3 * cell[1]

    def cursor(self, cell: Cell, on: bool) -> None:
        """Invert the number under the cursor, or show it plainly again."""
        row, column = self._place(cell)
        plain = attribute(BLACK, WHITE)
        for at in (column, column + 1):
            self.machine.attributes[32 * row + at] = swapped(plain) if on else plain

    def say(self, words: Text | Count, **values: object) -> None:
        """Print a message on its line, over the one before."""
        self.machine.print_at(MESSAGE_ROW, 0, self.program.text(words, **values).ljust(32))

    def wrong_key(self) -> Frames[None]:
        return self.machine.basic.beep(*REFUSED)

    def refuse(self, words: Text) -> Frames[None]:
        self.say(words)
        yield from self.wrong_key()

    def end(self, outcome: Outcome) -> Frames[None]:
        """The number, and a rising or a falling tone."""
        self.say(strings.WAS, number=self.program.position.hidden)
        for step in range(5):
            yield from self.machine.basic.beep(0.1, 4 * step if outcome is Outcome.WON else -4 * step)
