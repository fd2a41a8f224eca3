"""What the looks of the Tower of Hanoi see of its program: the attempt, and the rod whose disc was taken."""

from collections.abc import Sequence

from arcade.games.hanoi.levels import Level, start
from arcade.games.hanoi.rules import Move, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, Move]):
    """A tower being carried."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.SIX if self.original else Level(setup.level)
        self.attempt = Attempt(start(self.level, self.dice))
        self.rod = 0
        """Where the cursor is."""
        self.source: int | None = None
        """The rod whose top disc has been taken and not yet been put down."""
