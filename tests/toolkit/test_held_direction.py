"""Held directions."""

from arcade.machine.keyboard import NO_KEYS, Keyboard
from arcade.toolkit.flow.cursor import ARROWS
from arcade.toolkit.flow.held_direction import DELAY, HeldDirection


def steps(held: list[str], every: int = 3) -> list[tuple[int, int] | None]:
    keyboard, strides = Keyboard(), HeldDirection(ARROWS.direction)
    found = []
    for key in held:
        keyboard.update(frozenset((key,)) if key else NO_KEYS)
        found.append(strides.direction(keyboard.take(), keyboard, every))
    return found


def test_a_held_direction_repeats_after_a_delay() -> None:
    found = steps(["left"] * (DELAY + 8))
    assert [frame for frame, step in enumerate(found) if step] == [0, DELAY, DELAY + 3, DELAY + 6]
    assert found[DELAY] == (0, -1)


def test_a_tap_is_one_step_and_the_delay_begins_anew() -> None:
    assert steps(["left", "", "left", "", "", "down"]) == [(0, -1), None, (0, -1), None, None, (1, 0)]


def test_other_keys_mean_nothing() -> None:
    assert not any(steps(["a"] * 30))
