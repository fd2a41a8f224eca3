"""What is on the table, what a player's keys ask for, what the program asks of a look, and what both looks say alike.

Held directions and fire repeat. The clock does not wait for what is said.
"""

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from arcade.games.simultan import CLEAR, DIGIT, FINISH, GO_DOWN, GO_LEFT, GO_RIGHT, GO_UP, ORDERS, PENCIL, SPIN, strings
from arcade.games.simultan.arithmetic import mistaken, worked
from arcade.games.simultan.levels import BOOK, LEVELS
from arcade.games.simultan.rules import CELLS, LINES, SIDE, Clock, Duel, Game, Lesson, Puzzle
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import DOWN_2, FIRE_2, HINT, LEFT_2, RIGHT_2, UP_2, Control
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import AnyProgram, Program, Setup, Thought
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import REPEAT, clicked
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

SPIN_REPEAT = RepeatRate(18, 8)
BOOK_REPEAT = RepeatRate(13, 13)
"""A key that was held was looked at once a pass."""
_PADS = tuple(f"pad{pad} {name}" for pad in (1, 2) for name in ("left", "right", "up", "down", "fire"))
ASKING = Waiting("key", (*DIGIT.keys, "a", "s", "d", "z", "k", *PENCIL.keys, *_PADS), move=True)
"""What the cabinet must leave to the game."""


class State(Program[Spectrum]):
    """What the looks show and the players change; `Main` knows the order of events."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = BOOK if setup.original else LEVELS[setup.level].sets
        self.different = bool(self.terms.different)
        self.shown = self.terms.given
        """Cells that the next puzzle shows."""
        self.lesson = Lesson()
        self.game = Game(Puzzle((0,) * CELLS, ("++",) * len(LINES)))
        self.duel: Duel | None = None
        self.number = 1
        """Which game of the sitting this is."""
        self.solving = False
        """Whether digits are waited for."""
        self.cursor: Cell = (0, 0)
        self.cell = 0
        """The cell where digits go: the one under the cursor, or where it was before it went to a button."""
        self.pencil = False

    def state(self) -> dict[str, Plain]:
        game, lesson, duel = self.game, self.lesson, self.duel
        return {
            "solving": self.solving,
            "solution": game.puzzle.digits,
            **plain_fields(game.puzzle, "signs", "results"),
            "different": self.different,
            "cells": tuple(game.cells),
            "fixed": tuple(sorted(game.fixed)),
            **plain_fields(game, "marks", "points", "checks"),
            **plain_fields(self, "cursor", "pencil"),
            **plain_fields(lesson, "games", "total", "mistakes"),
            "duel": (duel.seat, duel.turn_points, *duel.points) if duel else None,
        }


class Step(NamedTuple):
    """The cursor goes on."""

    down: int
    right: int


class Click(NamedTuple):
    """Somebody points at a pixel."""

    x: int
    y: int


Command = Step | Click | Control | int | str
"""What is asked for: a number is a digit to write, a text a key that means nothing here."""
STEPS = (
    (GO_LEFT, LEFT_2, Step(0, -1)),
    (GO_RIGHT, RIGHT_2, Step(0, 1)),
    (GO_UP, UP_2, Step(-1, 0)),
    (GO_DOWN, DOWN_2, Step(1, 0)),
)
BUTTONS = FINISH, PENCIL, HINT
"""What the cells of a fourth column stand for."""


class Hands:
    """Reads the keys of whoever's turn it is; the second player may use everything that the first does."""

    def __init__(self, program: AnyProgram) -> None:
        self.program = program
        self.keyboard = program.machine.keyboard
        self.seat = 0
        self._held = HeldKey()

    def forget(self) -> None:
        """Of the keys pressed before, only one that is kept is meant for what comes now."""
        self.keyboard.settle()
        self._held.press()

    def command(self) -> Command | None:
        self.program.machine.waiting = ASKING
        key = self.keyboard.take().lower()
        if not key:
            return self._repeated()
        command = self._meaning(key)
        if isinstance(command, Step) or command == SPIN:
            self._held.press(key)
        return command

    def _repeated(self) -> Command | None:
        command = self._meaning(self._held.key)
        rate = BOOK_REPEAT if self.program.original else SPIN_REPEAT if command == SPIN else REPEAT
        return command if self._held.repeats(self.keyboard, rate) else None

    def _meaning(self, key: str) -> Command | None:
        if place := clicked(key):
            return Click(*place)
        if key in DIGIT.keys:
            return int(key)
        for control, second, step in STEPS:
            if self._means(key, control, second):
                return step
        if self._means(key, SPIN, FIRE_2):
            return SPIN
        if self.seat and key == "pad2 back":
            return CLEAR
        if self.program.original and key == "pad1 back":
            # The book has no buttons to steer to, so this finishes.
            return FINISH
        order = next((control for control in ORDERS if key in control.keys), None)
        return order or (key if is_on_keyboard(key) else None)

    def _means(self, key: str, control: Control, second: Control) -> bool:
        return key in control.keys or (self.seat == 1 and key in second.keys)


