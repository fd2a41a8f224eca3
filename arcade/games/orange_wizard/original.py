"""The look of the original: a dialogue that scrolls up yellow paper, words typed in the cyan below, muttering."""

from fractions import Fraction

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.arithmetic import Unfit, read
from arcade.games.orange_wizard.motion import FLIGHT
from arcade.machine.machine import Frames
from arcade.machine.spectrum.items import At, Newline
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.picture.areas import clear_in_time, fill
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, YELLOW, attribute
from arcade.toolkit.programs.printed_look import PrintedLook

YES = frozenset({"y", "yes", "yeah", "yep", "ok", "d", "da", "true", "sure"})
NO = frozenset({"n", "no", "nope", "nu", "ba", "never"})
PROMPT_COLUMN, PROMPT_ROW, LAST_ROW, UNDER = 3, 23, 21, 22
"""Places for lines; a line UNDER the last row moves the rest up."""
OPENED_ROW = 15
"""The first of the lower area that the first question opens."""
REFUSED = (0.1, -10)
BLOCK = "\x8f"
STEM, HEADS = f"X{2 * BLOCK}X", tuple(f"X{width * BLOCK}X" for width in (5, 3, 1))
BOLT = (
    *((column, STEM) for column in range(21, 12, -1)),
    (12, f"X{2 * BLOCK}XXXXX"),
    (11, f"X{7 * BLOCK}X"),
    (10, f"XXXXXX{2 * BLOCK}X"),
    *((column, STEM) for column in range(14, 10, -1)),
    *zip((9, 10, 11), HEADS, strict=True),
    (12, "X"),
)
"""Column and shape of each line of the lightning."""
UNINKED = 9, 16
"""The lines of the bolt, counted from 0, that have the colour of the one before."""

# Milliseconds measured on the ROM, beside what is printed and heard then.
STARTED, MUTTERED, TYPED = 6.5, 63.0, 34.0
PARAGRAPH, CHARACTER, NUMBER, SCROLLED = 4.3, 0.476, 12.0, 45.0
OPENING = 124.0
"""INPUT AT opens nine rows."""
COLOUR_DRAWN, BOLT_LINE = 32.0, 14.5
BEFORE_FLIGHT, FLIGHT_NOTE = 16.0, 8.8


def meaning(line: str) -> bool | None:
    """Yes or no in either language, whatever the letters' size; None for anything else."""
    word = line.strip().strip("!.,?\"'").lower()
    return True if word in YES else False if word in NO else None


