"""The message place beside the board: six rows of 14 columns, always the same ones."""

from collections.abc import Sequence

from arcade.games.checkers import LEAVE, tones
from arcade.games.checkers.strings import PANEL
from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import Pet
from arcade.toolkit.controls import BACK, DOWN, FIRE, UP
from arcade.toolkit.cursor import clicked
from arcade.toolkit.program import Program
from arcade.toolkit.prompts import NO, YES, ask_key
from arcade.toolkit.texts import Count, Text, wrap

ROW, ROWS, COLUMN = 13, 6, 26
READING = 110
"""Frames that a remark stays, unless a key is pressed."""
MISTAKE = 80
MARK = "♦"
AWAY = (*LEAVE.keys, *BACK.keys)
"""Keys that leave a menu or a page."""


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class Console:
    """Tells and asks in the message place; menus and pages have the whole screen."""

    def __init__(self, program: Program[Pet]) -> None:
        self.program = program
        self.machine = program.machine
        self.shown: list[str] = []
        """The lines that stand there."""

    def write(self, words: str = "") -> None:
        """Show words in place of what is there."""
        self.shown = wrap(words, PANEL)[:ROWS]
        lines = self.shown + [""] * (ROWS - len(self.shown))
        self.machine.print_at(ROW, COLUMN, "\n".join(line.ljust(PANEL) for line in lines))

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""
        self.write(self.program.text(words, **values))

    def tell(self, words: Text | Count, frames: int = READING, **values: object) -> Frames[None]:
        """Show a remark for a while; a key ends it early."""
        self.say(words, **values)
        yield from self.machine.pause(frames)
        self.write()

    def mistake(self, words: Text) -> Frames[None]:
        """Say what was wrong, with a buzz; a key ends it early."""
        self.machine.chime(tones.BUZZ)
        yield from self.tell(words, MISTAKE)

    def ask_yes_no(self, words: Text, default: bool, **values: object) -> Frames[bool]:
        """Ask for yes or no; fire, Return and a click mean the default."""
        self.say(words, **values)
        key = yield from ask_key(self.machine, YES + NO, self.buzz, "ny"[default])
        self.write()
        return key in YES

    def buzz(self) -> Frames[None]:
        """Answer a wrong key."""
        self.machine.chime(tones.BUZZ)
        yield

    def turn_page(self, words: str, row: int = 23) -> Frames[None]:
        """Wait for SPACE, fire or Return below a page."""
        self.machine.print_at(row, 1, words)
        key = yield from ask_key(self.machine, (" ", *AWAY), self.buzz, " ")
        if key in AWAY:
            raise LeftError

    def menu(self, row: int, column: int, entries: Sequence[str], chosen: int = 0) -> Frames[int]:
        """Let one of several lines be chosen by number, with arrows and fire, or by a click. Raises LeftError."""
        keyboard = self.machine.keyboard
        keyboard.flush()
        width = max(map(len, entries)) + 4
        numbers = tuple(str(place + 1) for place in range(len(entries)))
        self.machine.waiting = Waiting("key")
        while True:
            for place, entry in enumerate(entries):
                mark = MARK if place == chosen else " "
                self.machine.print_at(row + place, column, f"{mark} {place + 1} {entry}")
            yield
            key = keyboard.take().lower()
            if not key:
                continue
            chosen = (chosen + (key in DOWN.keys) - (key in UP.keys)) % len(entries)
            if (pixel := clicked(key)) is not None:
                across, down = pixel[0] // 8 - column, pixel[1] // 8 - row
                key = str(down + 1) if 0 <= across < width else ""
            if key in FIRE.keys:
                key = numbers[chosen]
            if key in numbers or key in AWAY:
                break
        self.machine.waiting = None
        if key in AWAY:
            raise LeftError
        return int(key) - 1
