"""What the looks of Mastermind see of its program: the code and the tries at it, or the duel."""

from collections.abc import Sequence

from arcade.games.mastermind.levels import OPEN, TASKS
from arcade.games.mastermind.rules import Level
from arcade.games.mastermind.statistics import Record
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.code import Attack
from arcade.toolkit.codes.duel import Duel
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.programs.contest import Tally


class State(Program[Spectrum]):
    """Codes being broken; one that is not hidden yet is empty."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.task = OPEN if self.original else TASKS[Level(setup.level)]
        self.two = setup.seats == 2
        self.attack = Attack("", self.task.repeats)
        """The player's attack on the computer's code."""
        self.hints = 0
        self.helped = False
        """Whether the computer has tried a code in this game."""
        self.records = {repeats: Record() for repeats in (False, True)}
        self.duel = Duel((self.attack, self.attack))
        self.tally = Tally()
        """Duels won and lost."""

    @property
    def record(self) -> Record:
        """The record for codes of this kind."""
        return self.records[self.attack.repeats]
