"""The message line: questions, refusals and remarks, each erased before the next, so that nothing ever scrolls."""

from arcade.games.noughts import strings, tones
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.program import Program
from arcade.toolkit.prompts import ask_yes_no
from arcade.toolkit.texts import Text

ROW, WIDTH = 23, 39
"""Where the line is, and how long; the last column stays free for the cursor."""
READING = 130
"""Frames that a remark stays, unless a key is pressed."""


class Console:
    """Asks and tells on one line."""

    def __init__(self, program: Program[Pet]) -> None:
        self.program = program
        self.machine = program.machine

    def write(self, words: str = "") -> None:
        """Show words, or nothing."""
        self.machine.print_at(ROW, 0, words[:WIDTH].ljust(WIDTH + 1))

    def say(self, words: Text, **values: object) -> None:
        """Show words in the language of the moment."""
        self.write(self.program.text(words, **values))

    def tell(self, words: Text, frames: int = READING, **values: object) -> Frames[None]:
        """Show a remark for a while; a key ends it early."""
        self.say(words, **values)
        yield from self.machine.pause(frames)
        self.write()

    def refuse(self, words: Text, frames: int = READING, **values: object) -> Frames[None]:
        """Say with a buzz what was wrong; a key ends it early."""
        self.machine.chime(tones.BUZZ)
        yield from self.tell(words, frames, **values)

    def ask_yes_no(self, question: Text, default: bool) -> Frames[bool]:
        """Ask a question; fire, Return and a click mean the default."""
        self.say(question)
        yes = yield from ask_yes_no(self.machine, self.buzz, default)
        self.write()
        return yes

    def buzz(self) -> Frames[None]:
        """The sound of a key that means nothing."""
        self.machine.chime(tones.BUZZ)
        yield

    def farewell(self) -> Frames[None]:
        """Leave the PET ready."""
        self.say(strings.FAREWELL)
        self.machine.print_at(ROW + 1, 0, "READY.".ljust(40))
        yield
