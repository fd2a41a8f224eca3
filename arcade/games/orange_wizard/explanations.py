"""Why a sum comes to what it does: the way to do it in the head, written as sums."""

from fractions import Fraction

from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.rules import Sign, Step

FEW = 4
"""So many times something is better added up."""


def equation(before: Fraction, one: Step, notation: Notation) -> str:
    """The sum with its result: "12 ÷ 5 = 2.4"."""
    return f"{asked(before, one, notation)} = {notation.number(one.of(before))}"


def asked(before: Fraction, one: Step, notation: Notation) -> str:
    """The sum without its result."""
    return f"{notation.number(before)} {one.shown(notation)}"


def way(before: Fraction, one: Step, notation: Notation, told: bool = True) -> str:
    """How to do a sum in the head, a line each; `told` ends it with the result. Empty where there is no easier way."""
    match one.sign:
        case Sign.TIMES:
            lines = _times(before, one.by, notation)
        case Sign.OVER:
            unknown = notation.number(one.of(before)) if told else "?"
            return f"{unknown} × {notation.number(one.by)} = {notation.number(before)}"
        case _:
            lines = _by_tens(before, one, notation)
    return f"{lines} = {notation.number(one.of(before))}" if lines and told else lines


def _times(number: Fraction, by: Fraction, notation: Notation) -> str:
    """In two parts: tens and ones, whole and broken, five and the rest; a few of the same are added up."""
    shown = notation.number
    big, small = max(number, by), min(number, by)
    if small < 0:
        return ""
    whole = Fraction(big.__floor__())
    if big != whole:
        first = whole
    elif big > 10 and big % 10:
        first = big - big % 10
    elif small.denominator == 1 and 2 <= small <= FEW:
        return " + ".join([shown(big)] * int(small))
    elif 5 < big < 10:
        first = Fraction(5)
    else:
        return ""
    parts = [part for part in (first, big - first) if part]
    products = " + ".join(f"{shown(part)} × {shown(small)}" for part in parts)
    return f"{products}\n= " + " + ".join(shown(part * small) for part in parts)


def _by_tens(number: Fraction, one: Step, notation: Notation) -> str:
    """First to the full ten, then the rest."""
    over = number % 10
    first = 10 - over if one.sign is Sign.PLUS else over
    if not 0 < first < one.by or number < 0:
        return ""
    sign, rest = one.sign.value, one.by - first
    return f"{notation.number(number)} {sign} {notation.number(first)} {sign} {notation.number(rest)}"
