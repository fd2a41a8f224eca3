"""The prompt line of IMPHEX: 39 columns at row 22, erased before every new prompt or message. Nothing ever scrolls."""

from collections.abc import Callable, Sequence

from arcade.games.imphex import strings, tones
from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import Pet
from arcade.toolkit.controls import DOWN, FIRE, UP
from arcade.toolkit.cursor import clicked
from arcade.toolkit.program import Program
from arcade.toolkit.prompts import NO, YES, ask_key
from arcade.toolkit.texts import Count, Text

ROW, WIDTH = 22, 39
"""Where the prompt line is, and how long."""
HELP_ROW = 24
"""Where the keys of a screen are told."""
LEAVE = ("q", "pad1 back")
"""Keys that leave the program at every prompt."""
READING = 110
"""Frames that a remark stays, unless a key is pressed."""
MISTAKE = 70
"""Frames that a message about a mistake stays after its flicker."""
FLICKERS, FLICKER = 4, 4
"""How often a message about a mistake vanishes, and for how many frames."""
CALM_FLICKER = 20
MARK = "♦"
LIT = 20
"""Frames for which the cursor stays lit, and dark."""

Idle = Callable[[int], None]
"""What happens meanwhile, told the number of the frame."""


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class Console:
    """Asks and tells on the prompt line."""

    def __init__(self, program: Program[Pet]) -> None:
        self.program = program
        self.machine = program.machine
        self.shown = ""
        """What stands on the prompt line."""

    def erase(self) -> None:
        """Blank the prompt line."""
        self.write("")

    def write(self, words: str) -> None:
        """Show words on the prompt line, which is erased first."""
        self.shown = words[:WIDTH]
        self.machine.print_at(ROW, 0, self.shown.ljust(WIDTH))

    def tell(self, words: Text | Count, frames: int = READING, **values: object) -> Frames[None]:
        """Show a remark for a while; a key ends it early. The line is blank afterwards."""
        self.write(self.program.text(words, **values))
        yield from self.machine.pause(frames)
        self.erase()

    def mistake(self, words: Text) -> Frames[None]:
        """Show what was wrong: the message flickers, a buzz sounds; a key ends it early."""
        shown = self.program.text(words)
        self.machine.chime(tones.BUZZ)
        dark = CALM_FLICKER if self.program.calm else FLICKER
        for _ in range(FLICKERS if not self.program.calm else 1):
            self.write(shown)
            yield from self.machine.wait(dark)
            self.erase()
            yield from self.machine.wait(dark)
        self.write(shown)
        yield from self.machine.pause(MISTAKE)
        self.erase()

    def ask(self, question: Text, choices: Sequence[str], default: str = "") -> Frames[str]:
        """Ask a question answered by one key; the line is blank afterwards. Raises LeftError."""
        self.write(self.program.text(question))
        key = yield from ask_key(self.machine, (*choices, *LEAVE), self._wrong, default)
        self.erase()
        if key in LEAVE and key not in choices:
            raise LeftError
        return key

    def ask_yes_no(self, question: Text, default: bool) -> Frames[bool]:
        """Ask for yes or no; fire, Return and a click mean the default. Raises LeftError."""
        key = yield from self.ask(question, YES + NO, "ny"[default])
        return key in YES

    def turn_page(self, words: Text = strings.SPACE_GOES_ON) -> Frames[None]:
        """Wait for SPACE, fire or Return. Raises LeftError."""
        yield from self.ask(words, (" ",), default=" ")

    def menu(self, row: int, column: int, entries: Sequence[Text], idle: Idle | None = None) -> Frames[int]:
        """Let one of several lines be chosen by its number, with the arrows and fire, or by a click. Raises LeftError.

        The entries stand on every other row, a diamond marks the one that fire takes; `idle` is called in every frame.
        """
        words = [self.program.text(entry) for entry in entries]
        width = max(map(len, words)) + 4
        keyboard = self.machine.keyboard
        keyboard.flush()
        chosen, frame = 0, 0
        numbers = tuple(str(place + 1) for place in range(len(entries)))
        # No choices are named: the joystick steers the mark itself and needs no keys on the screen.
        self.machine.waiting = Waiting("key")
        while True:
            for place, entry in enumerate(words):
                mark = MARK if place == chosen else " "
                self.machine.print_at(row + 2 * place, column, f"{mark} {place + 1} {entry}")
            if idle is not None:
                idle(frame)
            frame += 1
            yield
            key = keyboard.take().lower()
            if not key:
                continue
            chosen = (chosen + (key in DOWN.keys) - (key in UP.keys)) % len(entries)
            pixel = clicked(key)
            if pixel is not None:
                key = self._number_under(pixel, row, column, width, len(entries))
            if key in FIRE.keys:
                key = numbers[chosen]
            if key in numbers or key in LEAVE:
                break
        self.machine.waiting = None
        for place in range(len(entries)):
            self.machine.print_at(row + 2 * place, column, " " * width)
        if key in LEAVE:
            raise LeftError
        return int(key) - 1

    @staticmethod
    def _number_under(pixel: tuple[int, int], row: int, column: int, width: int, count: int) -> str:
        """The number of the entry under a pixel, or an empty text."""
        across, down = pixel[0] // 8 - column, pixel[1] // 8 - row
        hit = 0 <= across < width and down % 2 == 0 and 0 <= down // 2 < count
        return str(down // 2 + 1) if hit else ""

    def _wrong(self) -> Frames[None]:
        self.machine.chime(tones.BUZZ)
        yield
