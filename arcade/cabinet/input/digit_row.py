"""The digit row of layouts that have letters or signs there, such as the French, the Czech and the Lithuanian."""

from collections.abc import Collection

from arcade.cabinet.input.offered import Orders
from arcade.machine.machine import Waiting

EVERY_SIGN = 8
"""With more signs than these among its answers a question is about signs, and each key is the one that it types."""


def of_digit_row(
    sign: str, digit: str, asked: Waiting | None, orders: Orders | None, also: Collection[str] = ()
) -> str:
    """The key that is meant by one of the digit row that types `sign` and stands at the place of `digit`.

    In words it is the sign; where a key means something it is the digit, but for a sign that alone means something, or
    to which the player gave a meaning: in the game's `orders`, or among the keys that `also` steer pages.
    """
    if asked is not None and asked.kind == "line":
        return digit if asked.numeric else sign
    if sign in (orders.keys.chosen.values() if orders is not None else also):
        return sign
    if asked is not None and sign in asked.choices:
        signs = sum(len(one) == 1 and not one.isalnum() for one in asked.choices)
        return sign if digit not in asked.choices or signs > EVERY_SIGN else digit
    if orders is not None and orders.keys.uses(sign) and not orders.keys.uses(digit):
        return sign
    return digit
