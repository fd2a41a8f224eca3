"""The machine's rules, and a player's purse.

Three drums stop on digits from 1 to 9, each as likely as any other, and pay by their pattern. The first that fits
counts: three ones; three digits that follow one another upwards; downwards; three equal ones; the first two equal; the
first and the last equal; a one anywhere. What is none of these pays nothing, the last two being equal included. A
paytable says how many times the stake comes back for each pattern; "once" neither wins nor loses.
"""

from dataclasses import dataclass
from enum import IntEnum
from itertools import product

from arcade.games.fortune_wheel.levels import Paytable
from arcade.toolkit.contract.dice import Dice

Drums = tuple[int, int, int]
"""The digits from left to right."""
DIGITS = 9
LARGEST_STAKE = 99
"""A stake has two digits, however rich the player is."""
USUAL_LEI = 50
REMEMBERED_PULLS = 200
Balance = tuple[int, int]
"""The real sum, and the sum to expect in 729ths, which are exact."""


class Pattern(IntEnum):
    """What a pull can show, in the order in which the machine looks for it."""

    ONES = 0
    RISING = 1
    FALLING = 2
    EQUAL = 3
    FIRST_PAIR = 4
    OUTER_PAIR = 5
    LONE_ONE = 6
    NOTHING = 7


def drawn(dice: Dice) -> Drums:
    return 1 + dice.below(DIGITS), 1 + dice.below(DIGITS), 1 + dice.below(DIGITS)


def pattern(drums: Drums) -> Pattern:
    left, middle, right = drums
    if drums == (1, 1, 1):
        return Pattern.ONES
    if middle - left == right - middle == 1:
        return Pattern.RISING
    if middle - left == right - middle == -1:
        return Pattern.FALLING
    if left == middle == right:
        return Pattern.EQUAL
    if left == middle:
        return Pattern.FIRST_PAIR
    if left == right:
        return Pattern.OUTER_PAIR
    return Pattern.LONE_ONE if 1 in drums else Pattern.NOTHING


RESULTS = sorted(pattern((left, middle, right)) for left, middle, right in product(range(1, DIGITS + 1), repeat=3))
"""What each of the 729 pulls shows that are equally likely."""
PULLS = len(RESULTS)
CHANCES = tuple(map(RESULTS.count, Pattern))
"""In how many of the results each pattern comes."""


def back(paytable: Paytable) -> int:
    """What comes back of a stake on each result."""
    return sum(paytable[shown] for shown in RESULTS)


def hundredths(paytable: Paytable) -> int:
    """What comes back in the long run, in hundredths of a percent, rounded."""
    return (2 * 10_000 * back(paytable) + PULLS) // (2 * PULLS)


@dataclass(frozen=True)
class Purse:
    """What one player has, brought and staked so far."""

    lei: int
    brought: int
    pulls: int = 0
    staked: int = 0
    history: tuple[Balance, ...] = ()

    @classmethod
    def with_lei(cls, lei: int) -> "Purse":
        return cls(lei, lei, history=((lei, lei * PULLS),))

    @property
    def most(self) -> int:
        return min(self.lei, LARGEST_STAKE)

    def after(self, stake: int, shown: Pattern, paytable: Paytable) -> "Purse":
        """The purse when a stake was pulled with. Raises ValueError for one that it does not hold."""
        if not 1 <= stake <= self.most:
            raise ValueError(f"{stake} lei cannot be staked of {self.lei}")
        lei = self.lei + stake * (paytable[shown] - 1)
        expected = self.history[-1][1] + stake * (back(paytable) - PULLS)
        history = (*self.history, (lei, expected))[-REMEMBERED_PULLS - 1 :]
        return Purse(lei, self.brought, self.pulls + 1, self.staked + stake, history)
