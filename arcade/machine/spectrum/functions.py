"""SIN, COS, LN, EXP and SQR bit by bit as the ROM finds them, by its Chebyshev series generator (routine 3449)."""

from arcade.machine.spectrum.errors import InvalidArgumentError, NumberTooBigError
from arcade.machine.spectrum.number import (
    HALF,
    ONE,
    TOP,
    ZERO,
    Number,
    add,
    floor,
    multiply,
    restack,
    subtract,
    to_byte,
    whole,
)


def _constants(*numbers: str) -> tuple[Number, ...]:
    """Constants written as in the ROM: exponent and mantissa with the sign in its top bit, in hexadecimal."""
    made = []
    for text in numbers:
        stored = bytes.fromhex(text)
        mantissa = int.from_bytes(stored[1:])
        made.append(Number(stored[0], mantissa | TOP, mantissa >= TOP))
    return tuple(made)


(_TURN,) = _constants("7E22F9836E")
"""1/(2*PI)."""
_LOG2_E, _LN_2, _POINT_8, _TWO_AND_HALF = _constants("8138AA3B29", "80317217F8", "804CCCCCCD", "8220000000")
_SINE = _constants("64E6000000", "6C1F0B0000", "738F38EE00", "791563BB23", "7E920DCDED", "81235D1BEA")
_EXPONENTIAL = _constants(
    "6336000000", "6865660000", "6D78654000", "726032C900", "7721F7AF24", "7B2FB0B014", "7E7EBB9458", "813A7EF8CF"
)
_LOGARITHM = _constants(
    "61AC000000", "6409000000", "66DAA50000", "6930C50000", "6C90AA0000", "6E706F6100",
    "71CBDA9600", "74319FB400", "77A0FE5CFC", "7A1B43CA36", "7DA79C7E5E", "806E238093",
)  # fmt: skip


def _series(x: Number, constants: tuple[Number, ...]) -> Number:
    double = add(x, x)
    last = before = earlier = ZERO
    for constant in constants:
        earlier = before
        last, before = add(subtract(multiply(last, double), before), constant), last
    return subtract(last, earlier)


def _quarter(x: Number) -> tuple[Number, bool]:
    """The argument in quarter turns brought to -1..1 (routine 3783), and whether it lay beyond."""
    turns = multiply(restack(x), _TURN)
    rest = subtract(turns, floor(add(turns, HALF)))
    rest = add(rest, rest)
    rest = add(rest, rest)
    beyond = subtract(abs(rest), ONE)
    if beyond.negative or not beyond.mantissa:
        return rest, False
    folded = subtract(beyond, ONE)
    return (folded if rest.negative else -folded), True


def _wave(v: Number) -> Number:
    square = multiply(v, v)
    return multiply(v, _series(subtract(add(square, square), ONE), _SINE))


def sine(x: Number) -> Number:
    """SIN x."""
    return _wave(_quarter(x)[0])


def cosine(x: Number) -> Number:
    """COS x."""
    v, beyond = _quarter(x)
    v = subtract(abs(v), ONE)
    return _wave(v if beyond else -v)


def logarithm(x: Number) -> Number:
    """LN x; InvalidArgumentError unless x > 0."""
    x = restack(x)
    if x.negative or not x.mantissa:
        raise InvalidArgumentError
    power, x = whole(x.exponent - 128), Number(0x80, x.mantissa)
    above = subtract(x, _POINT_8)
    if above.negative or not above.mantissa:
        power, x = subtract(power, ONE), x.scaled(1)
    powers = multiply(power, _LN_2)
    x = subtract(subtract(x, HALF), HALF)
    return add(powers, multiply(x, _series(subtract(multiply(x, _TWO_AND_HALF), HALF), _LOGARITHM)))


def exponential(x: Number) -> Number:
    """EXP x; NumberTooBigError beyond the calculator's range."""
    x = multiply(restack(x), _LOG2_E)
    power = floor(x)
    rest = subtract(x, power)
    result = _series(subtract(add(rest, rest), ONE), _EXPONENTIAL)
    if power.exponent or power.mantissa > 255:
        if power.negative:
            return ZERO
        raise NumberTooBigError
    magnitude, sign = to_byte(power)
    return result.scaled(sign * magnitude)


def square_root(x: Number) -> Number:
    """SQR x, which the ROM finds as EXP (LN x / 2)."""
    return x if not x.mantissa else exponential(multiply(HALF, logarithm(x)))
