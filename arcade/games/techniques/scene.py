"""The stage an exhibit runs on: a strip of the screen above its source, or the whole screen in the book's manner."""

from dataclasses import dataclass, replace
from typing import TypeVar

from arcade.machine.key_repeat import RepeatRate
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import FIRE
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import RAINBOW, attribute, pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import EMPTY
from arcade.toolkit.sound.tunes import Tune

T = TypeVar("T")
TOP, HEIGHT = 2, 10
WHOLE = 22
"""Rows of the screen that the book's programs draw on."""
BARS = RAINBOW
"""The inks of the notes played."""
SPEEDS = (2.0, 1.0, 0.5)
"""What our own paces are multiplied by, by level."""


@dataclass(frozen=True)
class Stage:
    """Where an exhibit draws, in which colours, and how fast: the book's way or ours."""

    program: Program[Spectrum]
    colours: int
    top: int = TOP
    height: int = HEIGHT

    @property
    def machine(self) -> Spectrum:
        """The computer."""
        return self.program.machine

    @property
    def book(self) -> bool:
        """Whether it is done as the book does it."""
        return self.program.original

    @property
    def calm(self) -> bool:
        """Whether nothing may flash."""
        return self.program.calm

    @property
    def dice(self) -> Dice:
        """Chance for decoration."""
        return self.program.decoration_dice

    def pick(self, book: T, ours: T) -> T:
        """The book's value or ours."""
        return book if self.book else ours

    def pace(self, book: float, ours: float) -> float:
        """Frames: the book's as measured, or ours at the level's speed."""
        return book if self.book else self.speed(ours)

    def speed(self, frames: float) -> float:
        """Frames of ours at the level's speed."""
        return frames * SPEEDS[self.program.setup.level - 1]

    def text(self, words: Text | Count, **values: object) -> str:
        """Words in the visitor's language."""
        return self.program.text(words, **values)

    def wait(self, frames: float) -> Frames[None]:
        """Let so many frames pass."""
        return self.machine.wait(frames)

    def clear(self) -> None:
        """Blank the stage."""
        fill(self.machine, self.top, 0, self.height, COLUMNS, EMPTY, self.colours)

    def write(self, line: int, column: int, words: str, colours: int | None = None) -> None:
        """Print on a line of the stage."""
        write(self.machine, self.top + line, column, words, self.colours if colours is None else colours)

    def feed(self, words: str) -> None:
        """Roll the stage up by a line and print on its last one, without ever asking "scroll?"."""
        below = lift_cells(self.machine, self.top + 1, 0, self.height - 1, COLUMNS)
        replace(below, row=self.top).put_back(self.machine)
        self.write(self.height - 1, 0, words.ljust(COLUMNS))

    def decor(self, words: str) -> None:
        """A background of words in all colours."""
        for line in range(self.height):
            paper = line % 8
            self.write(line, 0, (words * COLUMNS)[:COLUMNS], attribute(0 if paper & 4 else 7, paper))

    def play(self, notes: Tune) -> Frames[None]:
        """Play notes, each with a bar on the stage as long as it is high."""
        shown = 0
        for seconds, pitch in notes:
            if pitch is not None:
                length = min(max(round(pitch + 60) * COLUMNS // 130, 1), COLUMNS)
                ink = self.pick(self.colours, pair(BARS[shown % len(BARS)] + "k"))
                self.write(shown % self.height, 0, ("\x8f" * length).ljust(COLUMNS), ink)
                shown += 1
            yield from self.machine.tune(((seconds, pitch),))

    def tally(self, line: int, words: Text, rate: RepeatRate, frames: int) -> Frames[None]:
        """Count on a line how often fire counts while it is pressed and held."""
        keys, keyboard, count, held = FIRE.keys, self.machine.keyboard, 0, 0
        for _ in range(frames):
            pressed = keyboard.tapped(keys)
            held = held + 1 if keyboard.down(keys) and not pressed else 0
            count += pressed or rate.due(held)
            self.write(line, 1, self.text(words, first=rate.delay, next=rate.every, n=count))
            yield
