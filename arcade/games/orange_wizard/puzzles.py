"""What is asked at each level: chains of sums and questions from the times table; and how to do them in the head."""

from fractions import Fraction

from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.levels import Degree
from arcade.games.orange_wizard.rules import BOOK, Chain, Sign, Step, step
from arcade.toolkit.contract.dice import Dice

EXAMINATION_QUESTIONS = 10


def chain(dice: Dice, degree: Degree, length: int, start: Fraction | None = None) -> Chain:
    """A chain of so many steps, all of whose numbers suit the degree; without a start, for any whole number.

    The number so far is a * x + b, x being the secret number, so a is 0 where the start is known.
    """
    a, b = (Fraction(1), Fraction(0)) if start is None else (Fraction(0), start)
    steps: list[Step] = []
    while len(steps) < length:
        used = steps[-1].sign if steps else None
        sign = dice.pick([sign for sign in Sign if sign is not used and _operands(degree, a, b, steps, sign)])
        one = Step(sign, dice.pick(_operands(degree, a, b, steps, sign)))
        steps.append(one)
        b = one.of(b)
        a = one.of(a) if sign in (Sign.TIMES, Sign.OVER) else a
    return tuple(steps)


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
    return Fraction(2 + dice.below(degree.start - 1))


def examination(dice: Dice, degree: Degree) -> list[tuple[Fraction, Step]]:
    sums: list[tuple[Fraction, Step]] = []
    while len(sums) < EXAMINATION_QUESTIONS:
        top = max(3, degree.table * (len(sums) + 5) // (EXAMINATION_QUESTIONS + 4))
        one, other = 2 + dice.below(degree.table - 1), 2 + dice.below(top - 1)
        backwards = degree.divides and len(sums) % 2
        question = Fraction(one * other if backwards else one), step(Sign.OVER if backwards else Sign.TIMES, other)
        if question not in sums:
            sums.append(question)
    return sums


def equation(before: Fraction, one: Step, notation: Notation) -> str:
    """The sum with its result: "12 ÷ 5 = 2.4"."""
    return f"{asked(before, one, notation)} = {notation.number(one.of(before))}"


def asked(before: Fraction, one: Step, notation: Notation) -> str:
    return f"{notation.number(before)} {one.shown(notation)}"


def way(before: Fraction, one: Step, notation: Notation, told: bool = True) -> str:
    """How to do a sum in the head, a line each; `told` ends it with the result. Empty where there is no easier way."""
    found = notation.number(one.of(before))
    if one.sign is Sign.OVER:
        return f"{found if told else '?'} × {notation.number(one.by)} = {notation.number(before)}"
    lines = _times(before, one.by, notation) if one.sign is Sign.TIMES else _by_tens(before, one, notation)
    return f"{lines} = {found}" if lines and told else lines


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
    elif small.denominator == 1 and 2 <= small <= 4:
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
