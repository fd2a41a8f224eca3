"""Animals as it was laid out and paced: a dialogue that scrolls, black on white, answers typed on the bottom line."""

from collections.abc import Callable

from arcade.games.animals import entry, strings
from arcade.games.animals.look import Choice, Dialogue
from arcade.games.animals.rules import Answer, meaning
from arcade.games.animals.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.programs.printed_look import PrintedLook

START, KEY, PROMPT = (0.1, 10), (0.05, -5), (0.05, 20)
END = ((0.5, 2.0), (0.2, 6.0))
READ, TAKEN, NEXT_INPUT, STRIP = 25.8, 2.7, 0.8, 0.83
"""Measured in frames: from RUN to the first tone, after any input, before the next, and for each blank that is stripped
from the end of a text stored in fifty characters."""
BEFORE_NOTES, AFTER_NOTES, BETWEEN_NOTES = 6.4, 49.5, 2.7
"""Frames before and after the notes of the end, and milliseconds between them."""
STORED = 50
GAP = 3
"""Empty rows between two games."""
PROMPT_ROW = 23


class Original(PrintedLook, Dialogue):
    """Prints, waits as long as the listing did, and reads lines."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._games = 0

    def title(self) -> Frames[None]:
        """A white screen, nothing else."""
        self.clear_screen()
        yield

    def ask_game(self) -> Frames[Choice]:
        """There is only one."""
        yield
        return Choice.GUESS

    def begin(self) -> Frames[None]:
        """Think of an animal; a key begins."""
        machine = self.machine
        for _ in range(GAP if self._games else 0):
            machine.print("")
        self._games += 1
        machine.print(self.program.text(strings.THINK))
        yield from machine.wait(READ)
        yield from machine.basic.beep(*START)
        machine.print_at(PROMPT_ROW, 0, self.program.text(strings.PRESS))
        yield from ask_key(machine)
        machine.cls_lower()
        yield from machine.basic.beep(*KEY)

    def ask_fact(self) -> Frames[bool | None]:
        """A question of the walk; what is neither yes nor no has it repeated."""
        fact = self.program.walk.text
        return self._asking(f"{entry.capital(fact)}?", fact, None)

    def ask_guess(self) -> Frames[bool | None]:
        """Is it ...?"""
        animal = self.program.walk.text
        return self._asking(self.program.text(strings.IS_IT, animal=self.said(animal)), animal, strings.YES_OR_NO)

    def _asking(self, words: str, stored: str, unclear: Text | None) -> Frames[bool]:
        machine = self.machine
        while True:
            machine.print(words)
            yield from self._strip(stored)
            yield from machine.basic.beep(*PROMPT)
            answer = meaning((yield from machine.input(move=True)))
            yield from machine.wait(TAKEN)
            if answer is not Answer.UNCLEAR:
                return answer is Answer.YES
            if unclear is not None:
                machine.print(self.program.text(unclear))

    def _strip(self, *stored: str) -> Frames[None]:
        blanks = sum(STORED - len(text) for text in stored if text)
        return self.machine.wait(STRIP * blanks + (NEXT_INPUT if len(stored) == 1 else 0))

    def end_found(self) -> Frames[None]:
        """Found."""
        self.machine.print(self.program.text(strings.FOUND))
        yield

    def ask_animal(self) -> Frames[str | None]:
        """The player's animal, asked for until it is one."""
        return self._typed(self.program.text(strings.WHAT_THEN), self.read_animal)

    def ask_question(self, old: str, new: str) -> Frames[str | None]:
        """A question that parts two animals."""
        words = self.program.text(strings.TELL_APART, old=self.said(old), new=self.said(new))
        # Each animal's name is stripped before it comes.
        known, taught = words.find(self.said(old)), words.rfind(self.said(new))
        self.machine.print(words[:known], end="")
        yield from self._strip(old, "")
        self.machine.print(words[known:taught], end="")
        yield from self._strip(new, "")
        return (yield from self._typed(words[taught:], self.read_question))

    def _typed(self, words: str, read: Callable[[str], str | Text]) -> Frames[str]:
        while True:
            self.machine.print(words)
            got = read((yield from self.machine.input(limit=300, move=True)))
            yield from self.machine.wait(TAKEN)
            if isinstance(got, str):
                return got
            self.machine.print(self.program.text(got))

    def ask_answer(self, new: str) -> Frames[bool | None]:
        """The answer for the new animal."""
        words = self.program.text(strings.WHICH_ANSWER, new=self.said(new))
        return self._asking(words, new, strings.JUST_YES_OR_NO)

    def end_learned(self, words: Text) -> Frames[None]:
        """A word on what was learned."""
        return self.tell(self.program.text(words))

    def tell(self, words: str) -> Frames[None]:
        """A sentence of the program's."""
        self.machine.print(words)
        yield

    def again(self) -> Frames[bool]:
        """Two notes, a second's pause, and the question."""
        machine = self.machine
        yield from machine.wait(BEFORE_NOTES)
        yield from machine.basic.tune(END, BETWEEN_NOTES)
        yield from machine.wait(AFTER_NOTES)
        again = yield from self._key_question(strings.ANOTHER)
        if not again:
            yield from machine.wait(AFTER_NOTES)
        return again

    def ask_save(self) -> Frames[bool]:
        """Whether the lessons are to be kept."""
        return self._key_question(strings.SAVE)

    def _key_question(self, words: Text) -> Frames[bool]:
        machine = self.machine
        shown = self.program.text(words)
        machine.print_at(PROMPT_ROW - (len(shown) > 32), 0, shown)
        answer = yield from ask_yes_no(machine)
        machine.cls_lower()
        return answer
