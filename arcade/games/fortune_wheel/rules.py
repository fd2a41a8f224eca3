"""The machine's rules: three drums stop on digits from 1 to 9, each as likely as any other, and pay by their pattern.

The first pattern that fits counts: three ones; three digits that follow one another upwards; downwards; three equal
ones; the first two equal; the first and the last equal; a one anywhere. What is none of these pays nothing, the last
two being equal included. A paytable says how many times the stake comes back for each pattern; the stake itself is
in it, so that "once" neither wins nor loses.
"""

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from itertools import product

Drums = tuple[int, int, int]
"""The digits from left to right."""
DIGITS = 9
PULLS = DIGITS**3
"""Different results of a pull, all equally likely."""


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


def pattern(drums: Drums) -> Pattern:
    """What the drums show."""
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


def _chances() -> tuple[int, ...]:
    digits = range(1, DIGITS + 1)
    found = Counter(pattern((left, middle, right)) for left, middle, right in product(digits, digits, digits))
    return tuple(found[one] for one in Pattern)


CHANCES = _chances()
"""In how many of the 729 results each pattern comes."""


@dataclass(frozen=True)
class Paytable:
    """How many times the stake each pattern brings back, in the patterns' order."""

    pays: tuple[int, ...]

    @property
    def back(self) -> int:
        """What comes back of a coin staked on each of the 729 results."""
        return sum(chance * times for chance, times in zip(CHANCES, self.pays, strict=True))

    @property
    def exact(self) -> Fraction:
        """The exact part of all stakes that comes back in the long run."""
        return Fraction(self.back, PULLS)

    @property
    def hundredths(self) -> int:
        """The same in hundredths of a percent, rounded."""
        return (2 * 10_000 * self.back + PULLS) // (2 * PULLS)

    def outcomes(self) -> tuple[int, ...]:
        """How many times a stake comes back in each of the 729 results, for pulling fast."""
        return tuple(times for chance, times in zip(CHANCES, self.pays, strict=True) for _ in range(chance))


PRINTED = Paytable((100, 15, 12, 10, 3, 2, 1, 0))
"""What the table on the original's screen promises."""
PAID = Paytable((100, 15, 12, 10, 5, 2, 1, 0))
"""What the original's program really paid."""
HOUSE = Paytable((100, 13, 10, 9, 3, 2, 0, 0))
"""A house that keeps about 5 in 100, as most do, and says so."""
