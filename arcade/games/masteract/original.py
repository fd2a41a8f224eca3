"""Active Mastermind as it was laid out and paced: guesses in lines, two numbers asked for each, a running count."""

from collections.abc import Sequence

from arcade.games.masteract import strings
from arcade.games.masteract.rules import Fault
from arcade.games.masteract.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.codes.code import PEGS, Code, Marks, Pool, Try
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import NO, YES, ask_another, ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import clear_screen
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


class Original(Look[Spectrum]):
    """Draws and sounds like the listing."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.row = FIRST_ROW
        """The row of the latest guess."""
        self._prepared = False

    def _clear(self) -> None:
        clear_screen(self.machine, BLUE, YELLOW, BLACK)

    def begin(self) -> Frames[None]:
        """The list of codes is made, once."""
        self._clear()
        machine, text = self.machine, self.program.text
        if not self._prepared:
            machine.print_at(6, 2, text(strings.WAIT))
            yield from machine.wait(PREPARING)
        self._prepared = True
        machine.print_at(6, 2, text(strings.READY).ljust(30))
        machine.print_at(8, 0, text(strings.PICK))
        machine.print_at(9, 0, text(strings.PRESS))

    def ask_ready(self) -> Frames[Code | Control | None]:
        """Any key; the code stays in the player's head."""
        key = yield from ask_key(self.machine)
        return HINT if key in HINT.keys else None

    def hint(self, code: Code) -> Frames[None]:
        """A code that is hard to break."""
        self._help(self.program.text(strings.HARD_CODE, code=code))
        yield from self.machine.beep(*KEY)

    def _help(self, words: str) -> None:
        self.machine.print_at(HELP_ROW, 0, words.ljust(32))

    def begin_guessing(self) -> Frames[None]:
        """An empty screen with the count."""
        yield from self.machine.beep(*KEY)
        self.machine.cls()
        self._count(len(self.program.pool))

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

    def think(self, frame: int) -> None:
        """Nothing is seen of it."""

    def thought(self) -> Frames[None]:
        """The guess digit by digit, each with a longer and higher note."""
        for place, note in enumerate(GUESS):
            self._line(self.program.tries, self.program.guess[: place + 1])
            yield from self.machine.beep(*note)
        self._labels()
        yield from self.machine.wait(SHOWING)

    def ask_places(self) -> Frames[int | Control]:
        """A, the digits in their places."""
        self._labels()
        return (yield from self._ask(PLACES_AT))

    def ask_elsewhere(self, places: int) -> Frames[int | Control]:
        """N, the digits that belong elsewhere."""
        del places
        return (yield from self._ask(ELSEWHERE_AT))

    def _ask(self, column: int) -> Frames[int | Control]:
        """One digit, in place of a flashing question mark."""
        machine = self.machine
        machine.print_at(self.row, column + MARK_WIDTH, "?", flash=1)
        helps = orders(HINT, TAKE_BACK)
        helps |= dict.fromkeys(BACK.keys, TAKE_BACK)
        key = yield from ask_key(machine, (*COUNTS, *helps), self.wrong_key, move=True)
        if key in helps:
            machine.print_at(self.row, column + MARK_WIDTH, " ")
            return helps[key]
        yield from machine.beep(*KEY)
        machine.print_at(self.row, column + MARK_WIDTH, key)
        return int(key)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key, and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*LOW)

    def hint_marking(self) -> Frames[None]:
        """How to mark."""
        self._help(self.program.text(strings.HOW_TO_MARK))
        yield from self.machine.beep(*KEY)

    def _below(self, words: str) -> None:
        self.machine.print_at(self.row + 1, 1, words.ljust(31))

    def ask_right(self, marks: Marks) -> Frames[bool]:
        """Is that right?"""
        del marks
        self._below(self.program.text(strings.RIGHT))
        key = yield from ask_key(self.machine, (*YES, *NO), self.wrong_key, default=YES[0])
        yield from self.machine.beep(*KEY)
        self._below(self.program.text(strings.THINKING) if key in YES else "")
        return key in YES

    def refuse_marks(self, fault: Fault) -> Frames[None]:
        """An error, said for as long as it sounds."""
        self._below(self.program.text(strings.FAULTS[fault]))
        yield from self.machine.beep(*LOW)
        self._below("")

    def move(self, before: Pool) -> Frames[None]:
        """The count runs down; a key hurries it."""
        tries, after = self.program.tries, self.program.pool
        self._help("")
        hurry = SkippableWait(self.machine)
        for frame in range(1, SCANNING + 1):
            if tries[-1][1].places < PEGS:
                self._count(len(before) + (len(after) - len(before)) * frame // SCANNING)
            yield from hurry.wait(1)
        self._below("")

    def taken_back(self, done: bool) -> Frames[None]:
        """The screen as it was, or the low tone."""
        if not done:
            yield from self.machine.beep(*LOW)
            return
        tries = self.program.tries
        self._clear()
        self._count(len(self.program.pool))
        for place, (code, marks) in enumerate(tries):
            self._line(tries[:place], code)
            self._labels(marks)
        yield from self.machine.beep(*KEY)

    def _result(self, line: int, words: str) -> None:
        self.machine.print_at(self.row + 3 + line, 0, words.ljust(32))

    def end(self, outcome: Outcome) -> Frames[None]:
        """The fanfare, with a rainbow in the border."""
        del outcome
        self._result(0, self.program.text(strings.GOT_IT))
        yield from rainbow(
            self.program,
            lambda turn, colour: ((0.02 * turn, turn + 2 * colour + 10),),
            gap=NOTE_GAP,
        )

    def ask_change(self, suspects: Sequence[int]) -> Frames[bool]:
        """An error, and which answers to look at, of which the listing said nothing; nothing can be changed."""
        self._result(0, self.program.text(strings.CANNOT_BE))
        yield from self.machine.beep(*LOW)
        which = ", ".join(str(place + 1) for place in suspects)
        text = self.program.text
        self._result(1, text(strings.ONE_WRONG, which=which) if which else text(strings.SEVERAL_WRONG))
        self.row += 1
        return False

    def again(self) -> Frames[bool]:
        """Another code?"""
        self._result(1, self.program.text(strings.PLAY_AGAIN))
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
