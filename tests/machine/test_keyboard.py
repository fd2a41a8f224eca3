"""One queue of presses: forgotten before a question, the latest kept where it is meant; modifiers are not heard."""

import pytest

from arcade.machine.keyboard import MODIFIERS, NO_KEYS, Keyboard
from arcade.machine.machine import Frames
from arcade.toolkit.flow.prompts import ask_key, next_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from tests.toolkit.stage import BareMachine, drive


def pressed(*keys: str, keeps: bool = False) -> Keyboard:
    keyboard = Keyboard()
    keyboard.keeps = keeps
    for key in keys:
        keyboard.update(frozenset((key,)))
    return keyboard


def left(keyboard: Keyboard) -> list[str]:
    """The presses not yet looked at."""
    return list(iter(keyboard.take, ""))


def test_a_question_forgets_what_was_pressed_before_it() -> None:
    keyboard = pressed("a", "b", keeps=True)
    keyboard.flush()
    assert not keyboard.waiting
    assert not left(keyboard)


def test_the_latest_press_is_kept_through_one_flush() -> None:
    keyboard = pressed("a", "b")
    keyboard.keep()
    keyboard.flush()
    assert keyboard.waiting
    keyboard.flush()
    assert not keyboard.waiting


def test_a_press_that_was_looked_at_or_comes_later_is_not_kept() -> None:
    keyboard = pressed("a", "b")
    keyboard.keep()
    keyboard.take()
    keyboard.flush()
    assert not keyboard.waiting
    keyboard.keep()
    keyboard.update(frozenset("d"))
    keyboard.flush()
    assert not keyboard.waiting, "there was nothing to keep"


@pytest.mark.parametrize(("keeps", "kept"), [(True, ["b"]), (False, [])])
def test_the_latest_press_is_kept_for_a_move_in_the_modern_looks(keeps: bool, kept: list[str]) -> None:
    keyboard = pressed("a", "b", keeps=keeps)
    keyboard.settle()
    keyboard.settle()
    assert left(keyboard) == kept


@pytest.mark.parametrize(
    ("keeps", "key", "kept"),
    [
        (True, "x", ["a", "x"]),
        (True, "pad1 fire", ["a"]),
        (True, "return", ["a"]),
        (True, "@3,4", ["a"]),
        (False, "x", []),
        (False, " ", []),
    ],
)
def test_what_cuts_a_wait_short_is_kept_if_it_says_more_than_go_on(keeps: bool, key: str, kept: list[str]) -> None:
    keyboard = pressed("a", keeps=keeps)
    before = keyboard.presses
    assert not keyboard.cut(before)
    keyboard.update(frozenset((key,)))
    assert keyboard.cut(before)
    assert left(keyboard) == kept


@pytest.mark.parametrize("keeps", [True, False])
def test_an_animation_that_a_key_hurries_is_followed_by_the_move_it_says(keeps: bool) -> None:
    machine = BareMachine()
    machine.keyboard.keeps = keeps

    def animation() -> Frames[str]:
        yield from SkippableWait(machine).wait(20)
        yield from SkippableWait(machine).wait(4)
        return (yield from ask_key(machine, "ab", move=True))

    assert drive(machine, animation(), ["", "", "b", *[""] * 6, "a"]) == (("b", 7) if keeps else ("a", 9))


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
    for animation in (SkippableWait(machine).wait(6), machine.pause(6)):
        assert drive(machine, animation, ["", key, *[""] * 8])[1] == 6
    machine.begin_frame(frozenset((key, "x")))
    assert machine.keyboard.held == {"x"}
    machine.begin_frame(NO_KEYS)


@pytest.mark.parametrize("frames", [0, 1, 30])
def test_who_holds_a_key_while_others_are_heard_has_not_pressed_it_after(frames: int) -> None:
    keyboard = Keyboard()
    keyboard.update(frozenset("x"))
    assert keyboard.take() == "x"
    keyboard.hear(NO_KEYS)
    for _ in range(frames):
        keyboard.update(frozenset("xy"))
        assert not keyboard.down("xy")
    keyboard.hear(frozenset(("return",)))
    keyboard.update(frozenset("xy"))
    assert keyboard.take() == "return"
    keyboard.listen()
    assert keyboard.down("x")
    keyboard.update(frozenset("xy"))
    assert not keyboard.waiting
    keyboard.update(NO_KEYS)
    keyboard.update(frozenset("x"))
    assert keyboard.take() == "x"


def test_who_holds_a_key_at_a_question_that_takes_no_time_has_not_pressed_it_again() -> None:
    keyboard = Keyboard()
    keyboard.update(frozenset("x"))
    keyboard.take()
    keyboard.hear(NO_KEYS)
    keyboard.listen()
    keyboard.update(frozenset("x"))
    assert not keyboard.waiting
