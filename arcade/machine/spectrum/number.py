"""Numbers as the ROM's calculator holds them: either a whole number up to 65535 or a 32-bit mantissa with an exponent.

Arcs, circles and notes depend on the last bit, so sums, products and quotients round exactly as the ROM does.

The method is that of the routines at 3014 (addition), 30CA (multiply), 31AF (division), 3214 (truncate) and 2DA2 (to an
integer) of the 48K ROM, as its published disassembly describes them.
"""

from math import frexp
from typing import NamedTuple

from arcade.machine.spectrum.errors import IntegerOutOfRangeError, NumberTooBigError

TOP = 1 << 31
FULL = (1 << 32) - 1
SMALL = 65535


class Number(NamedTuple):
    """With exponent 0 a whole number of magnitude `mantissa` <= 65535, else mantissa/2^32 * 2^(exponent-128)."""

    exponent: int
    mantissa: int
    negative: bool = False

    def __neg__(self) -> "Number":
        return Number(self.exponent, self.mantissa, not self.negative) if self.mantissa else self

    def __abs__(self) -> "Number":
        return Number(self.exponent, self.mantissa)

    def scaled(self, powers: int) -> "Number":
        """This number times a power of two, by its exponent byte alone; it must not be a small whole number."""
        exponent = self.exponent + powers
        if exponent > 255:
            raise NumberTooBigError
        return Number(exponent, self.mantissa, self.negative) if exponent > 0 else ZERO


ZERO = Number(0, 0)
ONE = Number(0, 1)
HALF = Number(0x80, TOP)
TWO_PI = Number(0x83, 0xC90FDAA2)


def whole(value: int) -> Number:
    """A small whole number, -65535 to 65535."""
    return Number(0, abs(value), value < 0)


def number(value: float | Number) -> Number:
    """A Python number as BASIC holds it, rounded to 32 bits."""
    if isinstance(value, Number):
        return value
    if value == int(value) and abs(value) <= SMALL:
        return whole(int(value))
    fraction, exponent = frexp(abs(value))
    mantissa = int(fraction * (1 << 32) + 0.5)
    if mantissa > FULL:
        mantissa, exponent = TOP, exponent + 1
    if exponent > 127:
        raise NumberTooBigError
    return Number(exponent + 128, mantissa, value < 0) if exponent > -128 else ZERO


def restack(a: Number) -> Number:
    """The same value in floating form; zero stays as it is."""
    if a.exponent or not a.mantissa:
        return a
    bits = a.mantissa.bit_length()
    return Number(0x80 + bits, a.mantissa << (32 - bits), a.negative)


def _shifted(value: int, places: int) -> int:
    """A signed mantissa moved right, the last bit to fall out added back."""
    if not places:
        return value
    if places > 32:
        return 0
    return (value >> places) + (value >> (places - 1) & 1)


def add(a: Number, b: Number) -> Number:
    """The sum."""
    if not a.exponent and not b.exponent:
        total = (-a.mantissa if a.negative else a.mantissa) + (-b.mantissa if b.negative else b.mantissa)
        if -SMALL <= total <= SMALL:
            return Number(0, abs(total), total < 0)
    a, b = restack(a), restack(b)
    if a.exponent < b.exponent:
        a, b = b, a
    exponent = a.exponent
    total = -a.mantissa if a.negative else a.mantissa
    total += _shifted(-b.mantissa if b.negative else b.mantissa, exponent - b.exponent)
    if not -FULL - 1 <= total <= FULL:
        total = _shifted(total, 1)
        exponent += 1
    negative, mantissa = total < 0, abs(total)
    if mantissa > FULL:
        mantissa, exponent = TOP, exponent + 1
    if not mantissa:
        return ZERO
    places = 32 - mantissa.bit_length()
    return _made(exponent - places, mantissa << places, negative)


def subtract(a: Number, b: Number) -> Number:
    """The difference."""
    return add(a, -b)


def multiply(a: Number, b: Number) -> Number:
    """The product."""
    if not a.exponent and not b.exponent and a.mantissa * b.mantissa <= SMALL:
        product = a.mantissa * b.mantissa
        return Number(0, product, product > 0 and a.negative != b.negative)
    a, b = restack(a), restack(b)
    product = a.mantissa * b.mantissa
    if not product:
        return ZERO
    return _rounded(a.exponent + b.exponent - 128, product >> 24, a.negative != b.negative)


def divide(a: Number, b: Number) -> Number:
    """The quotient. The ROM loses the 34th bit, so a quotient that needs normalising is cut off, not rounded."""
    a, b = restack(a), restack(b)
    if not b.mantissa:
        raise NumberTooBigError
    if not a.mantissa:
        return ZERO
    quotient = (a.mantissa << 32) // b.mantissa
    return _rounded(a.exponent - b.exponent + 129, quotient << 7, a.negative != b.negative)


def _rounded(exponent: int, long: int, negative: bool) -> Number:
    """Normalise a 40-bit mantissa by at most one place and round it to 32 bits."""
    if not long >> 39:
        long <<= 1
        exponent -= 1
    mantissa = (long >> 8) + (long >> 7 & 1)
    if mantissa > FULL:
        mantissa, exponent = TOP, exponent + 1
    return _made(exponent, mantissa, negative)


def _made(exponent: int, mantissa: int, negative: bool) -> Number:
    if exponent > 255:
        raise NumberTooBigError
    return Number(exponent, mantissa, negative) if exponent > 0 else ZERO


def truncate(a: Number) -> Number:
    """The whole part towards zero."""
    if not a.exponent:
        return a
    if a.exponent <= 0x80:
        return ZERO
    if a.exponent <= 0x90:
        return Number(0, a.mantissa >> (0xA0 - a.exponent), a.negative)
    if a.exponent >= 0xA0:
        return a
    places = 0xA0 - a.exponent
    return Number(a.exponent, a.mantissa >> places << places, a.negative)


def floor(a: Number) -> Number:
    """BASIC's INT: the whole number below."""
    part = truncate(a)
    if a.negative and subtract(a, part).mantissa:
        return subtract(part, ONE)
    return part


def to_word(a: Number) -> tuple[int, int]:
    """The nearest whole number as magnitude (0 to 65535) and sign (1 or -1); IntegerOutOfRangeError beyond that."""
    if a.exponent:
        a = floor(add(a, HALF))
        if a.exponent:
            raise IntegerOutOfRangeError
    return a.mantissa, -1 if a.negative else 1


def to_byte(value: float | Number) -> tuple[int, int]:
    """The nearest whole number as magnitude (0 to 255) and sign (1 or -1); IntegerOutOfRangeError beyond that."""
    if type(value) is int:
        magnitude, sign = abs(value), 1 if value >= 0 else -1
    else:
        magnitude, sign = to_word(number(value))
    if magnitude > 255:
        raise IntegerOutOfRangeError
    return magnitude, sign


def natural(value: float | Number, limit: int) -> int:
    """The nearest whole number, 0 to `limit`; IntegerOutOfRangeError outside."""
    magnitude, sign = to_word(number(value))
    if magnitude > limit or sign < 0:
        raise IntegerOutOfRangeError
    return magnitude
