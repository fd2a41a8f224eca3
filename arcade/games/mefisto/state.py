"""What the looks of Mefisto see of its program: the attempt, and where the cursor is."""

from collections.abc import Sequence

from arcade.games.mefisto.levels import Level, size_of
from arcade.games.mefisto.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, int]):
    """A square of fires."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.CLASSIC if self.original else Level(setup.level)
        self.size = size_of(self.level)
        self.attempt = Attempt(Position(self.size, 0))
        self.lamp = self.size**2 // 2
        """Where the cursor is."""
