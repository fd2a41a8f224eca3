"""The look of the original: a dialogue that scrolls up yellow paper, words typed in the cyan below, muttering."""

from fractions import Fraction

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.arithmetic import Unfit, read
from arcade.games.orange_wizard.entry import meaning
from arcade.games.orange_wizard.motion import FLIGHT
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, YELLOW, attribute
from arcade.toolkit.programs.printed_look import PrintedLook

INDENT, PROMPT_COLUMN, PROMPT_ROW, WIDTH = 4, 3, 23, 32
OPENED = 15
"""The first row of the lower area that the first question opens."""
LONGEST, LOWEST, PITCHES = 10, -49, 100
"""The mutter: tenths of a second, and semitones from the lowest."""
REFUSED = (0.1, -10)
LINE = 1.2
"""Frames for a line of print, and for one of the bolt."""
BOLT_LINE = 4.75
ANGER = 100
BLOCK = "\x8f"
"""The full block graphic."""
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


class Original(PrintedLook):
    """Prints, mutters and reads lines as the listing did."""

    ANOTHER = strings.AGAIN
    question_place = PROMPT_ROW, PROMPT_COLUMN

    def begin(self) -> Frames[None]:
        """The wizard's name and the first words."""
        machine, text = self.machine, self.program.text
        self.clear_screen(CYAN, YELLOW, BLUE)
        machine.print_at(1, 11, text(strings.NAME))
        yield from self._mutter()
        machine.print_at(4, 8, text(strings.FOR_CHILDREN))
        yield from self._mutter()
        for _ in range(3):
            machine.print("")
        yield from self.say(strings.HELLO, 3, gap=False)
        yield from self.say(strings.TEST, 2, gap=False)

    def say(self, words: Text, notes: int, gap: bool = True, **values: object) -> Frames[None]:
        """A paragraph, wrapped and indented, a blank line after it if there is to be a gap; then some notes."""
        for line in self._paragraph(self.program.text(words, **values)):
            self.machine.print(line)
            yield from self.machine.wait(LINE)
        if gap:
            self.machine.print("")
        for _ in range(notes):
            yield from self._mutter()

    def _paragraph(self, words: str) -> list[str]:
        lines = wrap("-" * INDENT + words, WIDTH)
        return [" " * INDENT + lines[0][INDENT:], *lines[1:]]

    def _mutter(self) -> Frames[None]:
        dice = self.program.dice
        duration = (dice.below(LONGEST) + 1) / 10
        yield from self.machine.beep(duration, dice.below(PITCHES) + LOWEST)

    def ask_ready(self) -> Frames[bool]:
        """The first question; it opens nine lines in the border's colour."""
        fill(self.machine, OPENED, 0, PROMPT_ROW - OPENED + 1, WIDTH, colours=attribute(7, CYAN))
        ready = yield from self.ask_yes(strings.READY, "y")
        fill(self.machine, OPENED, 0, 22 - OPENED, WIDTH, colours=attribute(BLUE, YELLOW))
        return ready

    def ask_yes(self, words: Text = strings.YES_NO, usual: str = "") -> Frames[bool]:
        """A word: yes or no, asked for again until it is one; an empty line means the usual one, if any."""
        while True:
            answer = meaning((yield from self._line(words, usual)))
            if answer is not None:
                return answer
            words = strings.YES_OR_NO
            yield from self.machine.beep(*REFUSED)

    def ask_number(self, words: Text) -> Frames[Fraction]:
        """A number, asked for again until it is one."""
        while True:
            number = read((yield from self._line(words)))
            if not isinstance(number, Unfit):
                return number
            words = strings.UNFIT[number.value]
            yield from self.machine.beep(*REFUSED)

    def _line(self, words: Text, usual: str = "") -> Frames[str]:
        prompt = " " * PROMPT_COLUMN + self.program.text(words).rstrip() + " "
        return self.machine.input(prompt, PROMPT_ROW, usual=usual, move=not usual)

    def lightning(self) -> Frames[None]:
        """Anger for two seconds, a bolt of twenty lines, and a warning in black that flashes."""
        machine, dice = self.machine, self.program.dice
        yield from machine.pause(ANGER)
        yield from self.say(strings.ENOUGH, 4)
        for column, shape in BOLT:
            while (ink := dice.below(8)) == YELLOW:
                pass
            machine.ink(ink)
            machine.print(" " * column + shape)
            yield from machine.wait(BOLT_LINE)
        machine.ink(BLACK)
        machine.flash(1)
        machine.print(" " + self.program.text(strings.WARNING).center(30))
        machine.flash(0)
        for _ in range(2):
            yield from self._mutter()
        machine.print("")

    def end(self) -> Frames[None]:
        """He flies home."""
        yield from self.say(strings.FAREWELL, 2, gap=False)
        yield from self.machine.tune(FLIGHT)

    def again(self) -> Frames[bool]:
        """Another round?"""
        again = yield from super().again()
        self.machine.cls_lower()
        return again