class Ending(Enum):
    SOLVED = auto()
    WRONG = auto()
    TIME = auto()
    GIVEN_UP = auto()
    DUEL = auto()


class EquationsLook(Look[Spectrum]):
    """What the program asks of both looks. The verbs are explained in `contract/look.py`."""

    columns: int
    """Columns that the cursor walks: three of digits, and perhaps one of buttons."""

    program: State

    @abstractmethod
    def ask_different(self) -> Frames[bool]:
        """Ask whether digits may repeat; whether they must differ."""

    def composing(self) -> None:
        """A puzzle is being looked for; the book's need no time."""

    @abstractmethod
    def begin(self) -> Frames[None]:
        """Set up a new puzzle."""

    @abstractmethod
    def show(self) -> None:
        """Show what has changed since the last frame, and the cursor."""

    @abstractmethod
    def prompt(self) -> None:
        """What there is to do, instead of a message that has been read."""

    def frame(self, clock: Clock) -> Frames[bool]:
        """Let a frame go by that a clock counts; whether a pass has ended."""
        yield
        return clock.step()

    @abstractmethod
    def step(self) -> Frames[None]:
        """A pass has gone by: the points have changed."""

    def count(self) -> None:
        """Points have changed within a pass; a look that shows them always need do nothing."""

    @abstractmethod
    def at(self, x: int, y: int) -> Control | int | Cell | None:
        """What is under the mouse: a cell, or something that stands for a command."""

    def move(self) -> None:
        """A digit was written; the book made no sound for it."""

    @abstractmethod
    def refuse(self, words: Text, **values: object) -> None:
        """Say why something cannot be; nothing is lost by it."""

    @abstractmethod
    def say(self, words: Text, **values: object) -> None:
        """Say something pleasant or neutral."""

    def hint(self, digit: int) -> None:
        self.say(strings.SHOWN, digit=digit)

    def switch(self) -> None:
        self.say(strings.PENCIL_ON if self.program.pencil else strings.PENCIL_OFF)

    def taken_back(self, done: bool) -> None:
        """What was written last was undone; not `done`: there was nothing."""
        if done:
            self.move()
        else:
            self.refuse(NOTHING_TO_TAKE_BACK)

    @abstractmethod
    def checking(self) -> Frames[None]:
        """The answer is being checked."""

    def explain(self, lines: Sequence[int]) -> Frames[None]:
        """Show what is wrong in each line and why; the book explained nothing."""
        del lines
        yield from ()

    @abstractmethod
    def end(self, ending: Ending) -> Frames[None]:
        """How a game ended."""


def reason(program: State, cells: Sequence[int], line: int) -> tuple[str, str, str]:
    """The sentences about a wrong line, all of whose cells are filled."""
    puzzle, text = program.game.puzzle, program.text
    digits, signs, wanted = puzzle.along(cells, line), puzzle.signs[line], puzzle.results[line]
    name = strings.ROW if line < SIDE else strings.COLUMN
    return (
        text(name, n=line % SIDE + 1, sum=worked(digits, signs)),
        text(strings.MAKES, wanted=wanted, made=puzzle.made(cells, line)),
        text(strings.WHY[mistaken(digits, signs, wanted)]),
    )
