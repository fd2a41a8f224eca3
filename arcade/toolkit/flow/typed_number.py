"""Numbers typed digit by digit, with a way back."""

from collections.abc import Callable, Sequence

from arcade.machine.machine import Frames, Machine
from arcade.toolkit.contract.controls import BACK, FIRE, Control
from arcade.toolkit.contract.texts import Verbatim
from arcade.toolkit.flow.prompts import Wrong, ask_key

DIGITS = tuple("0123456789")
DIGIT_CONTROLS = tuple(Control(digit, Verbatim(digit), (digit,)) for digit in DIGITS)
"""For whoever chooses a cell, or types its number instead."""
DONE = ("return", *FIRE.keys)
LONGEST = 2


def type_number(
    machine: Machine,
    first: str,
    echo: Callable[[str], Frames[None]],
    wrong: Wrong,
    whole: Callable[[str], bool] | None = None,
    done: Sequence[str] = DONE,
) -> Frames[int | None]:
    """The number of up to two digits that begins with `first`; None when all of it is taken back.

    It ends where what was typed is `whole`, or with a key that says that it is `done`. `echo` shows what was typed.
    """
    typed = first
    while True:
        yield from echo(typed)
        if not typed:
            return None
        if whole is not None and whole(typed):
            return int(typed)
        key = yield from ask_key(machine, (*DIGITS, *done, *BACK.keys), wrong, move=True)
        if key in done:
            return int(typed)
        typed = typed[:-1] if key in BACK.keys else (typed + key)[:LONGEST]
