"""Typing the number of a cell, digit by digit."""

from collections.abc import Callable

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, FIRE, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import Wrong, ask_key

DIGITS = tuple(Control(digit, Text(digit, digit), (digit,)) for digit in "0123456789")


def type_number(
    machine: Spectrum, first: str, echo: Callable[[str], None], wrong: Wrong, most: int | None = None
) -> Frames[int | None]:
    """The number of up to two digits that begins with `first`; None when it is deleted.

    It ends with Return; where no number is above `most`, as soon as no other digit could follow.
    """
    typed = first
    while True:
        echo(typed)
        if most is not None and 10 * int(typed) > most:
            return int(typed)
        key = yield from ask_key(machine, ("0", *"123456789", "return", *FIRE.keys, *BACK.keys), wrong, move=True)
        if key in FIRE.keys:
            return int(typed)
        if key in BACK.keys:
            typed = typed[:-1]
        elif len(typed) < 2:
            typed += key
        if not typed:
            echo(typed)
            return None
