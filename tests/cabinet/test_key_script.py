"""Keys files press at frames, at questions and at lines, and are refused with the line that is wrong."""

import pytest

from arcade.cabinet.replays.key_script import At, KeyScript, KeyScriptError, Type, When, parse
from arcade.machine.machine import Waiting

KEY, LINE = Waiting("key"), Waiting("line")


def test_three_forms_and_comments() -> None:
    text = "# hello\n100 left\n\n120 pad1 left 20\n? c\n? 5 8\n? space\n> two words \n7 a"
    assert parse(text) == [
        At(100, "left", 4),
        At(120, "pad1 left", 20),
        When("c", 4),
        When("5", 8),
        When(" ", 4),
        Type("two words "),
        At(7, "a", 4),
    ]


@pytest.mark.parametrize("line", ["x", "100", "? ", "-3 a", "1.5 a", "10 a 0", "99999999 a"])
def test_wrong_lines_are_named(line: str) -> None:
    with pytest.raises(KeyScriptError, match="line 2"):
        parse(f"# one\n{line}")


@pytest.mark.parametrize(
    "line",
    [
        f"{'9' * 5000} a",
        f"5 a {'9' * 5000}",
        "5 a ²",
        "٥ a",
        "5 @a,b",
        "5 @1,2,3",
        "? @1",
        "? @,",
        "5 @-1,5",
        "5 @99999,1",
        "5 @١,٢",
        f"? {'x' * 33}",
        "5 a\x1b",
        f"> {'x' * 1001}",
    ],
)
def test_numbers_clicks_and_names_that_no_machine_knows_are_refused(line: str) -> None:
    with pytest.raises(KeyScriptError, match="line 2 of the keys file") as caught:
        parse(f"# one\n{line}")
    assert len(str(caught.value)) < 120


def test_a_click_and_the_sign_itself_are_keys() -> None:
    assert parse("5 @20,100\n? @") == [At(5, "@20,100", 4), When("@", 4)]


def played(text: str, waiting: dict[int, Waiting], frames: int) -> list[str]:
    script = KeyScript(parse(text))
    held = ["".join(sorted(script.keys(frame, waiting.get(frame)))) for frame in range(frames)]
    assert script.used_up
    return held


def test_a_key_at_its_frame() -> None:
    assert played("2 a 3", {}, 8) == ["", "", "a", "a", "a", "", "", ""]


def test_keys_may_overlap() -> None:
    assert played("1 a 3\n2 b 1", {}, 7) == ["", "a", "ab", "a", "", "", ""]


def test_an_answer_waits_for_its_question_and_for_earlier_lines() -> None:
    always = dict.fromkeys(range(20), KEY)
    assert played("3 a 1\n? b 2\n? c 1", always, 12) == ["", "", "", "a", "", "b", "b", "", "c", "", "", ""]


def test_a_line_is_typed_key_by_key() -> None:
    waiting = dict.fromkeys(range(3, 20), LINE)
    held = played("> ab", waiting, 14)
    assert held[3:12] == ["a", "a", "", "b", "b", "", "return", "return", ""]


def test_a_question_of_the_other_kind_is_left_alone() -> None:
    script = KeyScript(parse("? a"))
    assert [script.keys(frame, LINE) for frame in range(5)] == [frozenset()] * 5
    assert not script.used_up
