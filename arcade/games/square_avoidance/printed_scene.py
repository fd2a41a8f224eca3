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

SETTING_UP, LINE, LABEL = 6.9, 0.25, 0.8
"""Measured in frames: before the title, going on to the next line of the grid, and to the next letter or digit."""
GREENED, ROW = 11.4, 9.6
"""Milliseconds of going on to the next four characters that turn green, and more where a row begins."""


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
        machine, basic = self.machine, self.machine.basic
        yield from machine.wait(SETTING_UP)
        yield from basic.print_at(1, 1, title.center(30), flash=1)
        for line in LINES:
            yield from basic.plot(72, 32 + 24 * line)
            yield from basic.draw(120, 0)
            yield from machine.wait(LINE)
        for line in LINES:
            yield from basic.plot(72 + 24 * line, 32)
            yield from basic.draw(0, 120)
            yield from machine.wait(LINE)
        for row in range(22):
            for column in range(0, 32, 4):
                yield from basic.print_at(row, column, "    ", ink=0, paper=4, flash=0, over=1)
                yield from basic.beep(0.01, row + 10 + column, GREENED)
            yield from basic.takes(ROW)
        for line in range(SIDE):
            self.white(16 - 3 * line, 8, str(line + 1))
            yield from machine.wait(LABEL)
            self.white(18, 10 + 3 * line, "abcde"[line])
            yield from machine.wait(LABEL)

    def white(self, row: int, column: int, words: str, flash: int = 0) -> None:
        """Words in black on white."""
        self.machine.print_at(row, column, words, ink=0, paper=7, flash=flash)

    def message(self, words: str = "") -> None:
        """Words on the message row, its rest blank."""
        self.white(MESSAGE_ROW, 0, words.ljust(32))

    def say(self, words: str = "") -> Frames[None]:
        """The same in the time that it takes to print it."""
        return self.machine.basic.print_at(MESSAGE_ROW, 0, words.ljust(32), ink=0, paper=7)

    def echo(self, words: str) -> None:
        """What was typed of a field, behind the question."""
        self.white(MESSAGE_ROW, ECHO, words.ljust(2))

    def result(self, words: str) -> Frames[None]:
        """How the game ended, below the board."""
        return self.machine.basic.print_at(RESULT_ROW, 2, words, ink=0, paper=7)

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
