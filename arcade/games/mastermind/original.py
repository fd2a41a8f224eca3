"""Mastermind as it was laid out and paced: black on yellow, a legend above, tries as lines of text."""

from arcade.families.codes.code import DIGITS, PEGS, Code
from arcade.games.mastermind import strings
from arcade.games.mastermind.rules import verdict
from arcade.games.mastermind.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.items import At, Newline
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, TAKE_BACK, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES_NO, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.ink import BLACK, GREEN, YELLOW

COMMANDS = orders(BACK, HINT, TAKE_BACK, SOLVE)
ANSWER, NEXT, WRONG = (0.1, 12), (0.1, 22), (1.0, -6)
DIGIT = ((0.03, 12), (0.03, 22))
MARK, NEITHER = (0.1, 10), (0.2, 5)
QUESTION_ROW, ANSWER_COLUMN, LAST_ROW = 9, 20, 21
COLUMNS = 32
DIGITS_AT = 13
"""The column of a try's first digit; from the tenth try on the next one."""
HELP_ROW = 23

# Milliseconds measured on the ROM, beside what is shown and heard then.
STARTED, SCROLLED = 22.0, 41.0
KEY_READ, ANSWER_UNDERSTOOD = 4.0, 2.0
DIGIT_DRAWN = 30.3
DIGIT_COMPARED = 6.6
"""With those before it, where none may repeat."""
DIGIT_READ, DIGIT_PUT = 22.0, 22.0
FIRST_COUNT = 8.2
"""In a game's first count the variables are made."""
COUNTED = 388.0
COUNTED_DIFFERENT = 398.5
"""There are more variables where none may repeat."""
STAR_COUNTED, PLUS_COUNTED = 8.1, 4.3
SAME_COUNTED = 2.0
"""Each place in the row that could be meant by a plus."""
SIGN, OTHER_SIGN, NO_SIGN = 5.3, 7.1, 9.0
NEXT_TRY, STAR_RESTORED, AFTER_NOTHING = 78.0, 7.7, 62.0
ANNOUNCED = 8.0
"""From the sound of a new try to its first key."""


