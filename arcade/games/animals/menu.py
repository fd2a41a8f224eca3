"""The owl's menus and small talk: lists to choose from, waits in which she blinks."""

from collections.abc import Sequence
from typing import TypeVar

from arcade.games.animals import strings
from arcade.games.animals.look import Dialogue
from arcade.games.animals.scene import HELP_ROW, ZOO_ROW, Scene
from arcade.games.animals.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, TAKE_BACK
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.panels import button
from arcade.toolkit.programs.figure_look import FigureLook, Mood
from arcade.toolkit.sound.jingles import SELECT
from arcade.toolkit.sound.score import Score

T = TypeVar("T")
BACKS = (TAKE_BACK, BACK)
LIST_COLUMN, LIST_WIDTH, ITEM_ROWS = 1, 30, 2
READING = 60
"""Frames that a sentence stays unless a key is pressed."""


class Menu(FigureLook, Dialogue):
    """What the modern look's screens have in common."""

    key_row = HELP_ROW

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.scene = Scene(program.machine)

    def say(self, words: Text, **values: object) -> Frames[None]:
        """The owl says something in the language of the moment."""
        return self.scene.say(self.program.text(words, **values))

    def tell(self, words: str) -> Frames[None]:
        """The owl says a whole sentence, and leaves time to read it."""
        self.scene.owl(Mood.CALM)
        yield from self.scene.say(words)
        yield from self.alive(SkippableWait(self.machine).wait(READING + 2 * len(words)))

    def linger(self) -> Frames[None]:
        """Time to read what was said."""
        return self.alive(SkippableWait(self.machine).wait(READING))

    def figure(self, mood: Mood) -> None:
        """The owl."""
        self.scene.owl(mood)

    def cheer(self, phrase: Score) -> Frames[None]:
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
        """The animals still possible."""
        self.scene.zoo([self.program.tree.node(leaf).text for leaf in leaves], self.program.tongue)
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
            lines = wrap(f"{index + 1} {labels[index]}", LIST_WIDTH - 2)[:ITEM_ROWS]
            for place in range(ITEM_ROWS):
                words = lines[place] if place < len(lines) else ""
                button(self.machine, ZOO_ROW + ITEM_ROWS * index + place, LIST_COLUMN, LIST_WIDTH, words, on, not place)

        for index in range(len(labels)):
            show(index, False)
        self.scene.help(self.program.text(strings.STEER))
        asking = choose_picture(self.program, grid, len(labels), show, wrong=self.wrong_key, leave=BACKS)
        chosen = yield from self.alive(asking)
        self.machine.chime(SELECT)
        return chosen
