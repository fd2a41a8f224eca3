"""The limits of the original's frame: two numbers from 2 to 19 each way, in either order, asked until right."""

from dataclasses import dataclass

from arcade.games.dipo import strings
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text

LEAST, MOST = 2, 19
NOTE = (0.2, 20)
LONGEST = 30
"""Characters of a typed number."""
COMMA = 16
"""Columns from one place of INPUT's commas to the next."""
SETTING_UP, COMPARING = 224, 40
"""Measured in milliseconds: everything before the first words, and seeing whether the limits are right."""


@dataclass(frozen=True)
class Limits:
    """The first and last column and row of the field."""

    left: int
    right: int
    top: int
    bottom: int

    @property
    def rows(self) -> int:
        """Rows of cells."""
        return self.bottom - self.top + 1

    @property
    def columns(self) -> int:
        """Columns of cells."""
        return self.right - self.left + 1


def whole(text: str) -> int | None:
    """The whole part of a number as it is typed, None for what is none."""
    sign, digits = text.strip()[:1] == "-", text.strip().removeprefix("-").removeprefix("+")
    before, _, after = digits.replace(",", ".").partition(".")
    if not (before + after).isascii() or not (before + after).isdigit():
        return None
    value = int(before or "0")
    return -value if sign else value


def accepted(first: str, second: str) -> tuple[int, int] | None:
    """Two limits in order, None unless they are different and on the screen."""
    low, high = whole(first), whole(second)
    if low is None or high is None or low == high:
        return None
    low, high = min(low, high), max(low, high)
    return (low, high) if low >= LEAST and high <= MOST else None


def ask_limits(program: Program[Spectrum]) -> Frames[Limits]:
    """Both questions."""
    basic = program.machine.basic
    yield from basic.takes(SETTING_UP)
    yield from basic.cls()
    yield from basic.print_at(0, 0, program.text(strings.GAME_OF_LIFE))
    yield from basic.print_at(2, 2, program.text(strings.FRAME_LIMITS))
    left, right = yield from _ask(program, strings.ACROSS)
    top, bottom = yield from _ask(program, strings.DOWNWARDS)
    return Limits(left, right, top, bottom)


def _ask(program: Program[Spectrum], question: Text) -> Frames[tuple[int, int]]:
    """INPUT question;first,second."""
    machine, prompt = program.machine, program.text(question)
    while True:
        yield from machine.basic.beep(*NOTE)
        first = yield from machine.input(prompt, limit=LONGEST, usual=str(LEAST), numeric=True)
        shown = prompt + first
        shown += " " * (COMMA - len(shown) % COMMA)
        second = yield from machine.input(shown, limit=LONGEST, usual=str(MOST), numeric=True)
        yield from machine.basic.takes(COMPARING)
        found = accepted(first, second)
        if found is not None:
            return found
