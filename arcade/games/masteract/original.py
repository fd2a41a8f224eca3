"""Active Mastermind as it was laid out and paced: guesses in lines, two numbers asked for each, a running count."""

from collections.abc import Mapping, Sequence

from arcade.games.masteract import strings
from arcade.games.masteract.rules import Fault
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.codes.code import PEGS, Code, Marks, Pool, Try
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import NO, YES, ask_another, ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW

KEY, LOW = (0.1, 12), (1.0, -6)
GUESS = ((0.1, 10), (0.2, 20), (0.3, 30), (0.4, 40))
COUNTS = tuple(str(count) for count in range(PEGS + 1))
FIRST_ROW, COUNT_ROW, COUNT_COLUMN = 3, 1, 29
DIGITS_AT, EQUALS_AT, PLACES_AT, ELSEWHERE_AT = 11, 19, 21, 27
MARK_WIDTH = 4
"""From a label to its value."""
HELP_ROW = 23

# Frames; the table took 1,349 and a scan up to 5,180 on the ROM, which nobody wants back.
PREPARING, SCANNING = 50, 40
SHOWING = 11.0
NOTE_GAP = 1.97


class Original:
    """Draws and sounds like the listing."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.row = FIRST_ROW
        """The row of the latest guess."""
        self._prepared = False

    def opening(self) -> Frames[None]:
        """There is none."""
        yield from ()

    def _clear(self) -> None:
        machine = self.machine
        machine.border(BLUE)
        machine.paper(YELLOW)
        machine.ink(BLACK)
        machine.cls()

    def begin(self, seat: int, pool: Pool) -> Frames[None]:
        """The list of codes is made, once."""
        del seat, pool
        self._clear()
        machine, text = self.machine, self.program.text
        if not self._prepared:
            machine.print_at(6, 2, text(strings.WAIT))
            yield from machine.wait(PREPARING)
        self._prepared = True
        machine.print_at(6, 2, text(strings.READY).ljust(30))
        machine.print_at(8, 0, text(strings.PICK))
        machine.print_at(9, 0, text(strings.PRESS))

    def ask_ready(self, seat: int) -> Frames[Code | Control | None]:
        """Any key; the code stays in the player's head."""
        del seat
        key = yield from ask_key(self.machine)
        return HINT if key in HINT.keys else None

    def suggest(self, code: Code) -> Frames[None]:
        """A code that is hard to break."""
        self._help(self.program.text(strings.HARD_CODE, code=code))
        yield from self.machine.beep(*KEY)

    def _help(self, words: str) -> None:
        self.machine.print_at(HELP_ROW, 0, words.ljust(32))

    def start(self, secret: Code | None, pool: Pool) -> Frames[None]:
        """An empty screen with the count."""
        del secret
        yield from self.machine.beep(*KEY)
        self.machine.cls()
        self._count(len(pool))

    def _count(self, left: int) -> None:
        self.machine.print_at(COUNT_ROW, COUNT_COLUMN, f"{left:>3}")

    def _line(self, tries: Sequence[Try], code: Code) -> None:
        self.row = FIRST_ROW + len(tries) + 1
        self.machine.print_at(self.row, 0, self.program.text(strings.TRY, n=len(tries) + 1))
        for place, digit in enumerate(code):
            self.machine.print_at(self.row, DIGITS_AT + 2 * place, digit)

    def _labels(self, marks: Sequence[object] = ("", "")) -> None:
        machine, text = self.machine, self.program.text
        machine.print_at(self.row, EQUALS_AT, "=", inverse=1)
        labels = (PLACES_AT, strings.PLACES), (ELSEWHERE_AT, strings.ELSEWHERE)
        for (column, label), value in zip(labels, marks, strict=True):
            machine.print_at(self.row, column, text(label))
            machine.print_at(self.row, column + MARK_WIDTH, f"{value!s:1}")

    def show_guess(self, tries: Sequence[Try], code: Code) -> Frames[None]:
        """Digit by digit, each with a longer and higher note."""
        for place, note in enumerate(GUESS):
            self._line(tries, code[: place + 1])
            yield from self.machine.beep(*note)
        self._labels()
        yield from self.machine.wait(SHOWING)

    def ask_places(self, parts: Mapping[Marks, int]) -> Frames[int | Control]:
        """A, the digits in their places."""
        del parts
        self._labels()
        return (yield from self._ask(PLACES_AT))

    def ask_elsewhere(self, parts: Mapping[Marks, int], places: int) -> Frames[int | Control]:
        """N, the digits that belong elsewhere."""
        del parts, places
        return (yield from self._ask(ELSEWHERE_AT))

    def _ask(self, column: int) -> Frames[int | Control]:
        """One digit, in place of a flashing question mark."""
        machine = self.machine
        machine.print_at(self.row, column + MARK_WIDTH, "?", flash=1)
        helps = {key: control for control in (HINT, TAKE_BACK) for key in control.keys}
        helps |= dict.fromkeys(BACK.keys, TAKE_BACK)
        key = yield from ask_key(machine, (*COUNTS, *helps), self._wrong, move=True)
        if key in helps:
            machine.print_at(self.row, column + MARK_WIDTH, " ")
            return helps[key]
        yield from machine.beep(*KEY)
        machine.print_at(self.row, column + MARK_WIDTH, key)
        return int(key)

    def _wrong(self) -> Frames[None]:
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*LOW)

    def explain(self) -> Frames[None]:
        """How to mark."""
        self._help(self.program.text(strings.HOW_TO_MARK))
        yield from self.machine.beep(*KEY)

    def _below(self, words: str) -> None:
        self.machine.print_at(self.row + 1, 1, words.ljust(31))

    def ask_right(self, tries: Sequence[Try], code: Code, marks: Marks) -> Frames[bool]:
        """Is that right?"""
        del tries, code, marks
        self._below(self.program.text(strings.RIGHT))
        key = yield from ask_key(self.machine, (*YES, *NO), self._wrong, default=YES[0])
        yield from self.machine.beep(*KEY)
        self._below(self.program.text(strings.THINKING) if key in YES else "")
        return key in YES

    def refuse_marks(self, fault: Fault) -> Frames[None]:
        """An error, said for as long as it sounds."""
        self._below(self.program.text(strings.FAULTS[fault]))
        yield from self.machine.beep(*LOW)
        self._below("")

    def scan(self, tries: Sequence[Try], before: Pool, after: Pool) -> Frames[None]:
        """The count runs down; a key hurries it."""
        self._help("")
        hurry = SkippableWait(self.machine)
        for frame in range(1, SCANNING + 1):
            if tries[-1][1].places < PEGS:
                self._count(len(before) + (len(after) - len(before)) * frame // SCANNING)
            yield from hurry.wait(1)
        self._below("")

    def taken_back(self, tries: Sequence[Try], pool: Pool) -> Frames[None]:
        """The screen as it was."""
        self._clear()
        self._count(len(pool))
        for place, (code, marks) in enumerate(tries):
            self._line(tries[:place], code)
            self._labels(marks)
        yield from self.machine.beep(*KEY)

    def nothing_to_take_back(self) -> Frames[None]:
        """The low tone."""
        yield from self.machine.beep(*LOW)

    def _result(self, line: int, words: str) -> None:
        self.machine.print_at(self.row + 3 + line, 0, words.ljust(32))

    def got_it(self, tries: Sequence[Try], outcome: Outcome, two: bool) -> Frames[None]:
        """The fanfare, with a rainbow in the border."""
        del tries, outcome, two
        self._result(0, self.program.text(strings.GOT_IT))
        yield from rainbow(
            self.program,
            lambda turn, colour: ((0.02 * turn, turn + 2 * colour + 10),),
            gap=NOTE_GAP,
        )

    def contradiction(self, seat: int, tries: Sequence[Try], suspects: Sequence[int]) -> Frames[bool]:
        """An error, and which answers to look at, of which the listing said nothing; nothing can be changed."""
        del seat, tries
        self._result(0, self.program.text(strings.CANNOT_BE))
        yield from self.machine.beep(*LOW)
        which = ", ".join(str(place + 1) for place in suspects)
        text = self.program.text
        self._result(1, text(strings.ONE_WRONG, which=which) if which else text(strings.SEVERAL_WRONG))
        self.row += 1
        return False

    def ask_again(self) -> Frames[bool]:
        """Another code?"""
        self._result(1, self.program.text(strings.PLAY_AGAIN))
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
