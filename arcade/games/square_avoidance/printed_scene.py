"""The original's sheet: a small grid on green paper, single-cell stones, a white strip for messages."""

from collections.abc import Iterable

from arcade.games.square_avoidance.rules import SIDE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.picture.ink import swapped

RING, DISC = udg_character("a"), udg_character("b")
RING_ROWS = ("..####..", ".#....#.", "#......#", "#......#", "#......#", "#......#", ".#....#.", "..####..")
DISC_ROWS = ("..####..", ".######.", "########", "########", "########", "########", ".######.", "..####..")
MESSAGE_ROW, RESULT_ROW, ECHO = 21, 19, 29
LINES = range(SIDE + 1)

# Frames measured on the ROM, less those of the notes between.
LINE, GREENING, LABEL = 2.0, 1.84, 1.0


def place_of(field: int) -> tuple[int, int]:
    """The row and column of a field's character."""
    return 16 - 3 * (field // SIDE), 10 + 3 * (field % SIDE)


class PrintedScene:
    """Draws the original's screen."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def clear(self) -> None:
        """White paper all over, the lower screen too, in a blue border."""
        self.machine.border(7)
        self.machine.cls()
        self.machine.border(1)
        self.machine.define("a", RING_ROWS)
        self.machine.define("b", DISC_ROWS)

    def grid(self, title: str) -> Frames[None]:
        """Title and grid on white, then green paper that takes the title's flashing away, then letters and digits."""
        machine = self.machine
        machine.print_at(1, 1, title.center(30), flash=1)
        for line in LINES:
            machine.plot(72, 32 + 24 * line)
            machine.draw(120, 0)
            yield from machine.wait(LINE)
        for line in LINES:
            machine.plot(72 + 24 * line, 32)
            machine.draw(0, 120)
            yield from machine.wait(LINE)
        for row in range(22):
            for column in range(0, 32, 4):
                machine.print_at(row, column, "    ", ink=0, paper=4, flash=0, over=1)
                yield from machine.beep(0.01, row + 10 + column)
                yield from machine.wait(GREENING)
        for line in range(SIDE):
            self.white(16 - 3 * line, 8, str(line + 1))
            self.white(18, 10 + 3 * line, "abcde"[line])
            yield from machine.wait(2 * LABEL)

    def white(self, row: int, column: int, words: str, flash: int = 0) -> None:
        """Words in black on white."""
        self.machine.print_at(row, column, words, ink=0, paper=7, flash=flash)

    def message(self, words: str = "") -> None:
        """Words on the message row, its rest blank."""
        self.white(MESSAGE_ROW, 0, words.ljust(32))

    def echo(self, words: str) -> None:
        """What was typed of a field, behind the question."""
        self.white(MESSAGE_ROW, ECHO, words.ljust(2))

    def result(self, words: str) -> None:
        """How the game ended, below the board."""
        self.white(RESULT_ROW, 2, words)

    def stone(self, field: int, seat: int, flash: int = 0) -> None:
        """A stone of a seat."""
        self.white(*place_of(field), RING if seat else DISC, flash)

    def free(self, fields: Iterable[int]) -> None:
        """No stones on these fields."""
        for field in fields:
            self.machine.print_at(*place_of(field), " ", ink=0, paper=4)

    def invert(self, field: int) -> None:
        """Exchange a field's colours."""
        row, column = place_of(field)
        self.machine.attributes[32 * row + column] = swapped(self.machine.attributes[32 * row + column])
