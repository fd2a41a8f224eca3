"""Exact arithmetic of a line: digits joined by signs, of which × and ÷ bind tighter; equals go from left to right.

Whatever a line makes is a fraction, since a player may well divide 7 by 2. From what a wrong line makes and what it
should, the mistake is guessed.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from operator import add, mul, sub, truediv

from arcade.games.simultan.levels import DIVIDED, MINUS, PLUS, TIMES, Mistake

TIGHT = TIMES + DIVIDED
Number = Fraction | int
OPERATIONS: dict[str, Callable[[Fraction, Number], Fraction]] = {PLUS: add, MINUS: sub, TIMES: mul, DIVIDED: truediv}
OPPOSITE = {PLUS: MINUS, MINUS: PLUS, TIMES: DIVIDED, DIVIDED: TIMES}


def applied(one: Number, sign: str, other: Number) -> Fraction:
    return OPERATIONS[sign](Fraction(one), other)


def stages(numbers: Sequence[Number], signs: str) -> list[tuple[list[Fraction], str]]:
    """Numbers and signs of a line as it is worked out, one sign after the other; at last there is a single number."""
    line = [Fraction(number) for number in numbers]
    found = [(line, signs)]
    while signs:
        place = next((place for place, sign in enumerate(signs) if sign in TIGHT), 0)
        line = [*line[:place], applied(line[place], signs[place], line[place + 1]), *line[place + 2 :]]
        signs = signs[:place] + signs[place + 1 :]
        found.append((line, signs))
    return found


def quotient(numbers: Sequence[Number], signs: str) -> tuple[Number, Number]:
    """What a line makes as a numerator and a denominator, which may have divisors in common: quicker than `worth`."""
    above: Number = 0  # what was summed up, over `below`
    top = numbers[0]  # the product that is being made, over `bottom`
    below: Number = 1
    bottom: Number = 1
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign == TIMES:
            top *= number
        elif sign == DIVIDED:
            bottom *= number
        else:
            above, below = above * bottom + top * below, below * bottom
            top, bottom = number if sign == PLUS else -number, 1
    return above * bottom + top * below, below * bottom


@lru_cache(256)
def worth(numbers: tuple[Number, ...], signs: str) -> Fraction:
    """What a line makes; kept, for a blackboard's lines are asked again in every frame."""
    return Fraction(*quotient(numbers, signs))


def whole(numbers: Sequence[Number], signs: str) -> bool:
    """Whether every step of a line leaves whole numbers, so that each division comes out."""
    return all(number.denominator == 1 for line, _ in stages(numbers, signs) for number in line)


def worked(numbers: Sequence[Number], signs: str) -> str:
    """A line worked out in writing: 2+3×4=2+12=14."""
    return "=".join(
        "".join(f"{number}{sign}" for number, sign in zip(line, [*left, ""], strict=True))
        for line, left in stages(numbers, signs)
    )


def plainly(numbers: Sequence[Number], signs: str) -> Fraction:
    """What a line makes for somebody who forgets that × and ÷ come first."""
    made = Fraction(numbers[0])
    for sign, number in zip(signs, numbers[1:], strict=True):
        made = applied(made, sign, number)
    return made


def backwards(numbers: Sequence[Number], signs: str) -> Fraction:
    """What a line of equals makes for somebody who begins at its right end."""
    made = Fraction(numbers[-1])
    for sign, number in zip(signs[::-1], numbers[-2::-1], strict=True):
        made = applied(number, sign, made) if made or sign != DIVIDED else Fraction(0)
    return made


def mixed(number: Fraction) -> str:
    """A number as people write it: 964 1/3."""
    amount, rest = divmod(abs(number.numerator), number.denominator)
    minus = "-" if number < 0 else ""
    if not rest:
        return f"{minus}{amount}"
    return f"{minus}{amount} {rest}/{number.denominator}" if amount else f"{minus}{rest}/{number.denominator}"


MISTAKES = tuple(Mistake)
_BY_SIGN = {DIVIDED: Mistake.DIVIDING, TIMES: Mistake.MULTIPLYING, MINUS: Mistake.SUBTRACTING, PLUS: Mistake.ADDING}
"""The first of these signs that a line has names its mistake."""


def mistaken(digits: tuple[int, ...], signs: str, wanted: int) -> Mistake:
    """What most likely went wrong in a line that does not make what is wanted."""
    made: Fraction = worth(digits, signs)
    if made != wanted:
        if plainly(digits, signs) == wanted:
            return Mistake.PRECEDENCE
        if backwards(digits, signs) == wanted:
            return Mistake.ORDER
        for place, sign in enumerate(signs):
            if worth(digits, signs[:place] + OPPOSITE[sign] + signs[place + 1 :]) == wanted:
                return Mistake.SIGN
    return next(mistake for sign, mistake in _BY_SIGN.items() if sign in signs)
