"""The dialogue: questions answered by typed lines, words and keys that are commands, the roll that is kept."""

from abc import abstractmethod
from collections.abc import Collection

from arcade.games.hp_reversi import strings
from arcade.machine.machine import Frames
from arcade.machine.teletype import Teletype
from arcade.machine.teletype.roll import COLUMNS
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.contract.texts import Text, wrap

SAVE = Control("save", strings.SAVE_CONTROL, ("f4",))
COMMANDS = (HINT, TAKE_BACK, SAVE)
HELP = Control("help", strings.HELP, ())
"""Only ever typed."""
WORDS = {
    HINT: "HINT H SFAT INDICIU I",
    TAKE_BACK: "BACK B UNDO ÎNAPOI INAPOI",
    SAVE: "SAVE W SALVARE SALVEAZĂ SALVEAZA",
    HELP: "HELP ? AJUTOR",
}
"""What may be typed for each, in either language."""
YES, NO = "YD", "N"
RINGING = 21
"""Frames that the bell is heard."""


def command(typed: str) -> Control | None:
    """The command that a key or a typed word is."""
    for control, words in WORDS.items():
        if typed in control.keys or typed.strip().rstrip(".!").upper() in words.split():
            return control
    return None


class Console(Look[Teletype]):
    """The player's place at a teletype."""

    question: Text | None = None
    """What was asked last."""

    @abstractmethod
    def record(self) -> list[str]:
        """The lines that make a saved roll readable."""

    def say(self, words: Text, **values: object) -> Frames[None]:
        """A sentence in the run's language, on as many lines as it takes."""
        return self.machine.print("\n".join(wrap(self.program.text(words, **values), COLUMNS)))

    def ask(
        self, question: Text, offered: Collection[Control] = (), usual: str = "", **values: object
    ) -> Frames[str | Control]:
        """A line, or one of the offered commands; the others are answered here and the question stays.

        What an empty line means, if anything, stands in brackets behind the question, but not in the original.
        """
        keys = [key for control in COMMANDS for key in control.keys]
        while True:
            self.question = question
            words = self.program.text(question, **values)
            if usual and not self.program.original:
                words += f" [{usual}]"
            typed = yield from self.machine.input(
                f"{words} ", orders=keys, usual=usual, move=HINT in offered, numeric=True
            )
            control = command(typed)
            if control is None:
                return typed.strip()
            if control in offered:
                return control
            if control is SAVE:
                yield from self.save()
            elif control is HELP:
                yield from self.say(strings.HELP)
            else:
                yield from self.refuse(strings.NOT_NOW)

    def ring(self) -> Frames[None]:
        """The bell, and time to hear it: the next type that is struck drowns it."""
        self.machine.bell()
        yield from self.machine.wait(RINGING)

    def refuse(self, words: Text, **values: object) -> Frames[None]:
        """A few words on what cannot be."""
        return self.say(words, **values)

    def ask_line(self, question: Text, usual: str = "", **values: object) -> Frames[str]:
        """A line, whatever it is, the usual one if it is empty."""
        answer = yield from self.ask(question, (), usual, **values)
        return answer if isinstance(answer, str) else ""

    def ask_number(self, question: Text, low: int, high: int) -> Frames[int]:
        """A number; nothing typed means the lowest."""
        while True:
            typed = yield from self.ask_line(question, str(low))
            if len(typed) == 1 and typed in "0123456789" and low <= int(typed) <= high:
                return int(typed)
            yield from self.refuse(strings.NUMBER_PLEASE, low=low, high=high)

    def again(self) -> Frames[bool]:
        """Whether there is to be another game; nothing typed means yes."""
        while True:
            typed = yield from self.ask_line(strings.ANOTHER, self.program.text(strings.YES))
            if typed[:1] in YES:
                return True
            if typed[:1] in NO:
                return False
            yield from self.refuse(strings.YES_OR_NO)

    def save(self) -> Frames[None]:
        """Print the game's record, and keep the roll as a file."""
        yield from self.say(strings.RECORD)
        yield from self.machine.print("\n".join(self.record()))
        self.program.writings.append(Writing("txt", self.machine.roll.text().strip() + "\n"))
        yield from self.say(strings.SAVED)
