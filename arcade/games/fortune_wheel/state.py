"""What a look may show: whose turn it is, the purse, the stake, and what the drums showed last."""

from dataclasses import dataclass

from arcade.games.fortune_wheel.levels import Terms
from arcade.games.fortune_wheel.memory import Purse
from arcade.games.fortune_wheel.rules import Drums, Pattern, pattern


@dataclass(frozen=True)
class Board:
    """The machine and its players at one moment."""

    terms: Terms
    purses: tuple[Purse | None, ...]
    """A purse for each seat, none while it has yet to be filled."""
    seat: int
    stake: int
    drums: Drums | None

    @property
    def purse(self) -> Purse:
        """The purse of who pulls; empty before any coins were brought."""
        return self.purses[self.seat] or Purse.with_lei(0)

    @property
    def shown(self) -> Pattern:
        """The pattern of the last pull."""
        return pattern(self.drums) if self.drums else Pattern.NOTHING

    @property
    def times(self) -> int:
        """How many times the last stake came back."""
        return self.terms.paytable.pays[self.shown]

    @property
    def gain(self) -> int:
        """What the last pull won beyond its stake; negative when the stake was lost."""
        return self.stake * (self.times - 1)
