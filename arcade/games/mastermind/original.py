"""Mastermind as it was laid out and paced: black on yellow, a legend above, tries as lines of text."""

from arcade.games.mastermind import strings
from arcade.games.mastermind.rules import verdict
from arcade.games.mastermind.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.code import DIGITS, PEGS, Code, Marks
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, TAKE_BACK, Control, orders
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES_NO, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, GREEN, YELLOW

COMMANDS = orders(BACK, HINT, TAKE_BACK, SOLVE)
ANSWER, NEXT, WRONG = (0.1, 12), (0.1, 22), (1.0, -6)
DIGIT = ((0.03, 12), (0.03, 22))
MARK, NEITHER = (0.1, 10), (0.2, 5)
VERDICTS = (strings.SUPERB, strings.WELL_DONE, strings.FINE, strings.WEAK, strings.AWFUL)
QUESTION_ROW, FIRST_ROW, LAST_ROW = 9, 11, 21
DIGITS_AT = 13
HELP_ROW = 23

# Frames measured on the ROM, less those of the notes.
HIDING, CHECKING, PRINTING, EMPTY = 5.0, 23.5, 1.5, 2.5


class Original(Look[Spectrum]):
    """Draws and sounds like the listing."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.lines: list[str] = []
        """Everything below the question; the last rows of it are on the screen."""
        self._before = 0
        """The lines before the one being typed."""

    def ask_repeats(self) -> Frames[bool]:
        """The legend, and whether digits may repeat."""
        machine, text = self.machine, self.program.text
        clear_screen(machine, GREEN, YELLOW, BLACK)
        machine.print_at(0, 6, text(strings.HEADING))
        for row, words in enumerate(strings.LEGEND, 2):
            machine.print_at(row, 0, text(words))
        question = text(strings.WITH_REPEATS)
        machine.print_at(QUESTION_ROW, 0, question)
        key = yield from ask_key(machine, YES_NO, self.wrong_key, "y")
        repeats = key == "y"
        place = question.index("(")
        answer = text(strings.WITH if repeats else strings.WITHOUT)
        machine.print_at(QUESTION_ROW, place, answer.ljust(len(question) - place))
        yield from machine.beep(*ANSWER)
        return repeats

    def begin(self) -> Frames[None]:
        """A moment for choosing the code."""
        self.lines = []
        yield from self.machine.wait(HIDING)

    def _show(self) -> None:
        """The list of tries: it scrolls, the legend stays."""
        rows = LAST_ROW - FIRST_ROW + 1
        for place, line in enumerate(self.lines[-rows:]):
            self.machine.print_at(FIRST_ROW + place, 0, line.ljust(32))

    def prompt(self) -> Frames[None]:
        """The next try is announced."""
        self._announce()
        yield from self.machine.beep(*NEXT)

    def _announce(self) -> None:
        number = len(self.program.attack.tries) + 1
        words = self.program.text(strings.TRY, n=number)
        self.lines = [*self.lines[: number - 1], f"{words} ".ljust(DIGITS_AT + (number > 9))]
        self._before = len(self.lines[-1])
        self._show()

    def _typed(self, code: str) -> None:
        self.lines[-1] = self.lines[-1][: self._before] + "".join(f"{digit} " for digit in code)
        self._show()

    def ask_peg(self, typed: str) -> Frames[str | Control]:
        """One key: a digit, or one of the helps that the listing had not."""
        del typed
        key = yield from ask_key(self.machine, (*DIGITS, *COMMANDS), self.wrong_key, move=True)
        return COMMANDS.get(key, key)

    def wrong_key(self) -> Frames[None]:
        """A long low buzz."""
        yield from self.machine.beep(*WRONG)

    def put(self, typed: str) -> Frames[None]:
        """The digits typed so far."""
        added = len(self.lines[-1]) < self._before + 2 * len(typed)
        self._typed(typed)
        if added:
            yield from self.machine.tune(DIGIT)

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """The listing had no words for it, only the buzz."""
        del words, values
        return self.wrong_key()

    def move(self) -> Frames[None]:
        """The marks one by one, stars first."""
        self._say("")
        code, marks = self.program.attack.tries[-1]
        self._typed(code)
        yield from self.machine.wait(CHECKING)
        yield from self._marks(marks)

    def _marks(self, marks: Marks) -> Frames[None]:
        machine = self.machine
        for sign in "*" * marks.places + "+" * marks.elsewhere:
            self.lines[-1] += f"{sign} "
            self._show()
            yield from machine.beep(*MARK)
            yield from machine.wait(PRINTING)
        if not sum(marks):
            self.lines[-1] += "-"
            self._show()
            yield from machine.beep(*NEITHER)
            yield from machine.wait(EMPTY)

    def _say(self, words: str) -> None:
        self.machine.print_at(HELP_ROW, 0, words.ljust(32))

    def hint(self, code: Code) -> Frames[None]:
        """A line below the list, in the border's colours."""
        self._say(self.program.text(strings.HINTED, code=code, n=len(self.program.attack.pool)))
        yield from self.machine.beep(*ANSWER)

    def help(self, code: Code) -> Frames[None]:
        """The computer types a row."""
        self._announce()
        self._say(self.program.text(strings.SOLVING))
        yield from self.machine.beep(*NEXT)
        for place in range(PEGS):
            yield from self.put(code[: place + 1])

    def end(self, outcome: Outcome, par: int) -> Frames[None]:
        """The verdict, an empty line above it."""
        del par
        attack = self.program.attack
        self._say("")
        tries, text = len(attack.tries), self.program.text
        words = text(VERDICTS[verdict(tries)], n=tries)
        self.lines += ["", words if outcome is Outcome.WON else text(strings.IT_WAS, code=attack.secret)]
        self._show()
        yield from ()

    def again(self) -> Frames[bool]:
        """Below the verdict."""
        self.lines.append(self.program.text(strings.PLAY_AGAIN))
        self._show()
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*ANSWER)
        return again
