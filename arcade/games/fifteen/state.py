"""What the looks of the 14–15 puzzle see of its program: the attempt, and what the player has put into the tray."""

from collections.abc import Sequence

from arcade.games.fifteen.levels import size_of
from arcade.games.fifteen.rules import Position, goal
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


class State(PuzzleState[Spectrum, Position, int]):
    """A tray of tiles."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.size = size_of(setup.level, setup.original)
        self.attempt = Attempt(Position(goal(self.size)))
        self.filled: list[int] = []
        """What the player has put into the tray so far, place by place."""
