"""Numbers typed as two digits, with a way back."""

from collections.abc import Callable

from arcade.machine.machine import Frames, Machine
from arcade.toolkit.flow.prompts import Wrong, ask_key
from arcade.toolkit.flow.typed_number import DIGITS

USUAL_ROWS = "4"
"""What Return means where it is asked how many rows there are to be."""
BACK_KEYS = ("backspace", "left", "pad1 back")


def _silent(digits: str) -> None:
    del digits


def two_digits(
    machine: Machine, typed: Wrong, wrong: Wrong, echo: Callable[[str], None] = _silent
) -> Frames[int | None]:
    """A number from 0 to 99; None when the first key was one that goes back.

    `typed` and `wrong` answer right and wrong keys, `echo` shows what has been typed so far. As in the original, a
    wrong key in place of the second digit asks for both again.
    """
    while True:
        tens = yield from ask_key(machine, DIGITS + BACK_KEYS, wrong, move=True)
        yield from typed()
        if tens in BACK_KEYS:
            return None
        echo(tens)
        units = yield from ask_key(machine, DIGITS + BACK_KEYS, wrong, once=True, move=True)
        if units:
            yield from typed()
        if units in DIGITS:
            echo(tens + units)
            return int(tens + units)
        echo("")
