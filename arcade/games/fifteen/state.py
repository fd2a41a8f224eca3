"""What the looks of the 14–15 puzzle see of its program: the tray, the attempt, and the pieces put in so far."""

from collections.abc import Sequence

from arcade.games.fifteen.levels import LEVELS, PRINTED, Deal, Tray
from arcade.games.fifteen.rules import Position, dealt, dealt_solvable, goal, stirred
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.programs.puzzle_look import PuzzleState

STIRRING = 30
"""Random moves that stir a solved tray."""


def deal(tray: Tray, dice: Dice) -> Position:
    """A random tray."""
    match tray.deal:
        case Deal.ANY:
            return dealt(dice, tray.size)
        case Deal.SOLVABLE:
            return dealt_solvable(dice, tray.size)
        case Deal.STIRRED:
            return stirred(dice, STIRRING, tray.size)


class State(PuzzleState[Spectrum, Position, int]):
    """A tray of tiles."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.tray = PRINTED if setup.original else LEVELS[setup.level].sets
        self.size = self.tray.size
        self.attempt = Attempt(Position(goal(self.size)))
        self.filled: list[int] = []
        """The pieces that the player has put into the tray, place by place."""
