"""What a look sees of its program: whose turn it is, the purses, the stake, and what the drums showed last."""

from collections.abc import Sequence

from arcade.games.fortune_wheel.levels import LEVELS
from arcade.games.fortune_wheel.rules import Drums, Pattern, Purse, pattern
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought


class State(Program[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = LEVELS[setup.level].sets
        self.purses: list[Purse | None] = [None] * setup.seats
        """A purse for each seat, none while it has yet to be filled."""
        self.seat = self.stake = 0
        self.drums: Drums | None = None

    @property
    def two(self) -> bool:
        return self.setup.seats == 2

    @property
    def purse(self) -> Purse:
        """The purse of who pulls; empty before any coins were brought."""
        return self.purses[self.seat] or Purse.with_lei(0)

    @property
    def at_goal(self) -> bool:
        return 0 < self.terms.goal <= self.purse.lei

    @property
    def shown(self) -> Pattern:
        return pattern(self.drums) if self.drums else Pattern.NOTHING

    @property
    def times(self) -> int:
        """How many times the last stake came back."""
        return self.terms.paytable[self.shown]

    @property
    def gain(self) -> int:
        """What the last pull won beyond its stake; negative when the stake was lost."""
        return self.stake * (self.times - 1)
