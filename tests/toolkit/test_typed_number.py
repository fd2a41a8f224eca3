"""Numbers typed digit by digit."""

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.flow.typed_number import DONE, type_number
from tests.toolkit.stage import BareMachine, drive


@pytest.mark.parametrize(
    ("keys", "done", "number", "echoed"),
    [
        (["return"], DONE, 1, ["1"]),
        (["2"], DONE, 12, ["1", "12"]),
        (["backspace"], DONE, None, ["1", ""]),
        (["return", "0"], (), 10, ["1", "10"]),
    ],
)
def test_a_number_is_typed(keys: list[str], done: tuple[str, ...], number: int | None, echoed: list[str]) -> None:
    machine, shown, wrong = BareMachine(), list[str](), list[int]()

    def echo(typed: str) -> Frames[None]:
        shown.append(typed)
        yield from ()

    def refuse() -> Frames[None]:
        wrong.append(machine.frame)
        yield

    part = type_number(machine, "1", echo, refuse, lambda typed: len(typed) == 2, done)
    spaced = ["", *(one for key in keys for one in (key, "", ""))]
    assert drive(machine, part, spaced)[0] == number
    assert shown == echoed
    assert bool(wrong) == (not done)


def test_without_an_end_return_ends_it() -> None:
    machine = BareMachine()

    def echo(_typed: str) -> Frames[None]:
        yield from ()

    part = type_number(machine, "1", echo, lambda: echo(""))
    assert drive(machine, part, ["", "2", "", "3", "", "backspace", "", "4", "", "return"])[0] == 14
