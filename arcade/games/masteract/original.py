"""Active Mastermind as it was laid out and paced: guesses in lines, two numbers asked for each, a running count."""

from collections.abc import Sequence

from arcade.families.codes.code import PEGS, Code, Marks, Pool
from arcade.games.masteract import strings
from arcade.games.masteract.levels import Fault
from arcade.games.masteract.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import NO, YES, ask_another, ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import clear_in_time
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
NOTE_GAP = 1.87

# Milliseconds measured on the ROM, beside what is shown and heard then.
KEY_READ = 5.0
"""A key is understood, before its tone."""
MARKED = 35.0
"""A number is put into its place."""
GUESS_BEGUN, DIGIT_FOUND = 53.0, 29.0
LABELLED = 14.0
"""Behind the labels."""
WON = 50.0
"""The code is found to be broken."""


class Original(Look[Spectrum]):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.row = FIRST_ROW
        """The row of the latest guess."""
        self._result_row = FIRST_ROW
        self._prepared = False

    def _clear(self) -> Frames[None]:
        """BORDER, PAPER, INK and CLS."""
        machine = self.machine
        return clear_in_time(machine, BLUE, YELLOW, BLACK)

    def _tone(self) -> Frames[None]:
        yield from self.machine.basic.takes(KEY_READ)
        yield from self.machine.basic.beep(*KEY)

    def begin(self) -> Frames[None]:
        machine, basic, text = self.machine, self.machine.basic, self.program.text
        yield from self._clear()
        if not self._prepared:
            machine.print_at(6, 2, text(strings.WAIT))
            yield from machine.wait(PREPARING)
        self._prepared = True
        yield from basic.print_at(6, 2, text(strings.READY).ljust(30))
        yield from basic.print_at(8, 0, text(strings.PICK))
        yield from basic.print_at(9, 0, text(strings.PRESS))

    def ask_ready(self) -> Frames[Code | Control | None]:
        key = yield from ask_key(self.machine)
        return HINT if key in HINT.keys else None

    def hint(self, code: Code) -> Frames[None]:
        self._help(self.program.text(strings.HARD_CODE, code=code))
        yield from self._tone()

    def _help(self, words: str) -> None:
        self.machine.print_at(HELP_ROW, 0, words.ljust(COLUMNS))

    def begin_guessing(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.basic.cls()
        self._count(len(self.program.pool))

    def _count(self, left: int) -> None:
        self.machine.print_at(COUNT_ROW, COUNT_COLUMN, f"{left:<3}")

    def _begin_line(self, number: int) -> Frames[None]:
        """The number of a try, in place of what was asked in its row."""
        self.row = FIRST_ROW + number
        return self.machine.basic.print_at(self.row, 0, self.program.text(strings.TRY, n=number).ljust(COLUMNS))

    def _digit(self, place: int, digit: str) -> Frames[None]:
        return self.machine.basic.print_at(self.row, DIGITS_AT + 2 * place, digit)

    def _labels(self, marks: Sequence[object] = ("", "")) -> Frames[None]:
        basic, text = self.machine.basic, self.program.text
        yield from basic.print_at(self.row, EQUALS_AT, "=", inverse=1)
        labels = (PLACES_AT, strings.PLACES), (ELSEWHERE_AT, strings.ELSEWHERE)
        for (column, label), value in zip(labels, marks, strict=True):
            yield from basic.print_at(self.row, column, text(label))
            self.machine.print_at(self.row, column + MARK_WIDTH, f"{value!s:1}")

    def think(self, frame: int) -> None:
        """Nothing is seen of it."""

    def thought(self) -> Frames[None]:
        basic = self.machine.basic
        yield from self._begin_line(len(self.program.tries) + 1)
        yield from basic.takes(GUESS_BEGUN)
        for place, (digit, note) in enumerate(zip(self.program.guess, GUESS, strict=True)):
            yield from basic.takes(DIGIT_FOUND)
            yield from self._digit(place, digit)
            yield from basic.beep(*note)

    def ask_places(self) -> Frames[int | Control]:
        """A, the digits in their places."""
        yield from self._labels()
        yield from self.machine.basic.takes(LABELLED)
        return (yield from self._ask(PLACES_AT))

    def ask_elsewhere(self, places: int) -> Frames[int | Control]:
        """N, the digits that belong elsewhere."""
        del places
        return (yield from self._ask(ELSEWHERE_AT))

    def _ask(self, column: int) -> Frames[int | Control]:
        machine = self.machine
        machine.print_at(self.row, column + MARK_WIDTH, "?", flash=1)
        helps = orders(HINT, TAKE_BACK)
        helps |= dict.fromkeys(BACK.keys, TAKE_BACK)
        key = yield from ask_key(machine, (*COUNTS, *helps), self.wrong_key, move=True)
        if key in helps:
            machine.print_at(self.row, column + MARK_WIDTH, " ")
            return helps[key]
        yield from self._tone()
        yield from machine.basic.print_at(self.row, column + MARK_WIDTH, key)
        yield from machine.basic.takes(MARKED)
        return int(key)

    def wrong_key(self) -> Frames[None]:
        yield from self._tone()
        yield from self.machine.basic.beep(*LOW)

    def hint_marking(self) -> Frames[None]:
        self._help(self.program.text(strings.HOW_TO_MARK))
        yield from self._tone()

    def _below(self, words: str) -> None:
        self.machine.print_at(self.row + 1, 1, words.ljust(31))

    def ask_right(self, marks: Marks) -> Frames[bool]:
        del marks
        self._below(self.program.text(strings.RIGHT))
        key = yield from ask_key(self.machine, (*YES, *NO), self.wrong_key, default=YES[0])
        yield from self._tone()
        self._below(self.program.text(strings.THINKING) if key in YES else "")
        return key in YES

    def refuse_marks(self, fault: Fault) -> Frames[None]:
        self._below(self.program.text(strings.FAULTS[fault]))
        yield from self.machine.basic.beep(*LOW)
        self._below("")

    def move(self, before: Pool) -> Frames[None]:
        """The count runs down; a key hurries it. A code that is broken needs no count."""
        after = self.program.pool
        self._help("")
        if self.program.tries[-1][1].places == PEGS:
            yield from self.machine.basic.takes(WON)
            return
        hurry = SkippableWait(self.machine)
        for frame in range(1, SCANNING + 1):
            self._count(len(before) + (len(after) - len(before)) * frame // SCANNING)
            yield from hurry.wait(1)

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from self.machine.basic.beep(*LOW)
            return
        yield from self._clear()
        self._count(len(self.program.pool))
        for number, (code, marks) in enumerate(self.program.tries, 1):
            yield from self._begin_line(number)
            for place, digit in enumerate(code):
                yield from self._digit(place, digit)
            yield from self._labels(marks)
        yield from self._tone()

    def _result(self, row: int, words: Text) -> Frames[None]:
        self._result_row = row
        return self.machine.basic.print_at(row, 0, self.program.text(words).ljust(COLUMNS))

    def end(self, outcome: Outcome) -> Frames[None]:
        del outcome
        yield from self._result(self.row + 3, strings.GOT_IT)
        yield from rainbow(self.program, lambda turn, colour: ((0.02 * turn, turn + 2 * colour + 10),), gap=NOTE_GAP)

    def ask_change(self, suspects: Sequence[int]) -> Frames[bool]:
        """An error in place of the next guess; below, what the listing did not say: which answers to look at."""
        text = self.program.text
        yield from self._begin_line(len(self.program.tries) + 1)
        yield from self._result(self.row + 1, strings.CANNOT_BE)
        which = ", ".join(str(place + 1) for place in suspects)
        self._help(text(strings.ONE_WRONG, which=which) if which else text(strings.SEVERAL_WRONG))
        yield from self.machine.basic.beep(*LOW)
        return False

    def again(self) -> Frames[bool]:
        yield from self._result(self._result_row + 1, strings.PLAY_AGAIN)
        again = yield from ask_another(self.machine)
        yield from self._tone()
        return again
