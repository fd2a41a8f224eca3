"""The owl's menus and small talk: lists to choose from, waits in which she blinks; and the riddle, chosen likewise."""

from collections.abc import Sequence
from typing import TypeVar

from arcade.games.animals import MUSIC, entry, strings
from arcade.games.animals.look import Dialogue, State
from arcade.games.animals.rules import Riddle
from arcade.games.animals.scene import HELP_ROW, MOST_CARDS, ZOO_ROW, Scene, card_place
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, TAKE_BACK
from arcade.toolkit.contract.texts import Prose, Text, wrap
from arcade.toolkit.flow.alongside import scene
from arcade.toolkit.flow.list_menu import NOTHING, choose_picture
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.panels import button
from arcade.toolkit.programs.figure_look import FigureLook, Mood
from arcade.toolkit.sound.jingles import SELECT
from arcade.toolkit.sound.pieces import Playable

T = TypeVar("T")
BACKS = (TAKE_BACK, BACK)
LIST_COLUMN, LIST_WIDTH, ITEM_ROWS = 1, 30, 2
READING_FRAMES = 60
"""A sentence stays as long unless a key is pressed."""


class Menu(FigureLook, Dialogue):
    """What the modern look's screens have in common."""

    key_row = HELP_ROW

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program)

    def say(self, words: Text, **values: object) -> Frames[None]:
        return self.scene.say(self.program.text(words, **values))

    def tell(self, words: str) -> Frames[None]:
        """The owl says a whole sentence, and leaves time to read it."""
        self.figure(Mood.CALM)
        yield from self.scene.say(words)
        yield from self.linger(READING_FRAMES + 2 * len(words))

    def linger(self, frames: int = READING_FRAMES) -> Frames[None]:
        return self.alive(SkippableWait(self.machine).wait(frames))

    def figure(self, mood: Mood) -> None:
        self.scene.owl(mood)

    def cheer(self, phrase: Playable) -> Frames[None]:
        """She flaps her wings to a phrase."""
        yield from super().cheer(phrase)
        self.figure(Mood.GLAD)

    def count(self, left: int | None = None) -> None:
        """The numbers in the top row: animals known, and those still possible."""
        fields = [(self.program.text(strings.KNOWN_ANIMALS), self.program.tree.animals)]
        if left is not None:
            fields.append((self.program.text(strings.LEFT_ANIMALS), left))
        self.scene.status.show(*fields)

    def show_zoo(self, leaves: Sequence[int]) -> None:
        self.scene.zoo([self.program.tree.node(leaf).text for leaf in leaves])
        self.count(len(leaves))

    def alive(self, waiting: Frames[T], mood: Mood = Mood.CALM) -> Frames[T]:
        """Wait for something while the owl blinks now and then; then she looks at the player."""
        found = yield from super().alive(waiting, mood)
        self.figure(Mood.CALM)
        return found

    def ask_choice(self, question: Text, choices: Sequence[Text]) -> Frames[int]:
        """A question with a list under it; the number of the choice, from 0, or NOTHING for back."""
        yield from self.say(question)
        return (yield from self.ask_item([self.program.text(choice) for choice in choices]))

    def ask_item(self, labels: Sequence[str]) -> Frames[int]:
        """One of a list, each item two rows high; numbers choose as well. NOTHING when the player goes back."""
        self.scene.clear_zoo()
        grid = Grid(rows=len(labels), columns=1, left=0, top=8 * ZOO_ROW, width=256, height=8 * ITEM_ROWS)

        def show(index: int, on: bool) -> None:
            lines = [*wrap(f"{index + 1} {labels[index]}", LIST_WIDTH - 2), *[""] * ITEM_ROWS]
            for place, words in enumerate(lines[:ITEM_ROWS]):
                button(self.machine, ZOO_ROW + ITEM_ROWS * index + place, LIST_COLUMN, LIST_WIDTH, words, on, not place)

        for index in range(len(labels)):
            show(index, False)
        self.scene.help(strings.STEER)
        asking = choose_picture(self.program, grid, len(labels), show, wrong=self.wrong_key, leave=BACKS)
        chosen = yield from self.alive(asking)
        self.machine.chime(SELECT)
        return chosen


class Riddles(Menu):
    """The game the other way round: a list of questions, the owl's replies, and the cards to choose from."""

    def begin_riddle(self, riddle: Riddle) -> Frames[None]:
        self.count(len(riddle.possible()))
        self.scene.clear_zoo()
        yield from self.say(strings.GUESS_MINE)
        yield from self.linger()

    def ask_riddle(self, riddle: Riddle) -> Frames[str | int]:
        """The next question, or the node of the animal that the player takes it for."""
        questions = riddle.questions()
        while True:
            labels = [f"{entry.capital(question)}?" for question in questions]
            if len(riddle.possible()) <= MOST_CARDS:
                labels.append(self.program.text(strings.I_KNOW_IT))
            chosen = yield from self.ask_item(labels)
            if 0 <= chosen < len(questions):
                return questions[chosen]
            if chosen != NOTHING:
                leaf = yield from self._pick_animal(riddle)
                if leaf is not None:
                    return leaf

    def _pick_animal(self, riddle: Riddle) -> Frames[int | None]:
        """A card of the possible animals; None goes back to the questions."""
        leaves = riddle.possible()
        names = [riddle.tree.node(leaf).text for leaf in leaves]
        self.scene.clear_zoo()
        self.scene.zoo(names)
        self.scene.help(strings.STEER)
        grid = Grid(rows=3, columns=6, left=16, top=88, width=40, height=24)

        def show(place: int, on: bool) -> None:
            self.scene.frame(card_place(place), on)
            if on:
                self.scene.say_at_once(self.program.text(strings.WHICH, animal=self.said(names[place])))

        asking = choose_picture(self.program, grid, len(leaves), show, wrong=self.wrong_key, leave=BACKS, typed={})
        chosen = yield from asking
        return None if chosen == NOTHING else leaves[chosen]

    def reply(self, riddle: Riddle, question: str) -> Frames[None]:
        """Yes, no, or never taught."""
        reply = riddle.reply(question)
        words: Prose = strings.NEVER_TAUGHT if reply is None else strings.MY_YES if reply else strings.MY_NO
        self.figure(Mood.CALM)
        self.count(len(riddle.possible()))
        yield from self.scene.say(f"{entry.capital(question)}? {self.program.text(words)}")

    def end_riddle(self, riddle: Riddle, won: bool) -> Frames[None]:
        """The secret comes out."""
        secret = riddle.tree.node(riddle.secret).text
        self.scene.clear_zoo()
        self.scene.big(secret)
        if won:
            words = self.program.text(strings.RIGHT, n=len(riddle.asked), animal=self.said(secret))
            yield from self.scene.say(words)
            yield from self.cheer(MUSIC.won)
        else:
            yield from self.say(strings.WRONG_ANIMAL, animal=self.said(secret))
            yield from scene(self.machine, self.machine.wait(1), MUSIC.lost)
