"""What the looks of Chinese draughts see of its program: the attempt, its board, and the records of the sitting."""

from collections.abc import Sequence

from arcade.games.chinese_draughts.layout import Field
from arcade.games.chinese_draughts.levels import board_of
from arcade.games.chinese_draughts.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, int]):
    """Arrows that change sides."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.board = board_of(setup.level, setup.original)
        self.field = Field(self.board)
        self.attempt = Attempt(self.board.start())
        self.square: Cell = self.field.squares[self.board.middle]
        """Where the cursor is."""
        self.longest: int | None = None
        """The most moves made in a game of this sitting, solved or not: the original's record."""
        self.best: int | None = None
        """The fewest moves that solved it."""
