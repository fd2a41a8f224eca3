"""Chains of sums, exact to the last fraction.

The player takes a number and does one sum after the other with it. Undone from its end, the chain leads from the result
back to that number: that is all the wizard's magic. The book's chain is: plus 3, over 5, times 8,
over 5, plus 5, minus 1, so that the result is r = (x + 3) * 8/25 + 4, and x = (r - 4) * 25/8 - 3.

Two results are the same if they differ by no more than 0.0005, since nobody is asked to write more decimals.

A lesson is worth points out of a hundred and a Romanian mark from 1 to 10.
"""

import operator
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import accumulate

from arcade.games.orange_wizard.arithmetic import Notation

TOLERANCE = Fraction(1, 2000)
"""The most by which two results may differ and still be the same."""
WORTH = 10
"""Points for what is right at once."""


class Sign(Enum):
    PLUS = "+"
    MINUS = "-"
    TIMES = "×"
    OVER = "÷"


OPPOSITE = {Sign.PLUS: Sign.MINUS, Sign.MINUS: Sign.PLUS, Sign.TIMES: Sign.OVER, Sign.OVER: Sign.TIMES}
OPERATIONS: dict[Sign, Callable[[Fraction, Fraction], Fraction]] = {
    Sign.PLUS: operator.add,
    Sign.MINUS: operator.sub,
    Sign.TIMES: operator.mul,
    Sign.OVER: operator.truediv,
}


@dataclass(frozen=True)
class Step:
    """One sum to do with the number so far."""

    sign: Sign
    by: Fraction

    def of(self, number: Fraction) -> Fraction:
        return OPERATIONS[self.sign](number, self.by)

    @property
    def undone(self) -> "Step":
        """The sum that leads back."""
        return Step(OPPOSITE[self.sign], self.by)

    def shown(self, notation: Notation) -> str:
        """As it is written: "÷ 5"."""
        sign = notation.over if self.sign is Sign.OVER else self.sign.value
        return f"{sign} {notation.number(self.by)}"


Chain = tuple[Step, ...]


def step(sign: Sign, by: int) -> Step:
    """A sum with a whole number."""
    return Step(sign, Fraction(by))


_SIGNS = (Sign.PLUS, Sign.OVER, Sign.TIMES, Sign.OVER, Sign.PLUS, Sign.MINUS)
BOOK: Chain = tuple(map(step, _SIGNS, (3, 5, 8, 5, 5, 1)))


def along(chain: Chain, start: Fraction) -> tuple[Fraction, ...]:
    """The numbers from the start to the result."""
    return tuple(accumulate(chain, lambda number, one: one.of(number), initial=start))


def result(chain: Chain, start: Fraction) -> Fraction:
    return along(chain, start)[-1]


def origin(chain: Chain, reached: Fraction) -> Fraction:
    return result(tuple(one.undone for one in reversed(chain)), reached)


def same(one: Fraction, other: Fraction) -> bool:
    """Whether two results are the same."""
    return abs(one - other) <= TOLERANCE


class Slip(Enum):
    LEFT_OUT = "left out"
    TURNED = "turned"
    MISCOUNTED = "miscounted"


def _slipped(one: Step, before: Fraction, slip: Slip) -> tuple[Fraction, ...]:
    """What a slip can make of a step: a neighbour in the table, one or ten too many or too few."""
    if slip is not Slip.MISCOUNTED:
        return (before if slip is Slip.LEFT_OUT else one.undone.of(before),)
    right = one.of(before)
    near = (right - 1, right + 1, right - 10, right + 10)
    return (*near, right - before, right + before) if one.sign is Sign.TIMES else near


def slip_in(chain: Chain, start: Fraction, reached: Fraction) -> tuple[int, Slip] | None:
    """The one step, from 0, whose slip explains a wrong result, and the kind of slip; None if no single one does."""
    befores = along(chain, start)
    for slip in Slip:
        for place, one in enumerate(chain):
            if any(same(result(chain[place + 1 :], wrong), reached) for wrong in _slipped(one, befores[place], slip)):
                return place, slip
    return None


class Praise(Enum):
    """What good marks mean, with the lowest mark for each."""

    EXCELLENT = 10
    VERY_GOOD = 8
    GOOD = 6


@dataclass(frozen=True)
class Report:
    """What was earned so far, an entry for each answer, and the sums that went wrong."""

    earned: tuple[int, ...] = ()
    slips: tuple[str, ...] = ()

    def plus(self, points: int, slip: str = "") -> "Report":
        """With one answer more, and the slip in it, if any."""
        return Report((*self.earned, points), (*self.slips, slip) if slip else self.slips)

    @property
    def right(self) -> int:
        return sum(points >= WORTH for points in self.earned)

    @property
    def points(self) -> int:
        """Out of a hundred."""
        return 100 * sum(self.earned) // (WORTH * len(self.earned)) if self.earned else 0

    @property
    def mark(self) -> int:
        """From 1 to 10."""
        return max(1, (self.points + 5) // 10)

    @property
    def passed(self) -> bool:
        return self.mark >= 5

    @property
    def praise(self) -> Praise | None:
        """The highest that the mark is enough for."""
        return next((praise for praise in Praise if self.mark >= praise.value), None)
