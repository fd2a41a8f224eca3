"""The modern look: a wise owl talks in a speech bubble, the animals still possible stand before her on cards."""

from collections.abc import Callable
from functools import partial

from arcade.games.animals import MUSIC, entry, strings
from arcade.games.animals.look import Choice
from arcade.games.animals.menu import BACKS, Riddles
from arcade.games.animals.rules import MOST_LETTERS
from arcade.games.animals.scene import BUTTON_ROW
from arcade.games.animals.title import Title
from arcade.machine.machine import Frames
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.animation.transitions import Wipe, reveal
from arcade.toolkit.contract.controls import TAKE_BACK
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.programs.figure_look import BLINK, BLINK_EVERY, Mood
from arcade.toolkit.sound.jingles import SELECT, WRONG
from arcade.toolkit.sound.tunes import tune

DRUMS = tune("s/32 s s s s s s s k/8", 130)
INPUT_ROW = 23
NAME_LETTERS = 26
REFUSAL_FRAMES = 45
"""A refusal stays as long, unless a key is pressed."""


class Modern(Riddles):
    """Asks by buttons and cards, and lets lines be typed only where something new is to be learned."""

    guessed = False
    """Whether an animal was named, its picture in place of the cards."""

    def title(self) -> Frames[None]:
        yield from Title(self.program).show()
        yield from reveal(self.machine, self.scene.begin, Wipe.CENTRE, 16)

    def ask_game(self) -> Frames[Choice]:
        self.guessed = False
        self.scene.begin()
        self.count()
        chosen = yield from self.ask_choice(strings.GREETING, [choice.value for choice in Choice])
        return list(Choice)[max(chosen, 0)]

    def begin(self) -> Frames[None]:
        self.scene.clear_zoo()
        self.show_zoo(self.program.tree.leaves())
        yield from self.say(strings.THINK)
        self.scene.help(strings.READY)
        yield from self.alive(ask_key(self.machine))
        self.machine.chime(SELECT)
        yield

    def ask_fact(self) -> Frames[bool | None]:
        """A question of the walk, the animals still possible on their cards."""
        walk = self.program.walk
        if self.guessed:
            self.scene.clear_zoo()
            self.guessed = False
        self.show_zoo(self.program.tree.leaves(walk.at))
        yield from self.scene.say(f"{entry.capital(walk.text)}?")
        return (yield from self._yes_or_no(strings.YES_OR_NO))

    def ask_guess(self) -> Frames[bool | None]:
        """She thinks, a drum rolls, and the animal is there."""
        animal, self.guessed = self.program.walk.text, True
        self.figure(Mood.THINKING)
        self.count(1)
        yield from self.say(strings.HMM)
        hurry = SkippableWait(self.machine)
        self.machine.chime(DRUMS)
        yield from hurry.wait(40)
        self.scene.clear_zoo()
        self.scene.big(animal)
        self.scene.owl(Mood.CALM)
        yield from self.say(strings.IS_IT, animal=self.said(animal))
        return (yield from self._yes_or_no(strings.YES_OR_NO))

    def _yes_or_no(self, unclear: Text) -> Frames[bool | None]:
        self.scene.help(strings.BACK_KEY)
        chosen = yield from self.ask_button(BUTTON_ROW, 3, partial(self.refuse, unclear), BACKS)
        return None if chosen == NOTHING else chosen == 0

    def end_found(self) -> Frames[None]:
        """Hooray: she flies round it."""
        self.scene.clear_buttons()
        yield from self.say(strings.FOUND)
        yield from scene(self.machine, self.scene.flight(), MUSIC.over, self.rest)

    def ask_animal(self) -> Frames[str | None]:
        return self._typed(self.program.text(strings.WHAT_THEN), self.read_animal, NAME_LETTERS)

    def ask_question(self, old: str, new: str) -> Frames[str | None]:
        """A question that parts two animals, their pictures side by side."""
        self.scene.clear_zoo()
        self.scene.big(old, column=3)
        self.scene.big(new, column=18)
        words = self.program.text(strings.TELL_APART, old=self.said(old), new=self.said(new))
        return self._typed(words, self.read_question, MOST_LETTERS)

    def _typed(self, words: str, read: Callable[[str], str | Text], limit: int) -> Frames[str | None]:
        yield from self.scene.say(words)
        while True:
            line = yield from self._line(limit)
            if line is None:
                yield from self.say(strings.NEVER_MIND)
                return None
            got = read(line)
            if isinstance(got, str):
                self.machine.chime(SELECT)
                return got
            yield from self.refuse(got)
            yield from self.scene.say(words)

    def _line(self, limit: int) -> Frames[str | None]:
        """A typed line; None if it is broken off."""
        self.scene.owl(Mood.CALM)
        self.scene.clear_buttons()
        self.scene.help(strings.LETTERS)
        typing = self.machine.input("→ ", INPUT_ROW, limit)
        while True:
            try:
                next(typing)
            except StopIteration as stop:
                return str(stop.value)
            if self.program.down(TAKE_BACK):
                typing.close()
                return None
            yield

    def ask_answer(self, new: str) -> Frames[bool | None]:
        yield from self.say(strings.WHICH_ANSWER, new=self.said(new))
        self.scene.clear_zoo()
        self.scene.big(new)
        return (yield from self._yes_or_no(strings.JUST_YES_OR_NO))

    def end_learned(self, words: Text) -> Frames[None]:
        """A word on what was learned, and one more animal on the counter."""
        self.scene.clear_buttons()
        self.count()
        yield from self.say(words)
        yield from scene(self.machine, self.scene.feathers(), MUSIC.won, self.rest)

    def rest(self, frame: int) -> None:
        self.scene.owl(Mood.BLINKING if blinks(frame, BLINK_EVERY, BLINK) else Mood.CALM)

    def ask_forget(self, anything: bool) -> Frames[bool | None]:
        """What to forget: true everything, false the last lesson, None nothing."""
        if not anything:
            yield from self.say(strings.NOTHING_LEARNED)
            yield from self.linger()
            return None
        choices = (strings.NOTHING_AT_ALL, strings.LAST_LESSON, strings.ALL_LESSONS)
        chosen = yield from self.ask_choice(strings.FORGET_WHAT, choices)
        return {1: False, 2: True}.get(chosen)

    def refuse(self, words: Text) -> Frames[None]:
        """The owl says kindly what will not do, and leaves time to read it."""
        yield from self.say(words)
        yield from self.machine.tune(WRONG)
        yield from SkippableWait(self.machine).wait(REFUSAL_FRAMES)
