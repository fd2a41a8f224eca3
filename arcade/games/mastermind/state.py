"""What the looks of Mastermind see of its program: the code and the tries at it, or the duel; and its record."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.families.codes.code import Attack
from arcade.families.codes.duel import Duel
from arcade.games.mastermind.levels import LEVELS, OPEN
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.programs.contest import Tally


@dataclass(frozen=True)
class Record:
    """Codes found without the computer's taking over, the tries for all of them, and the fewest; hints are tries."""

    games: int = 0
    tries: int = 0
    best: int = 0

    def after(self, tries: int) -> "Record":
        """The record with one more code."""
        return Record(self.games + 1, self.tries + tries, min(self.best or tries, tries))

    @property
    def tenths(self) -> int:
        """The average in tenths of a try, rounded; 0 without games."""
        return (20 * self.tries + self.games) // (2 * self.games) if self.games else 0

    def plain(self) -> Plain:
        return self.games, self.tries, self.best


class State(Program[Spectrum]):
    """Codes being broken; one that is not hidden yet is empty."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.task = OPEN if self.original else LEVELS[setup.level].sets
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
        return self.records[self.attack.repeats]
