"""Numbers as people write them, kept exact: read from any line, and written with at most eight significant digits."""

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from arcade.toolkit.contract.languages import Language

DIGITS = 8
"""Significant digits shown, as the book's machine did."""
LIMIT = 1_000_000
"""The absolute value of a number is smaller than this."""
_DECIMAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)", re.ASCII)
_FRACTION = re.compile(r"(?P<sign>[+-]?)(?:(?P<whole>[0-9]+) +)?(?P<top>[0-9]+) *[/:] *(?P<bottom>[0-9]+)", re.ASCII)


class Unfit(Enum):
    """Why a line isn't accepted as a number."""

    NO_NUMBER = "no number"
    BY_ZERO = "by zero"
    TOO_LARGE = "too large"


def read(line: str) -> Fraction | Unfit:
    """The number of a typed line: 49.5 and 49,5 are the same, 99/2 and 49 1/2 too."""
    words = line.strip().replace(",", ".").replace("–", "-")
    if _DECIMAL.fullmatch(words):
        # Longer texts than any number that is taken are not worked out at all.
        number = Fraction(words) if len(words) <= 4 * DIGITS else Fraction(LIMIT)
    elif found := _FRACTION.fullmatch(words):
        if len(words) > 4 * DIGITS:
            return Unfit.TOO_LARGE
        if not int(found["bottom"]):
            return Unfit.BY_ZERO
        number = int(found["whole"] or 0) + Fraction(int(found["top"]), int(found["bottom"]))
        number = -number if found["sign"] == "-" else number
    else:
        return Unfit.NO_NUMBER
    return number if abs(number) < LIMIT and number.denominator <= 10**9 else Unfit.TOO_LARGE


def written(number: Fraction, point: str = ".") -> str:
    """A number with at most eight significant digits, the last one rounded; 7 rather than 6.9999999963."""
    nearest = _rounded(number)
    if abs(number - nearest) <= Fraction(1, 1_000_000):
        return str(nearest)
    size, places = abs(number), DIGITS
    while places and size * 10**places >= 10**DIGITS:
        places -= 1
    while size * 10**places < 10 ** (DIGITS - 1):
        places += 1
    whole, rest = divmod(_rounded(size * 10**places), 10**places)
    digits = f"{rest:0{places}d}".rstrip("0")
    return ("-" if number < 0 else "") + str(whole) + (point + digits if digits else "")


def _rounded(number: Fraction) -> int:
    """To the nearest whole number, halves up."""
    return (number + Fraction(1, 2)).__floor__()


@dataclass(frozen=True)
class Notation:
    """The signs of a country: its decimal point, and its sign for division."""

    point: str
    over: str

    def number(self, number: Fraction) -> str:
        return written(number, self.point)


NOTATIONS: dict[Language, Notation] = {"en": Notation(".", "÷"), "ro": Notation(",", ":")}
"""How sums are written at school."""
