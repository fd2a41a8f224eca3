"""What a look sees of the program, what the program asks of a look, and what both looks do alike."""

from abc import abstractmethod

from arcade.games._template import strings
from arcade.games._template.rules import Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.look import Look
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.sound.jingles import POINT

COLUMNS = 10
"""Numbers in a row."""


class State(Program[Spectrum]):
    """What a look may know: the hidden number, and which others are still possible."""

    position: Position
    """The position now."""


class NumbersLook(Look[Spectrum]):
    """A look of the numbers. The verbs are explained in `contract/look.py`."""

    grid = Grid(rows=1, columns=1, left=0, top=0, width=8, height=8)
    """Where the numbers are, in pixels."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    @abstractmethod
    def begin(self) -> Frames[None]:
        """The numbers before the first guess."""

    @abstractmethod
    def show(self) -> Frames[None]:
        """Every number, and the tries."""

    @abstractmethod
    def cursor(self, cell: Cell, on: bool) -> None:
        """Put the cursor on a number, or take it away."""

    @abstractmethod
    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""

    @abstractmethod
    def refuse(self, words: Text) -> Frames[None]:
        """Say why a number can't be chosen."""

    def lay_out(self, left: int, top: int) -> None:
        """Give each number of this game a field of three cells by two; `left` and `top` are pixels."""
        rows = self.program.position.high // COLUMNS
        self.grid = Grid(rows=rows, columns=COLUMNS, left=left, top=top, width=24, height=16)

    def move(self) -> Frames[None]:
        """The answer to a guess, higher or lower, and what is still possible."""
        position = self.program.position
        if position.outcome() is None:
            self.say(strings.HIGHER if position.last < position.hidden else strings.LOWER)
        yield from self.show()

    def hint(self) -> Frames[None]:
        """A number to try."""
        self.say(strings.ADVICE, n=self.program.position.advice)
        self.machine.chime(POINT)
        yield from ()

    @abstractmethod
    def end(self, outcome: Outcome) -> Frames[None]:
        """How the game ended."""