class Original(Look[Spectrum]):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._row = QUESTION_ROW
        """Where the latest line stands."""
        self._announced = self._shown = 0
        """The number of the latest try announced, and its digits that are shown."""

    def ask_repeats(self) -> Frames[bool]:
        """The legend, and whether digits may repeat."""
        machine, text = self.machine, self.program.text
        yield from machine.basic.takes(STARTED)
        yield from clear_in_time(machine, GREEN, YELLOW, BLACK)
        yield from machine.basic.print_at(0, 6, text(strings.HEADING))
        for row, words in enumerate(strings.LEGEND, 2):
            yield from machine.basic.print_at(row, 0, text(words))
        yield from machine.basic.print_at(QUESTION_ROW, 0, text(strings.WITH_REPEATS))
        repeats = (yield from ask_key(machine, YES_NO, self.wrong_key, "y")) == "y"
        yield from machine.basic.takes(KEY_READ)
        yield from machine.basic.beep(*ANSWER, ANSWER_UNDERSTOOD)
        answer = text(strings.WITH if repeats else strings.WITHOUT)
        yield from machine.basic.print_at(QUESTION_ROW, ANSWER_COLUMN, answer)
        return repeats

    def begin(self, draws: int) -> Frames[None]:
        repeats = self.program.attack.repeats
        self._row = QUESTION_ROW + (2 if repeats else 1)
        self._announced = 0
        yield from self.machine.basic.takes(draws * (DIGIT_DRAWN + (0 if repeats else DIGIT_COMPARED)))

    def _next_row(self) -> Frames[None]:
        """The row below, for which the whole screen may have to move up."""
        if self._row < LAST_ROW:
            self._row += 1
        else:
            self.machine.print(At(LAST_ROW, 0), Newline())
            yield from self.machine.basic.takes(SCROLLED)

    def _line(self, words: str) -> Frames[None]:
        yield from self._next_row()
        yield from self.machine.basic.print_at(self._row, 0, words)

    @property
    def _number(self) -> int:
        return len(self.program.attack.tries) + 1

    def prompt(self) -> Frames[None]:
        yield from self._announce()
        yield from self.machine.basic.beep(*NEXT, ANNOUNCED)

    def _announce(self) -> Frames[None]:
        words = self.program.text(strings.TRY, n=self._number)
        self._shown = 0
        if self._announced == self._number:
            yield from self.machine.basic.print_at(self._row, 0, words.ljust(COLUMNS))
        else:
            self._announced = self._number
            yield from self._line(words)

    def _place(self, number: int, digit: int) -> int:
        """The column of a digit or mark, counted from 0, in the try of a number."""
        return DIGITS_AT + (number > 9) + 2 * digit

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """One key: a digit, or one of the helps that the listing had not."""
        del typed
        key = yield from ask_key(self.machine, (*DIGITS, *COMMANDS), self.wrong_key, move=True)
        return COMMANDS.get(key, key)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*WRONG)

    def put(self, typed: str) -> Frames[None]:
        """The digit typed last, or what is taken back becomes blank."""
        basic, before, self._shown = self.machine.basic, self._shown, len(typed)
        if len(typed) < before:
            self.machine.print_at(self._row, self._place(self._number, len(typed)), " ")
            return
        yield from basic.takes(DIGIT_READ)
        yield from basic.print_at(self._row, self._place(self._number, len(typed) - 1), typed[-1])
        yield from basic.tune(DIGIT, 0)
        yield from basic.takes(DIGIT_PUT)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        del words, values
        return self.wrong_key()

    def move(self) -> Frames[None]:
        """The row is compared with the code; then the marks come one by one, stars first."""
        basic, attack = self.machine.basic, self.program.attack
        code, marks = attack.tries[-1]
        self._say("")
        self._shown = 0
        yield from basic.takes(self._count(code))
        signs = "*" * marks.places + "+" * marks.elsewhere
        for place, sign in enumerate(signs):
            if place == marks.places:
                yield from basic.takes(OTHER_SIGN)
            yield from self._mark(place, sign)
            yield from basic.beep(*MARK, SIGN)
        if not signs:
            yield from basic.takes(NO_SIGN)
            yield from self._mark(0, "-")
            yield from basic.beep(*NEITHER, AFTER_NOTHING)
        elif not attack.broken:
            yield from basic.takes(NEXT_TRY + STAR_RESTORED * marks.places + (0 if marks.elsewhere else OTHER_SIGN))

    def _count(self, code: Code) -> float:
        """Milliseconds for counting the marks of a row, in which the listing compared every digit with every place."""
        attack = self.program.attack
        time = COUNTED if attack.repeats else COUNTED_DIFFERENT
        if len(attack.tries) == 1:
            time += FIRST_COUNT
        for ours, theirs in zip(code, attack.secret, strict=True):
            if ours == theirs:
                time += STAR_COUNTED
            elif same := code.count(theirs):
                time += PLUS_COUNTED + SAME_COUNTED * same
        return time

    def _mark(self, place: int, sign: str) -> Frames[None]:
        number = len(self.program.attack.tries)
        return self.machine.basic.print_at(self._row, self._place(number, PEGS + place), sign)

    def _say(self, words: str) -> None:
        self.machine.print_at(HELP_ROW, 0, words.ljust(COLUMNS))

    def hint(self, code: Code) -> Frames[None]:
        """A line below the list, in the border's colours."""
        self._say(self.program.text(strings.HINTED, code=code, n=len(self.program.attack.pool)))
        yield from self.machine.basic.beep(*ANSWER)

    def help(self, code: Code) -> Frames[None]:
        yield from self._announce()
        self._say(self.program.text(strings.SOLVING))
        yield from self.machine.basic.beep(*NEXT, ANNOUNCED)
        for place in range(PEGS):
            yield from self.put(code[: place + 1])

    def end(self, outcome: Outcome, par: int) -> Frames[None]:
        del par
        attack, text = self.program.attack, self.program.text
        self._say("")
        tries = len(attack.tries)
        words, comment = strings.VERDICTS[verdict(tries)]
        yield from self._next_row()
        if outcome is Outcome.WON:
            yield from self._line(text(words, n=tries))
            yield from self._line(text(comment))
        else:
            yield from self._line(text(strings.IT_WAS, code=attack.secret))

    def again(self) -> Frames[bool]:
        """Below the verdict; the question is seen when it is asked, and not in a frame before."""
        yield from self._next_row()
        self.machine.print_at(self._row, 0, self.program.text(strings.PLAY_AGAIN))
        again = yield from ask_another(self.machine)
        yield from self.machine.basic.takes(KEY_READ)
        yield from self.machine.basic.beep(*ANSWER)
        return again
