"""Presses dealt out to frames."""

from arcade.console.key_edges import BACKLOG, KeyEdges


def frames(presses: KeyEdges, count: int) -> list[str]:
    return [" ".join(sorted(presses.frame())) for _ in range(count)]


def test_a_tap_between_frames_is_held_for_one() -> None:
    presses = KeyEdges()
    presses.press(1, "left")
    presses.release(1)
    assert frames(presses, 2) == ["left", ""]


def test_press_release_press_is_spread_over_frames() -> None:
    presses = KeyEdges()
    presses.press(1, "left")
    presses.release(1)
    presses.press(1, "left")
    assert frames(presses, 4) == ["left", "", "left", "left"]


def test_a_release_and_press_of_a_held_key_shows_a_gap() -> None:
    presses = KeyEdges()
    presses.press(1, "left")
    assert frames(presses, 1) == ["left"]
    presses.release(1)
    presses.press(1, "left")
    assert frames(presses, 2) == ["", "left"]


def test_characters_keep_their_order_and_none_is_lost() -> None:
    presses = KeyEdges()
    for letter in "hello":
        presses.tap(letter, letter)
    assert frames(presses, 7) == ["h", "e", "l", "", "l", "o", ""]


def test_clicks_keep_their_order_among_characters() -> None:
    presses = KeyEdges()
    presses.tap("click", "@1,2")
    presses.tap(1, "a")
    assert frames(presses, 3) == ["@1,2", "a", ""]


def test_other_keys_come_together_and_do_not_wait_for_characters() -> None:
    presses = KeyEdges()
    presses.press(1, "a")
    presses.press(2, "b")
    presses.press(3, "left")
    presses.press(4, "pad1 fire")
    assert frames(presses, 2) == ["a left pad1 fire", "a b left pad1 fire"]


def test_a_release_goes_by_place_whatever_the_key_was_called() -> None:
    presses = KeyEdges()
    presses.press(30, "A")
    assert frames(presses, 1) == ["A"]
    presses.press(30, "a")  # a repetition after Shift went up
    presses.release(30)
    assert frames(presses, 1) == [""]


def test_two_places_of_one_key_hold_it_together() -> None:
    presses = KeyEdges()
    presses.press("stick", "pad1 left")
    presses.press("hat", "pad1 left")
    assert frames(presses, 1) == ["pad1 left"]
    presses.release("stick")
    assert frames(presses, 1) == ["pad1 left"]
    presses.release("hat")
    assert frames(presses, 1) == [""]


def test_release_all_forgets_what_waits_and_names_what_was_down() -> None:
    presses = KeyEdges()
    presses.press(1, "left")
    presses.frame()
    presses.press(2, "a")
    presses.press(3, "b")
    assert presses.release_all() == {1, 2, 3}
    assert frames(presses, 2) == ["", ""]
    presses.release(1)
    assert frames(presses, 1) == [""]


def test_a_backlog_is_limited_and_leaves_nothing_down() -> None:
    presses = KeyEdges()
    for _ in range(1_000):
        presses.tap(1, "a")
    played = frames(presses, BACKLOG + 10)
    assert played.count("a") == BACKLOG // 2
    assert not any(played[-10:])
