"""A figure that speaks, blinks while it waits and cheers: what looks with one do alike."""

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import TypeVar

from arcade.machine.machine import Frames
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.flow.alongside import scene, while_asking
from arcade.toolkit.flow.list_menu import choose_picture
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.panels import button
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.sound.jingles import SELECT
from arcade.toolkit.sound.pieces import Playable
from arcade.toolkit.words.labels import NO, YES

A = TypeVar("A")
BLINK_EVERY = 150
"""Frames from blink to blink."""
BLINK = 7
"""Frames of a blink."""
BEATS = 8
"""How often arms go up and down for joy."""
BEAT = 12
"""Frames of each beat."""
BUTTON_WIDTH, BUTTON_COLUMNS = 10, (4, 18)
ANSWERS = {"y": 0, "d": 0, "n": 1}


class Mood(Enum):
    """How a figure looks."""

    CALM = auto()
    BLINKING = auto()
    THINKING = auto()
    GLAD = auto()
    CHEERING = auto()
    ANGRY = auto()


class FigureLook(DrawnLook):
    """A look in which a figure speaks; games build their own looks on it."""

    @abstractmethod
    def figure(self, mood: Mood) -> None:
        """Show the figure in a mood."""

    def alive(self, waiting: Frames[A], mood: Mood = Mood.CALM) -> Frames[A]:
        """Wait for something while the figure blinks now and then."""

        def blink(frame: int) -> None:
            self.figure(Mood.BLINKING if blinks(frame - 1, BLINK_EVERY, BLINK) else mood)

        return while_asking(self.machine, waiting, blink)

    def cheer(self, phrase: Playable) -> Frames[None]:
        """The figure throws its arms up to a phrase."""
        return scene(self.machine, self._cheering(), phrase)

    def _cheering(self) -> Frames[None]:
        hurry = SkippableWait(self.machine)
        for beat in range(BEATS):
            self.figure(Mood.GLAD if beat % 2 else Mood.CHEERING)
            yield from hurry.wait(BEAT)

    def ask_button(self, row: int, gap: int, wrong: Wrong, leave: Sequence[Control] = ()) -> Frames[int]:
        """Yes (0) or no (1), by two buttons with a key and a word on each, so many blanks between; NOTHING to leave."""

        def show(place: int, on: bool) -> None:
            for at, words in enumerate((YES, NO)):
                text = self.program.text(words)
                label = f"{text[0].upper()}{' ' * gap}{text}"
                button(self.machine, row, BUTTON_COLUMNS[at], BUTTON_WIDTH, label, on and place == at)

        grid = Grid(rows=1, columns=2, left=16, top=8 * row, width=112, height=8)
        asking = choose_picture(self.program, grid, 2, show, wrong=wrong, leave=leave, typed=ANSWERS)
        chosen = yield from self.alive(asking)
        self.machine.chime(SELECT)
        return chosen
