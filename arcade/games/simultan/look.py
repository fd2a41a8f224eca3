"""What the program asks of a look, and what both looks say alike. The clock does not wait for what is said."""

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum

from arcade.games.simultan import strings
from arcade.games.simultan.handling import Command
from arcade.games.simultan.rules import Clock
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.refusals import NOTHING_TO_TAKE_BACK
from arcade.toolkit.picture.grid import Cell


class Ending(Enum):
    """How one player's game ended."""

    SOLVED = "solved"
    WRONG = "wrong"
    TIME = "time"
    GIVEN_UP = "given up"
    DUEL = "duel"


class EquationsLook(Look[Spectrum]):
    """A look of the square of sums. The verbs are explained in `contract/look.py`."""

    columns: int
    """Columns that the cursor walks: three of digits, and perhaps one of buttons."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

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
    def at(self, x: int, y: int) -> Command | Cell | None:
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
        """A digit of the solution was put in."""
        self.say(strings.SHOWN, digit=digit)

    def switch(self) -> None:
        """The pencil was taken up or laid down."""
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
