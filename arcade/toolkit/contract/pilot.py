"""A player for demonstrations: it sees the program's state and presses keys like anybody else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import ClassVar, Generic, Literal, TypeVar, cast

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.contract.searching import Thinking

A = TypeVar("A")
P = TypeVar("P", bound=AnyProgram)
Hands = Generator[Keys, None, None]
"""What a player's hands do: each ``yield`` gives the keys held in the coming frame."""
PUSHES = {(0, -1): "pad1 left", (0, 1): "pad1 right", (-1, 0): "pad1 up", (1, 0): "pad1 down"}
"""The joystick's directions, by the rows down and columns to the right that a step goes."""


class Pilot(ABC, Generic[P]):
    """Base of every game's pilot. It may look at the program but not change it, and has dice of its own."""

    watched: bool = False
    """Whether it plays for whoever looks on, as long as they like; otherwise a game is to come to its end some day."""

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

    def think(self, search: Thinking[A]) -> Generator[Keys, None, A]:
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

    def touch(self, pad: str = "pad1") -> Hands:
        """Fire once in a listing's look whose cursor is hidden until it is touched, unless that has been done."""
        if self.program.original and not self.program.cursor_shown:
            yield from self.press(f"{pad} fire")

    def take(self, start: tuple[int, int], end: tuple[int, int]) -> Hands:
        """Steer a cursor, hidden or not, from one cell to another and fire."""
        yield from self.touch()
        yield from self.steer(start, end)
        yield from self.press("pad1 fire")

    def type(self, line: str) -> Hands:
        """Type a line and Return."""
        yield from self.press(*line, "return", frames=3, gap=3)

    def until_asked(self, kind: Literal["key", "line"] | None = "key") -> Hands:
        """Rest until the program waits for a key, or for a line, or for either (None)."""
        while (waiting := self.program.machine.waiting) is None or kind not in (None, waiting.kind):
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


class AnsweringPilot(Pilot[P]):
    """Base of pilots that wait for a question, answer it, and wait for the next one: by turns, for ever."""

    thought: ClassVar[int]
    """Frames for which a question with no answer of its own is looked at."""
    glance: ClassVar[int] = 20
    """The same for a question of the game's own."""
    breath: ClassVar[int] = 0
    """Frames of rest after each answer."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            if key := self.reply():
                yield from self.answer(key, thought=self.glance)
            elif self.moving:
                yield from self.move()
            else:
                yield from self.go_on()
            yield from self.rest(self.breath)

    def reply(self) -> str:
        """The key that answers what is asked now, if it is one of the game's own questions; else ""."""
        return ""

    @property
    @abstractmethod
    def moving(self) -> bool:
        """Whether a move is asked for."""

    @abstractmethod
    def move(self) -> Hands:
        """Make a move, or a step towards one."""

    def go_on(self) -> Hands:
        """Answer any other question with fire, which means what it proposes: another game, the same again."""
        return self.answer("pad1 fire", thought=self.thought)
