"""Manners of staking on the way to a goal: always the same coins, or boldly; and games of each, played very fast.

Bold play (L. Dubins and L. Savage, 1965) stakes all there is, but no more than is wanted. It is best where only small
prizes pay; this machine's rare large ones reward smaller stakes as well, which the games played here show.
"""

from dataclasses import dataclass, field

from arcade.games.fortune_wheel.levels import Terms
from arcade.games.fortune_wheel.memory import LARGEST_STAKE
from arcade.toolkit.contract.dice import Dice

BOLD = 0
MANNERS = (2, 5, 10, 20, BOLD)
"""The coins staked each time."""
GAMES = 1000


def stake(manner: int, lei: int, goal: int) -> int:
    """What a manner stakes of a sum."""
    if manner == BOLD:
        return min(lei, LARGEST_STAKE, goal - lei)
    return min(lei, manner)


@dataclass
class Trial:
    """Many games of each manner to the goal or to the last coin, a slice at a time."""

    terms: Terms
    dice: Dice
    reached: list[int] = field(default_factory=lambda: [0] * len(MANNERS))
    played: list[int] = field(default_factory=lambda: [0] * len(MANNERS))

    @property
    def done(self) -> bool:
        """Whether all games are played."""
        return all(played == GAMES for played in self.played)

    def play(self, pulls: int) -> None:
        """Play whole games of every manner in turn, until about so many pulls are made."""
        outcomes = self.terms.paytable.outcomes()
        while pulls > 0 and not self.done:
            # Whoever has played least is next, so that all bars grow together.
            place = min(range(len(MANNERS)), key=lambda place: self.played[place])
            pulls -= self._game(place, outcomes)

    def _game(self, place: int, outcomes: tuple[int, ...]) -> int:
        lei, pulls, goal = self.terms.start, 0, self.terms.goal
        while 0 < lei < goal:
            lei += stake(MANNERS[place], lei, goal) * (outcomes[self.dice.below(len(outcomes))] - 1)
            pulls += 1
        self.played[place] += 1
        self.reached[place] += lei >= goal
        return pulls
