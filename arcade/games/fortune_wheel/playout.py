"""A thousand pulls at once, each with one coin: how often every pattern came, beside how often it should."""

from dataclasses import dataclass, field

from arcade.games.fortune_wheel.rules import CHANCES, PULLS, Pattern, Paytable
from arcade.toolkit.contract.dice import Dice

THOUSAND = 1000
_PATTERNS = tuple(shown for shown in Pattern for _ in range(CHANCES[shown]))


@dataclass
class Thousand:
    """The pulls made so far, counted by pattern."""

    paytable: Paytable
    dice: Dice
    counts: list[int] = field(default_factory=lambda: [0] * len(Pattern))

    def pull(self, times: int) -> None:
        """Some pulls more, a thousand at most."""
        for _ in range(min(times, THOUSAND - self.pulls)):
            self.counts[_PATTERNS[self.dice.below(PULLS)]] += 1

    @property
    def pulls(self) -> int:
        """How many there have been."""
        return sum(self.counts)

    @property
    def back(self) -> int:
        """The coins that came back."""
        return sum(count * times for count, times in zip(self.counts, self.paytable.pays, strict=True))

    @property
    def expected(self) -> int:
        """The coins to expect from so many pulls, rounded."""
        return (2 * self.pulls * self.paytable.back + PULLS) // (2 * PULLS)


def expected(shown: Pattern, pulls: int = THOUSAND) -> int:
    """How often a pattern should come in so many pulls, rounded."""
    return (2 * pulls * CHANCES[shown] + PULLS) // (2 * PULLS)
