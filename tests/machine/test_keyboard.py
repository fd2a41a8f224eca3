"""Modifiers are not heard."""

import pytest

from arcade.machine.keyboard import MODIFIERS, NO_KEYS
from arcade.machine.machine import Frames
from arcade.toolkit.hurry import Hurry
from arcade.toolkit.prompts import ask_key, next_key
from tests.toolkit.stage import BareMachine, drive


@pytest.mark.parametrize("key", sorted(MODIFIERS))
def test_a_modifier_alone_is_nothing(key: str) -> None:
    """It is neither an answer, nor a wrong key, nor any key, and hurries nothing."""
    machine, wrongs = BareMachine(), list[str]()

    def wrong() -> Frames[None]:
        wrongs.append(machine.wrong_key.key)
        yield

    assert drive(machine, ask_key(machine, "cj", wrong), ["", key, "", "x", "", "c"]) == ("c", 5)
    assert wrongs == ["x"]
    for anything in (ask_key(machine), next_key(machine), machine.pause(0)):
        assert drive(machine, anything, ["", key, key, "", "x"])[1] == 4
    for animation in (Hurry(machine).wait(6), machine.pause(6)):
        assert drive(machine, animation, ["", key, *[""] * 8])[1] == 6
    machine.begin_frame(frozenset((key, "x")))
    assert machine.keyboard.held == {"x"}
    machine.begin_frame(NO_KEYS)
