"""What is shown by now."""

from arcade.toolkit.picture.shown import Shown


def test_only_what_changed_is_drawn() -> None:
    shown = Shown()
    assert [shown.changed("score", score) for score in (0, 0, 5, 5)] == [True, False, True, False]
    assert shown.changed("best", None)
    assert not shown.changed("best", None)


def test_what_was_drawn_over_is_drawn_again() -> None:
    shown = Shown()
    for what in "abc":
        shown.changed(what, 1)
    shown.forget("a", "d")
    assert [shown.changed(what, 1) for what in "abc"] == [True, False, False]
    shown.forget()
    assert all(shown.changed(what, 1) for what in "abc")
