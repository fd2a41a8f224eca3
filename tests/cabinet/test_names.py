"""Names that can be read."""

import pytest

from arcade.cabinet.storage.names import legible
from arcade.cabinet.storage.preferences import accepted


@pytest.mark.parametrize("name", ["A", "ȘTE", "S\u0326", "12.", "日本", "=1+1", "By the door", "🎮"])
def test_what_can_be_read(name: str) -> None:
    assert legible(name)


@pytest.mark.parametrize(
    "name", ["", " ", "\u00a0\u3000", "\u0301", " \u0301\u20dd", "\u200b", "\u3164\u115f", "\u2800", "A\n", "\x1b[31mA"]
)
def test_blanks_marks_and_what_steers_are_no_name(name: str) -> None:
    assert not legible(name)
    assert not accepted("initials", name)
