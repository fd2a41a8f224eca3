"""What the looks of the Tower of Hanoi see of its program: the task, the attempt, the rod whose disc was taken."""

from collections.abc import Sequence

from arcade.games.hanoi.levels import LEVELS, PRINTED, Task
from arcade.games.hanoi.rules import Move, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState


def start(task: Task, dice: Dice) -> Position:
    """The position that a game begins with; only scattered discs need chance."""
    if not task.scattered:
        return Position((0,) * task.discs, task.goals, task.rods, task.stepwise)
    while True:
        goal = dice.below(task.rods)
        position = Position(tuple(dice.below(task.rods) for _ in range(task.discs)), (goal,), task.rods, task.stepwise)
        if not position.solved:
            return position


class State(PuzzleState[Spectrum, Position, Move]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.task = PRINTED if self.original else LEVELS[setup.level].sets
        self.attempt = Attempt(start(self.task, self.dice))
        self.rod = 0
        """Where the cursor is."""
        self.source: int | None = None
        """The rod whose top disc has been taken and not yet been put down."""
