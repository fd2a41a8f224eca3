"""A player for demonstrations: it sees the program's state and presses keys like anybody else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import Generic, Literal, TypeVar, cast

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.contract.searching import Search

A = TypeVar("A")
P = TypeVar("P", bound=AnyProgram)
Hands = Generator[Keys, None, None]
"""What a player's hands do: each ``yield`` gives the keys held in the coming frame."""


class Pilot(ABC, Generic[P]):
    """Base of every game's pilot. It may look at the program but not change it, and has dice of its own."""

    def __init__(self, program: P, dice: Dice) -> None:
        self.program = program
        self.dice = dice

    @abstractmethod
    def play(self) -> Hands:
        """The hands' movements from the program's first frame on; when they end, the hands rest."""

    def rest(self, frames: int) -> Hands:
        """Hold nothing for so many frames."""
        for _ in range(frames):
            yield NO_KEYS

    def ponder(self, search: Search[A]) -> Generator[Keys, None, A]:
        """Search with the hands at rest, a slice a frame; gives the answer."""
        while True:
            try:
                next(search)
            except StopIteration as stop:
                return cast(A, stop.value)
            yield NO_KEYS

    def press(self, *keys: str, frames: int = 4, gap: int = 4) -> Hands:
        """Press the keys one after the other, each for `frames` frames with `gap` frames between."""
        for key in keys:
            for _ in range(frames):
                yield frozenset((key,))
            yield from self.rest(gap)

    def steer(self, start: tuple[int, int], end: tuple[int, int]) -> Hands:
        """Push the joystick until a cursor at row and column `start` is at `end`."""
        down, right = end[0] - start[0], end[1] - start[1]
        yield from self.press(*["pad1 down"] * down, *["pad1 up"] * -down)
        yield from self.press(*["pad1 right"] * right, *["pad1 left"] * -right)

    def type(self, line: str) -> Hands:
        """Type a line and Return."""
        yield from self.press(*line, "return", frames=3, gap=3)

    def until_asked(self, kind: Literal["key", "line"] = "key") -> Hands:
        """Rest until the program waits for a key or a line."""
        while (waiting := self.program.machine.waiting) is None or waiting.kind != kind:
            yield NO_KEYS

    @property
    def choices(self) -> tuple[str, ...]:
        """The keys that answer what is asked now; none for a cursor, any key, or while nothing is asked."""
        waiting = self.program.machine.waiting
        return waiting.choices if waiting else ()

    def turns(self, phase: Callable[[], str], move: Callable[[], Hands], look: int) -> Hands:
        """Move while the phase is "move", look at any other question and press Return, until it is "over"."""
        while phase() != "over":
            if self.program.machine.waiting is None:
                yield NO_KEYS
            elif phase() == "move":
                yield from move()
            else:
                yield from self.rest(look)
                yield from self.press("return")

    def answer(self, *keys: str, thought: int = 20) -> Hands:
        """Wait for each question, think a little, press the key."""
        for key in keys:
            yield from self.until_asked()
            yield from self.rest(thought)
            yield from self.press(key)
