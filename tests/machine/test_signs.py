"""Signs that are typed: one form for each, and the nearest that a set of letters has."""

import pytest

from arcade.machine.signs import fitting, usual


@pytest.mark.parametrize(
    ("text", "sign"),
    [
        *zip("şţŞŢ", "șțȘȚ", strict=True),  # with a cedilla, as older layouts type them
        *zip("șțăâîĂ", "șțăâîĂ", strict=True),
        ("s\u0326", "ș"),
        ("T\u0327", "Ț"),
        ("a\u0306", "ă"),
        ("i\u0302", "î"),
        ("e\u0301", "é"),
        ("\u00a0", " "),
        ("\u2011", "-"),
        ("\u2212", "-"),
        ("’", "’"),
        ("", ""),
        ("ab", ""),
        ("\r", ""),
        ("left", ""),
    ],
)
def test_a_sign_has_one_form(text: str, sign: str) -> None:
    assert usual(text) == sign


def test_the_nearest_form_is_found() -> None:
    known = "abcdefghijklmnoprstuz șț\"'".__contains__
    assert "".join(fitting(sign, known) for sign in "şaéłıøđçñüż«»") == 'șaeliodcnuz""'
    assert [fitting(sign, known) for sign in ("ß", "æ", "я", "€", "left", "", "\x00")] == [""] * 7
    assert fitting("é", "é".__contains__) == "é"
