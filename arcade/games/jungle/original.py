"""The jungle as it was told: black on white, a dialogue that scrolls, a letter and ENTER at the bottom."""

from collections.abc import Iterable

from arcade.games.jungle import strings
from arcade.games.jungle.events import Events, Fate, Peril, What
from arcade.games.jungle.notation import Way
from arcade.games.jungle.state import EASY, HARD, MEDIUM, State
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
KM_COLUMN, TITLE_COLUMN, BYE_ROW = 10, 7, 20
KILOMETRE = 26
"""Frames from an answer to the next question, where nothing happens."""
SHOT, SHOT_MORE = 229, 29
SWALLOWED, SHOUTED, WAITED, HOUR = 283, 390, 226, 10
"""Frames from an answer to the next question: a kill by pistol (so many, and up to so many more), the snake's dinner,
three shouts, and waiting, with as much again for each hour."""
PAUSE = 88
"""Frames of a dramatic pause at most; it is never none."""
BREATH = 30
BEFORE_KEY = 50


class Original(PrintedLook):
    """Prints what happens, and lets it scroll away."""

    program: State

    def title(self) -> Frames[None]:
        """There was none but the headline."""
        yield

    def ask_skill(self) -> Frames[int]:
        """A fresh screen with the headline, the briefing and the question how hard it is to be."""
        machine, text = self.machine, self.program.text
        self.clear_screen()
        machine.print(Tab(TITLE_COLUMN), text(strings.TITLE).upper())
        machine.print()
        for line in text(strings.BRIEFING).split("\n"):
            machine.print(line)
        yield from machine.wait(KILOMETRE)
        usual = "EMHH"[self.program.setup.level - 1]
        while True:
            typed = yield from machine.input(text(strings.DIFFICULTY), PROMPT_ROW, usual=usual)
            if (letter := typed.strip().upper()) in SKILLS:
                return SKILLS[letter]

    def begin(self) -> Frames[None]:
        """The walk begins below the briefing."""
        self.machine.print()
        yield

    def ask_way(self) -> Frames[Way | Control | None]:
        """The first kilometre is announced as well; whatever is no way is asked again."""
        machine, text = self.machine, self.program.text
        if len(self.program.walkers) > 1:
            machine.print(text(strings.PLAYER, n=self.program.turn + 1).upper())
        machine.print(Tab(KM_COLUMN), text(strings.ONE_KILOMETRE))
        machine.print(text(strings.WHICH_WAY))
        self._choices(zip("ABCD", strings.WAYS.values(), strict=True))
        while (letter := (yield from self._letter())) not in WAY_LETTERS:
            machine.print(text(strings.PLEASE))
        return Way(letter)

    def ask_answer(self, peril: Peril) -> Frames[str | None]:
        """The peril and its choices; any text is an answer."""
        self.machine.print()
        self._say(self.program.text(strings.FACING[peril]))
        self._choices(zip("ABCDE", strings.CHOICES[peril], strict=False))
        return (yield from self._letter())

    def _choices(self, choices: Iterable[tuple[str, Text]]) -> None:
        lines = [f"{letter}-{self.program.text(words)}" for letter, words in choices]
        for line in lines[:-1]:
            self.machine.print(f"{line};")
        self.machine.print(f"{lines[-1]} ?")

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
        if any(event.what is not What.MET for event in events):
            machine.print()
        for event in events:
            if event.what in strings.OUTCOMES:
                self._say(texts(strings.OUTCOMES[event.what], n=event.number))
        if self.program.walker.trek.fate not in (None, Fate.SAVED):
            machine.print(texts(strings.THE_END))
        yield from machine.wait(self._pace(events))

    def _pace(self, events: Events) -> int:
        kinds = {event.what for event in events}
        waited = [event for event in events if event.what is What.WAITED]
        if waited:
            return WAITED + HOUR * waited[0].number
        if {What.SHOT, What.KILLED} <= kinds:
            return SHOT + self.program.dice.below(SHOT_MORE)
        if What.SWALLOWED in kinds:
            return SWALLOWED
        if {What.SHOUTED, What.SUNK} <= kinds:
            return SHOUTED
        if not kinds - {What.MET, What.VOICES, What.HOUSES}:
            return KILOMETRE
        # A run took a pause of up to thirty frames by the skill, in which the machine could wait for ever: mended.
        longest = 30 // self.program.walker.trek.skill + 1 if What.RAN in kinds else PAUSE
        return BREATH + self.program.dice.below(longest)

    def end(self) -> Frames[None]:
        """A while, and a key."""
        yield from self.machine.wait(BEFORE_KEY)
        yield from ask_key(self.machine)

    def again(self) -> Frames[bool]:
        """Whether to try again."""
        machine, text = self.machine, self.program.text
        machine.print()
        machine.print(text(strings.ANOTHER_TRY))
        while (letter := (yield from self._letter())) not in YES + NO:
            machine.print(text(strings.PLEASE))
        return letter in YES

    def farewell(self) -> Frames[None]:
        """A last word at the bottom."""
        machine = self.machine
        machine.cls()
        machine.print_at(BYE_ROW, KM_COLUMN, self.program.text(strings.GOODBYE))
        machine.print_at(BYE_ROW + 1, 0, "*****")
        yield

    def _say(self, words: str) -> None:
        for line in wrap(words, WIDTH):
            self.machine.print(line)
