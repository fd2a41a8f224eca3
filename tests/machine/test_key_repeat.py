"""Held keys that repeat."""

import pytest

from arcade.machine.key_repeat import HeldKey, RepeatRate, TiringKey
from arcade.machine.keyboard import NO_KEYS, Keyboard

RATE = RepeatRate(12, 3)
WAYS = {"left": (0, -1), "down": (1, 0)}


def steps(held: list[str]) -> list[tuple[int, int] | None]:
    keyboard, key = Keyboard(), HeldKey()
    found = []
    for down in held:
        keyboard.update(frozenset((down,)) if down else NO_KEYS)
        found.append(key.meant(keyboard.take(), keyboard, RATE, WAYS.get))
    return found


def test_a_held_direction_repeats_after_a_delay() -> None:
    found = steps(["left"] * (RATE.delay + 8))
    assert [frame for frame, step in enumerate(found) if step] == [0, 12, 15, 18]
    assert found[RATE.delay] == (0, -1)


def test_a_tap_is_one_step_and_the_delay_begins_anew() -> None:
    assert steps(["left", "", "left", "", "", "down"]) == [(0, -1), None, (0, -1), None, None, (1, 0)]


def test_other_keys_mean_nothing() -> None:
    assert not any(steps(["a"] * 30))


@pytest.mark.parametrize(("rate", "expected"), [((35, 5), [35, 40, 45]), ((10, 1), [10, 11, 12])])
def test_a_held_key_repeats_at_its_rate(rate: tuple[int, int], expected: list[int]) -> None:
    keyboard, key, repeat = Keyboard(), HeldKey(), RepeatRate(*rate)
    key.press("A")
    fired = []
    for frame in range(1, 50):
        keyboard.update(frozenset("A"))
        if key.repeats(keyboard, repeat):
            fired.append(frame)
    assert fired[:3] == expected
    keyboard.update(NO_KEYS)
    assert not key.repeats(keyboard, repeat)
    assert [repeat.repeats(frames) for frames in (0, *expected)] == [0, 1, 2, 3]


def test_what_does_not_repeat_ends_what_does() -> None:
    keyboard, key = Keyboard(), HeldKey()
    keyboard.update(frozenset("a"))
    key.press("a")
    key.press()
    assert not any(key.repeats(keyboard, RATE) for _ in range(30))


def test_a_tired_key_counts_again_when_it_was_released() -> None:
    keyboard = Keyboard()
    key = TiringKey(keyboard, "a")
    found = []
    for held in ("a", "a", "", "a"):
        keyboard.update(frozenset(held))
        found.append(key.counts())
        if len(found) == 1:
            key.spend()
    assert found == [True, False, False, True]
