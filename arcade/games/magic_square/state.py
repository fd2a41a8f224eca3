"""What the looks of the magic square see of its program: the attempt, and the square that a player fills."""

from collections.abc import Sequence

from arcade.games.magic_square.entry import Filling
from arcade.games.magic_square.levels import Level, size_of
from arcade.games.magic_square.rules import Position, in_order
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, int]):
    """A square of tiles on its cross."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.size = size_of(self.level)
        self.attempt = Attempt(in_order(self.size, self.level is Level.MAGIC))
        self.filling = Filling(self.size)
        self.cell: Cell = (1, 0)
        """Where the cursor is."""