class Original(PrintedLook):
    """Prints, mutters and reads lines as the listing did."""

    ANOTHER = strings.AGAIN
    question_place = PROMPT_ROW, PROMPT_COLUMN
    row = 0
    """Where the next line is printed, UNDER where the rest has to move up for it."""

    def begin(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        yield from machine.basic.takes(STARTED)
        yield from clear_in_time(machine, CYAN, YELLOW, BLUE)
        yield from machine.basic.print_at(1, 11, text(strings.NAME))
        yield from self.mutter(2)
        yield from machine.basic.print_at(4, 8, text(strings.FOR_CHILDREN))
        yield from self.mutter(3)
        self.row = 7
        yield from self.say(strings.I_AM, 2, 0)
        yield from self.say(strings.TEST, 2, 0)

    def say(self, lines: Text, notes: int, blank: int = 1, **values: object) -> Frames[None]:
        """Lines below so many blank ones, then some notes."""
        yield from self.machine.basic.takes(PARAGRAPH + NUMBER * len(values))
        for line in [*[""] * blank, *self.program.text(lines, **values).split("\n")]:
            yield from self._print(line)
        yield from self.mutter(notes)

    def _print(self, line: str) -> Frames[None]:
        """A line; what is too long goes on in the next row."""
        for start in range(0, max(len(line), 1), COLUMNS):
            part = line[start : start + COLUMNS]
            if self.row == UNDER:
                self._scroll()
                yield from self.machine.basic.takes(SCROLLED)
            if part:
                self.machine.print(At(self.row, 0), part, end="")
                yield from self.machine.basic.takes(CHARACTER * len(part))
            self.row += 1

    def _scroll(self) -> None:
        self.machine.print(At(LAST_ROW, 0), Newline())
        self.row = LAST_ROW

    def mutter(self, times: int) -> Frames[None]:
        """Notes of any length and pitch."""
        dice = self.program.dice
        for _ in range(times):
            duration, pitch = (dice.below(10) + 1) / 10, dice.below(100) - 49
            yield from self.machine.basic.takes(MUTTERED)
            yield from self.machine.basic.beep(duration, pitch)

    def ask_ready(self) -> Frames[bool]:
        """The first question; it opens nine lines in the border's colour."""
        yield from self.machine.basic.takes(OPENING)
        fill(self.machine, OPENED_ROW, 0, PROMPT_ROW - OPENED_ROW + 1, COLUMNS, colours=attribute(BLACK, CYAN))
        ready = yield from self.ask_yes(self.program.text(strings.READY).ljust(strings.READY.width), usual="y")
        fill(self.machine, OPENED_ROW, 0, UNDER - OPENED_ROW, COLUMNS, colours=attribute(BLUE, YELLOW))
        return ready

    def ask_yes(self, prompt: str = "", above: str = "", usual: str = "") -> Frames[bool]:
        """A word: yes or no, asked for again until it is one; an empty line means the usual one, if any.

        Something may be said above the prompt. A prompt and a word too long for their row move everything up.
        """
        said = [line.ljust(COLUMNS) for line in wrap(above, COLUMNS)] if above else []
        while True:
            words, row = "".join(said) + prompt, PROMPT_ROW - len(said)
            line = yield from self.machine.input(words, row, usual=usual, move=not usual, quoted=True)
            if len(prompt) + len(line) + 3 > COLUMNS and self.row == UNDER:
                self._scroll()
            answer = meaning(line)
            if answer is not None:
                yield from self.machine.basic.takes(TYPED)
                return answer
            prompt = self._prompt(strings.YES_OR_NO)
            yield from self.machine.basic.beep(*REFUSED)

    def ask_number(self, words: Text) -> Frames[Fraction]:
        while True:
            number = read((yield from self.machine.input(self._prompt(words), PROMPT_ROW, move=True, numeric=True)))
            if not isinstance(number, Unfit):
                yield from self.machine.basic.takes(TYPED)
                return number
            words = strings.UNFIT[number.value]
            yield from self.machine.basic.beep(*REFUSED)

    def _prompt(self, words: Text) -> str:
        return " " * PROMPT_COLUMN + self.program.text(words).rstrip() + " "

    def lightning(self, warning: Text) -> Frames[None]:
        machine, basic = self.machine, self.machine.basic
        yield from self.say(strings.FEEL_IT, 2)
        yield from machine.pause(100)
        for number, (column, shape) in enumerate(BOLT):
            ink = YELLOW
            while number not in UNINKED and ink == YELLOW:
                ink = self.program.dice.below(8)
                yield from basic.takes(COLOUR_DRAWN)
                machine.ink(ink)
            yield from basic.takes(BOLT_LINE)
            yield from self._print(" " * column + shape)
        machine.ink(BLACK)
        yield from self.mutter(1)
        yield from self._print("")
        machine.flash(1)
        yield from basic.takes(PARAGRAPH)
        yield from self._print(" " + self.program.text(warning).center(30))
        machine.flash(0)
        yield from self.mutter(2)

    def end(self) -> Frames[None]:
        yield from self.say(strings.FLYING_HOME, 0, 2)
        yield from self.machine.basic.takes(BEFORE_FLIGHT)
        yield from self.machine.basic.tune(FLIGHT, FLIGHT_NOTE)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        self.machine.cls_lower()
        return again
