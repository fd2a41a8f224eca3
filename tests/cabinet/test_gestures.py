"""Gestures from any device, and the chosen line of a list."""

from arcade.cabinet.input.gestures import REPEAT, Gestures
from arcade.cabinet.widgets.selection import Selection
from arcade.machine.keyboard import Keyboard


def gestures(*frames: str, also: dict[str, str] | None = None) -> list[str]:
    """What hands read when each text is the key held in a frame, empty for none."""
    keyboard = Keyboard()
    gestures = Gestures(keyboard, also or {})
    read = []
    for key in frames:
        keyboard.update(frozenset((key,)) if key else frozenset())
        if gesture := gestures.read():
            read.append(gesture)
    return read


def test_every_device_means_the_same() -> None:
    for keys in (("up", "return", "escape"), ("pad1 up", "pad1 fire", "pad1 back"), ("pad2 up", " ", "backspace")):
        assert gestures(keys[0], "", keys[1], "", keys[2]) == ["up", "fire", "back"]


def test_other_keys_are_themselves() -> None:
    assert gestures("A", "", "@10,20", "", "ș") == ["a", "@10,20", "ș"]


def test_the_players_own_keys_steer_too() -> None:
    assert gestures("q", "", "up", also={"q": "up"}) == ["up", "up"]


def test_a_held_direction_repeats() -> None:
    assert gestures(*["down"] * (REPEAT.delay + 2 * REPEAT.every + 1)) == ["down"] * 4
    assert gestures(*["return"] * 60) == ["fire"]


def test_a_selection_wraps_and_scrolls() -> None:
    chosen = Selection(count=5, rows=3)
    chosen.move(-1)
    assert (chosen.index, list(chosen.shown)) == (4, [2, 3, 4])
    chosen.move(1)
    assert (chosen.index, list(chosen.shown)) == (0, [0, 1, 2])
    chosen.page(1)
    assert (chosen.index, list(chosen.shown)) == (3, [1, 2, 3])


def test_a_selection_of_nothing_stays() -> None:
    chosen = Selection(count=0, rows=3)
    chosen.move(1)
    assert (chosen.index, list(chosen.shown)) == (0, [])


def test_a_letter_finds_the_next_line() -> None:
    labels = ["Nim", "Hanoi", "Hurdles", "Maze"]
    chosen = Selection(count=4, rows=4)
    assert chosen.jump("h", labels)
    assert chosen.index == 1
    assert chosen.jump("h", labels)
    assert chosen.index == 2
    assert not chosen.jump("x", labels)
    assert chosen.index == 2
