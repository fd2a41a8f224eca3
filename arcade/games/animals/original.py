"""Animals as it was laid out and paced: a dialogue that scrolls, black on white, answers typed on the bottom line."""

from collections.abc import Callable

from arcade.games.animals import entry, strings
from arcade.games.animals.look import Choice, Dialogue
from arcade.games.animals.rules import MOST_LETTERS, meaning
from arcade.machine.machine import Frames
from arcade.machine.spectrum.basic import FOR
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.programs.printed_look import PrintedLook

START, KEY, PROMPT = (0.1, 10), (0.05, -5), (0.05, 20)
END = ((0.5, 2.0), (0.2, 6.0))
PAUSE_FRAMES = 100
"""Two pauses after the last notes, in which the listing looked for an n."""

# Milliseconds measured on the ROM.
FILLING_THE_TREE, BEGINNING, LINE_TAKEN, INPUT_OPENED = 494.0, 24.0, 36.0, 10.0
BLANK_STRIPPED = 16.6
"""Each at the end of a text stored in fifty characters."""
QUESTION_ABOVE = 10.0
"""More before a question for each above it in the tree."""
PLACED = 25.0
"""More for the question about the new animal's answer."""
LEARNED = 120.0
"""After the last words of a game, before its notes."""
SLOT = "\0"
"""Where a stored text goes into a sentence."""
PROMPT_ROW = 23


class Original(PrintedLook, Dialogue):
    """Prints, waits as long as the listing did, and reads lines."""

    def title(self) -> Frames[None]:
        self.clear_screen()
        yield

    def ask_game(self) -> Frames[Choice]:
        """There is only one."""
        yield
        return Choice.GUESS

    def begin(self) -> Frames[None]:
        machine = self.machine
        if self.program.results:
            for _ in range(3):
                machine.print("")
        else:
            yield from machine.basic.takes(FILLING_THE_TREE)
        machine.print(self.program.text(strings.THINK))
        yield from machine.basic.takes(BEGINNING)
        yield from machine.basic.beep(*START)
        machine.print_at(PROMPT_ROW, 0, self.program.text(strings.PRESS))
        yield from ask_key(machine)
        machine.cls_lower()
        yield from machine.basic.beep(*KEY)

    def ask_fact(self) -> Frames[bool | None]:
        """A question of the walk; what is neither yes nor no has it repeated."""
        return self._asking(f"{SLOT}?", entry.capital(self.program.walk.text), self._searched, None)

    def ask_guess(self) -> Frames[bool | None]:
        words = self.program.text(strings.IS_IT, animal=SLOT)
        return self._asking(words, self.said(self.program.walk.text), self._searched, strings.YES_OR_NO)

    @property
    def _searched(self) -> float:
        """Milliseconds until the walk asks, the longer the further down the tree."""
        return QUESTION_ABOVE * (len(self.program.walk.nodes) - 1)

    def _asking(self, words: str, stored: str, beside: float, unclear: Text | None) -> Frames[bool]:
        machine = self.machine
        while True:
            yield from self._say(words, stored)
            yield from machine.basic.takes(beside)
            yield from machine.basic.beep(*PROMPT, INPUT_OPENED)
            answer = meaning((yield from self._line()))
            if answer is not None:
                return answer
            if unclear is not None:
                machine.print(self.program.text(unclear))

    def _line(self) -> Frames[str]:
        line = yield from self.machine.input(move=True, quoted=True)
        yield from self.machine.basic.takes(LINE_TAKEN)
        return line

    def _say(self, words: str, *stored: str) -> Frames[None]:
        """A sentence; it stops before each stored text while the blanks are stripped from that."""
        first, *rest = words.split(SLOT)
        *lines, last = first.split("\n")
        for line in lines:
            self.machine.print(line)
        self.machine.print(last, end="")
        for text, more in zip(stored, rest, strict=True):
            yield from self.machine.basic.takes(BLANK_STRIPPED * (MOST_LETTERS - len(text)))
            self.machine.print(text + more, end="")
        self.machine.print("")

    def end_found(self) -> Frames[None]:
        return self.tell(self.program.text(strings.FOUND))

    def ask_animal(self) -> Frames[str | None]:
        return self._typed(self.program.text(strings.WHAT_THEN), self.read_animal)

    def ask_question(self, old: str, new: str) -> Frames[str | None]:
        """A question that parts two animals."""
        words = self.program.text(strings.TELL_APART_BOOK, old=SLOT, new=SLOT)
        return self._typed(words, self.read_question, self.said(old), self.said(new))

    def _typed(self, words: str, read: Callable[[str], str | Text], *stored: str) -> Frames[str]:
        while True:
            yield from self._say(words, *stored)
            got = read((yield from self._line()))
            if isinstance(got, str):
                return got
            self.machine.print(self.program.text(got))

    def ask_answer(self, new: str) -> Frames[bool | None]:
        words = self.program.text(strings.WHICH_ANSWER, new=SLOT)
        return self._asking(words, self.said(new), PLACED, strings.JUST_YES_OR_NO)

    def end_learned(self, words: Text) -> Frames[None]:
        return self.tell(self.program.text(words))

    def tell(self, words: str) -> Frames[None]:
        self.machine.print(words)
        yield

    def again(self) -> Frames[bool]:
        """Two notes, two seconds' pause, and the question, which the listing left to a key held meanwhile."""
        machine = self.machine
        yield from machine.basic.takes(LEARNED)
        yield from machine.basic.tune(END, FOR)
        yield from machine.wait(PAUSE_FRAMES)
        return (yield from self._key_question(strings.ANOTHER))

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
