"""The row of keys is spaced as widely as it can be, in the run's language, and never silently cut."""

import pytest

from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.key_row import key_row
from tests.toolkit.test_message_look import talk

LEAVE = Control("leave", Text("leave"), ("!leave", "pad1 back", "q"))


def test_controls_are_named_by_their_first_key_on_the_keyboard() -> None:
    assert key_row(talk().program, 32, HINT, TAKE_BACK, LEAVE) == "F1 hint   F2 back   Q leave"
    assert key_row(talk("ro").program, 32, HINT, SOLVE.also("h")) == "F1 sfat   H rezolvă"


def test_the_gaps_shrink_before_the_words_do_not_fit() -> None:
    words = Text("1–9 row")
    assert key_row(talk("ro").program, 32, HINT, TAKE_BACK, words) == "F1 sfat   F2 înapoi   1–9 rând"
    assert key_row(talk("ro").program, 26, HINT, TAKE_BACK, words) == "F1 sfat F2 înapoi 1–9 rând"


def test_where_words_do_not_fit_the_keys_stand_alone_the_first_ones_first() -> None:
    words = Text("1–9 row")
    assert key_row(talk("ro").program, 25, HINT, TAKE_BACK, words) == "F1 F2 înapoi 1–9 rând"
    assert key_row(talk("ro").program, 20, HINT, TAKE_BACK, words) == "F1 F2 1–9 rând"
    with pytest.raises(ValueError, match="wider than 13 columns"):
        key_row(talk("ro").program, 13, HINT, TAKE_BACK, words)
