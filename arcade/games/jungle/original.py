"""The jungle as in the book: black on white, a dialogue that scrolls, a letter and ENTER at the bottom."""

from collections.abc import Iterable

from arcade.games.jungle import strings
from arcade.games.jungle.events import Events, Fate, Peril, Way, What
from arcade.games.jungle.levels import EASY, HARD, MEDIUM
from arcade.games.jungle.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Tab
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.programs.printed_look import PrintedLook

WIDTH = 32
SKILLS = {"U": EASY, "E": EASY, "M": MEDIUM, "G": HARD, "H": HARD}
"""The letters of both languages."""
WAY_LETTERS = tuple(way.value for way in Way)
YES, NO = ("A", "Y", "D"), ("B", "N")
PROMPT_ROW = 22
KM_COLUMN, TITLE_COLUMN, BYE_ROW, FULL = 10, 7, 20, 22
BEFORE_SKILL, AFTER_SKILL, BEFORE_WAY, AFTER_WAY, AFTER_ANSWER = 2.6, 3.5, 0.7, 8.5, 3
"""Frames of the listing's own work around its questions."""
SCROLL_MILLISECONDS = 46
LASTS = {What.SWALLOWED: 275, What.SHOUTED: 382, What.STARVED: 190}
LASTS_EACH = {What.PAUSE: 1, What.WAITED: 10}
"""Frames for which events keep you in suspense, and those for each unit of an event's number."""


class Original(PrintedLook):
    """Prints what happens, and lets it scroll away."""

    program: State
    _rows = 0
    """Printed since the screen was empty."""

    def title(self) -> Frames[None]:
        """There was none but the headline."""
        yield

    @property
    def usual_skill(self) -> int:
        """What ENTER alone means."""
        return SKILLS[self.program.terms.letter]

    def ask_skill(self) -> Frames[int]:
        """A fresh screen with the headline, the briefing and the question how hard the game should be."""
        machine, text = self.machine, self.program.text
        self.clear_screen()
        self._rows = 0
        yield from machine.basic.cls()
        yield from self._print(text(strings.TITLE).upper(), TITLE_COLUMN)
        yield from self._print()
        for line in text(strings.BRIEFING).split("\n"):
            yield from self._print(line)
        yield from machine.wait(BEFORE_SKILL)
        while True:
            typed = yield from machine.input(text(strings.DIFFICULTY), PROMPT_ROW, usual=self.program.terms.letter)
            if (letter := typed.strip().upper()) in SKILLS:
                return SKILLS[letter]

    def begin(self) -> Frames[None]:
        """The walk begins below the briefing."""
        yield from self.machine.wait(AFTER_SKILL)
        yield from self._print()

    def ask_way(self) -> Frames[Way | Control | None]:
        """The first kilometre is announced as well; after a wrong letter the ways are printed again."""
        text = self.program.text
        yield from self.machine.wait(BEFORE_WAY)
        if len(self.program.walkers) > 1:
            yield from self._print(text(strings.PLAYER, n=self.program.turn + 1).upper())
        yield from self._print(text(strings.ONE_KILOMETRE), KM_COLUMN)
        yield from self._print(text(strings.WHICH_WAY))
        letter = ""
        while letter not in WAY_LETTERS:
            yield from self._choices(zip("ABCD", strings.WAYS.values(), strict=True))
            letter = yield from self._letter()
        return Way(letter)

    def ask_answer(self, peril: Peril) -> Frames[str | None]:
        """The peril and its choices; any text is an answer."""
        yield from self._print()
        yield from self._say(self.program.text(strings.FACING[peril]))
        yield from self._choices(zip("ABCDE", strings.CHOICES[peril], strict=False))
        return (yield from self._letter())

    def _choices(self, choices: Iterable[tuple[str, Text]]) -> Frames[None]:
        lines = [f"{letter}-{self.program.text(words)}" for letter, words in choices]
        for line in lines[:-1]:
            yield from self._print(f"{line};")
        yield from self._print(f"{lines[-1]} ?")

    def _letter(self) -> Frames[str]:
        """A line in capitals."""
        return (yield from self.machine.input(move=True)).strip().upper()

    def hint(self, climbed: bool) -> Frames[None]:
        """Trees were only for fleeing."""
        del climbed
        yield

    def move(self, events: Events) -> Frames[None]:
        """A sentence for each event, and the time it takes."""
        texts, machine = self.program.text, self.machine
        on_the_way = not {event.what for event in events} - {What.MET, What.VOICES, What.HOUSES, What.BUMPED}
        yield from machine.wait(AFTER_WAY if on_the_way else AFTER_ANSWER)
        # Raspberries that are left need no words.
        told = {event.what for event in events} & (strings.OUTCOMES.keys() - {What.PASSED_BY})
        if told:
            yield from self._print()
        for event in events:
            if event.what in told:
                yield from self._say(texts(strings.OUTCOMES[event.what], n=event.number))
            yield from machine.wait(LASTS.get(event.what, 0) + LASTS_EACH.get(event.what, 0) * event.number)
        if self.program.walker.trek.fate not in (None, Fate.SAVED):
            yield from self._print(texts(strings.THE_END))

    def end(self) -> Frames[None]:
        yield from self.machine.wait(50)
        yield from ask_key(self.machine)

    def again(self) -> Frames[bool]:
        text = self.program.text
        yield from self._print()
        yield from self._print(text(strings.ANOTHER_TRY))
        while (letter := (yield from self._letter())) not in YES + NO:
            yield from self._print(text(strings.PLEASE))
        return letter in YES

    def farewell(self) -> Frames[None]:
        """A last word at the bottom."""
        machine = self.machine
        machine.cls()
        machine.print_at(BYE_ROW, KM_COLUMN, self.program.text(strings.GOODBYE))
        machine.print_at(BYE_ROW + 1, 0, "*****")
        yield

    def _say(self, words: str) -> Frames[None]:
        for line in wrap(words, WIDTH):
            yield from self._print(line)

    def _print(self, line: str = "", column: int = 0) -> Frames[None]:
        """A row, and the time that it takes to scroll."""
        self.machine.print(Tab(column), line)
        self._rows += 1
        yield from self.machine.basic.takes((3 + 0.5 * len(line)) + SCROLL_MILLISECONDS * (self._rows >= FULL))
