"""What is asked at each degree: chains of sums for a known or a secret number, and questions from the times table."""

from dataclasses import dataclass
from fractions import Fraction

from arcade.games.orange_wizard.rules import BOOK, Chain, Sign, Step, step
from arcade.toolkit.contract.dice import Dice

QUESTIONS = 10
"""In an examination."""
Sum = tuple[Fraction, Step]
"""A number, and what is to be done with it."""


@dataclass(frozen=True)
class Degree:
    """How hard the sums are."""

    lengths: tuple[int, ...]
    """Steps of the chains of one lesson, one after the other."""
    start: int
    """The largest number a chain begins with."""
    most: int
    """No product is larger."""
    added: int
    """The most that is added or taken away at once."""
    factors: tuple[int, ...]
    grain: int
    """Numbers are whole in this part of one: 1 for whole numbers, 100 for two decimals."""
    table: int
    """The largest factor of the examination."""
    divides: bool
    """Whether the examination asks the table backwards, too."""
    patience: int
    """Frames for an answer in the examination before the wizard fidgets."""


DEGREES = (
    Degree((3, 3, 4), 10, 40, 9, (2, 3), 1, 5, False, 1200),
    Degree((4, 4, 5), 20, 100, 12, (2, 3, 4, 5), 1, 10, False, 1000),
    Degree((5, 5, 6), 30, 240, 25, (2, 3, 4, 5, 6, 8), 1, 12, True, 800),
    Degree((6, 6, 7), 40, 500, 40, (2, 4, 5, 8, 10), 100, 15, True, 700),
)


def chain(dice: Dice, degree: Degree, length: int, start: Fraction | None = None) -> Chain:
    """A chain of so many steps, all of whose numbers suit the degree; without a start, whatever whole number it is.

    The number so far is a * x + b, x being the secret number, so a is 0 where the start is known.
    """
    a, b = (Fraction(1), Fraction(0)) if start is None else (Fraction(0), start)
    steps: list[Step] = []
    while len(steps) < length:
        sign = dice.pick(_signs(degree, a, b, steps))
        one = Step(sign, dice.pick(_operands(degree, a, b, steps, sign)))
        steps.append(one)
        b = one.of(b)
        a = one.of(a) if sign in (Sign.TIMES, Sign.OVER) else a
    return tuple(steps)


def _signs(degree: Degree, a: Fraction, b: Fraction, steps: list[Step]) -> list[Sign]:
    """The sums that can follow; never the same twice running."""
    return [sign for sign in Sign if not (steps and steps[-1].sign is sign) and _operands(degree, a, b, steps, sign)]


def _operands(degree: Degree, a: Fraction, b: Fraction, steps: list[Step], sign: Sign) -> list[Fraction]:
    """The numbers that a sum can be done with; never what the last step is undone with."""
    factors = [Fraction(factor) for factor in degree.factors]
    match sign:
        case Sign.PLUS:
            found = [Fraction(number) for number in range(2, degree.added + 1)]
        case Sign.MINUS:
            found = [Fraction(number) for number in range(1, degree.added + 1) if number < b or (a and number == b)]
        case Sign.TIMES:
            found = [by for by in factors if (a * degree.start + b) * by <= degree.most]
        case _:
            found = [by for by in factors if all((part * degree.grain / by).denominator == 1 for part in (a, b))]
    return [by for by in found if not steps or Step(sign, by) != steps[-1].undone]


def secret_chain(dice: Dice, degree: Degree, length: int) -> Chain:
    """A chain for a secret number; at the highest degree the last one is the book's."""
    return BOOK if degree.grain > 1 and length == degree.lengths[-1] else chain(dice, degree, length)


def start(dice: Dice, degree: Degree) -> Fraction:
    """A number for a chain to begin with."""
    return Fraction(2 + dice.below(degree.start - 1))


def examination(dice: Dice, degree: Degree) -> tuple[Sum, ...]:
    """Ten different questions whose factors grow."""
    sums: list[Sum] = []
    while len(sums) < QUESTIONS:
        top = max(3, degree.table * (len(sums) + 5) // (QUESTIONS + 4))
        one, other = 2 + dice.below(degree.table - 1), 2 + dice.below(top - 1)
        if degree.divides and len(sums) % 2:
            asked = (Fraction(one * other), step(Sign.OVER, other))
        else:
            asked = (Fraction(one), step(Sign.TIMES, other))
        if asked not in sums:
            sums.append(asked)
    return tuple(sums)
