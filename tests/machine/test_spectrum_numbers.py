"""The calculator against the ROM's: every bit of sums, products, quotients and functions."""

from collections.abc import Callable
from random import Random

import pytest

from arcade.machine.spectrum.functions import cosine, exponential, logarithm, sine, square_root
from arcade.machine.spectrum.number import Number, add, divide, floor, multiply, number, subtract
from tests.machine.rom import Rom


def stored(value: Number) -> bytes:
    """The five bytes of a number."""
    if value.exponent:
        mantissa = value.mantissa if value.negative else value.mantissa - 2**31
        return bytes((value.exponent,)) + mantissa.to_bytes(4, "big")
    whole = -value.mantissa if value.negative else value.mantissa
    return bytes((0, 255 if whole < 0 else 0)) + (whole & 0xFFFF).to_bytes(2, "little") + b"\0"


def operand(dice: Random) -> float:
    """Whole numbers, coordinates, angles, and numbers of any size."""
    kind = dice.randrange(4)
    if kind == 0:
        return dice.randint(-65535, 65535)
    if kind == 1:
        return dice.randint(-300, 300)
    return dice.choice((-1, 1)) * dice.random() * 2.0 ** dice.randint(-12, 18 if kind == 2 else 3)


@pytest.fixture(scope="module")
def rom() -> Rom:
    return Rom()


@pytest.mark.parametrize(("sign", "ours"), [("+", add), ("-", subtract), ("*", multiply), ("/", divide)])
def test_sums_products_and_quotients(rom: Rom, sign: str, ours: Callable[[Number, Number], Number]) -> None:
    dice = Random(f"numbers {sign}")
    for _ in range(1500):
        a, b = operand(dice), operand(dice)
        if sign == "/" and b == 0:
            continue
        assert stored(ours(number(a), number(b))) == rom.value(a, sign, b), (a, sign, b)


@pytest.mark.parametrize(
    ("name", "ours", "lowest", "highest"),
    [
        ("SIN", sine, -20.0, 20.0),
        ("COS", cosine, -20.0, 20.0),
        ("LN", logarithm, 1e-6, 70000.0),
        ("EXP", exponential, -20.0, 40.0),
        ("SQR", square_root, 0.0, 70000.0),
        ("INT", floor, -300.0, 300.0),
        ("INT", floor, -200000.0, 200000.0),
    ],
)
def test_functions(rom: Rom, name: str, ours: Callable[[Number], Number], lowest: float, highest: float) -> None:
    dice = Random(f"functions {name}")
    for trial in range(300):
        x = dice.uniform(lowest, highest)
        if trial % 4 == 0:
            x = max(round(x), lowest)
        assert stored(ours(number(x))) == rom.value(name, x), (name, x)
