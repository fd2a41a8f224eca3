"""Mastermind's original questions, sounds and pace, as recorded from the listing or mended."""

from itertools import pairwise

import pytest

from tests.prompted import Prompted

KEY, NEXT, MARK, NEITHER, BUZZ = (0.099, 12), (0.1, 22), (0.101, 10), (0.2, 5), (1.0, -6)
DIGIT = [(0.031, 12), (0.03, 22)]
GREEN, YELLOW = 4, 6


def original(keys: str = "", **setup: object) -> Prompted:
    run = Prompted("mastermind", original=True, **setup)
    run.type(keys)
    return run


def tries(run: Prompted) -> list[str]:
    """What is printed after the number of each try in sight."""
    return [run.row(row)[13:].strip() for row in range(11, 22) if run.row(row).startswith(("Try", "Înc"))]


def test_the_screen() -> None:
    run = original()
    assert run.machine.border_colour == GREEN
    assert {run.spectrum.attr(row, column) for row in (0, 5, 21) for column in (0, 31)} == {YELLOW << 3}
    assert run.row(0)[6:] == "M A S T E R M I N D"
    assert [run.row(row)[0] for row in (5, 6, 7)] == ["*", "+", "-"]
    assert run.row(9) == "With repeats? (y/n)"
    run.press("n")
    assert run.row(9) == "With repeats? (y/n) (without)"
    assert run.row(11) == "Try 1"


def test_marks_without_repeats() -> None:
    """The listing's own example has another code; the marks of 1352 stand in tests/families/test_codes.py."""
    run = original("n", seed=1)
    assert run.state["secret"] == "1264"
    run.type("1122334412341264")
    assert tries(run) == ["1 1 2 2 * +", "3 3 4 4 *", "1 2 3 4 * * *", "1 2 6 4 * * * *"]
    assert run.row(16) == "Superb! Only 4 tries."
    assert run.row(17) == "You can hardly do any better."
    assert run.row(18) == "Play again (y/n)?"
    assert [(result.outcome, result.score) for result in run.session.results] == [("won", 4)]


def test_marks_with_repeats_and_a_dash_for_none() -> None:
    run = original("d", seed=1)
    assert run.state["secret"] == "4332"
    run.type("555544442343")
    assert tries(run) == ["5 5 5 5 -", "4 4 4 4 *", "2 3 4 3 * + + +", ""]


def test_the_screen_moves_up_as_a_whole_and_asks_nothing() -> None:
    """In the listing "scroll?" was asked after so many tries, and N stopped the program."""
    run = original("n" + 10 * "5555", seed=1)
    assert run.row(0)[6:] == "M A S T E R M I N D"
    assert run.row(21) == "Try 11"
    run.type("1234")
    assert run.row(0) == ""
    assert run.row(2)[:8] == " 4,5,6 ("
    assert [run.row(20), run.row(21)] == ["Try 11        1 2 3 4 * * *", "Try 12"]
    run.type(4 * "5555" + "1264")
    assert run.row(17) == "Try 16        1 2 6 4 * * * *"
    assert run.row(19) == "Awful: it took 16 tries..."
    assert run.row(21) == "Play again (y/n)?"


@pytest.mark.parametrize("count", [4, 7, 10, 15])
def test_the_other_verdicts(count: int) -> None:
    words = {4: "Superb! Only 4 tries.", 7: "Well done: 7 tries.", 10: "Fine: 10 tries.", 15: "Weak: 15 tries."}
    run = original("n" + (count - 1) * "5555" + "1264", seed=1)
    assert words[count] in run.machine.text_rows()


@pytest.mark.parametrize("key", ["7", "0", "a", "return"])
def test_wrong_keys_buzz_and_type_nothing(key: str) -> None:
    run = original("n1")
    frames = run.press(key)
    assert run.heard == [BUZZ]
    assert frames == pytest.approx(50, abs=3)
    assert run.row(11) == "Try 1        1"
    assert run.state["typed"] == "1"


def test_a_wrong_answer_about_repeats_is_asked_again() -> None:
    """The listing took any key but n for yes."""
    run = original("x")
    assert run.heard == [BUZZ]
    assert run.row(12) == ""
    run.press("Y")
    assert run.row(9) == "With repeats? (y/n) (with)"


def test_the_sounds_of_a_key_and_of_marks() -> None:
    run = original("d", seed=1)
    assert run.heard == [KEY, NEXT]
    run.press("2")
    assert run.heard == DIGIT
    run.type("34")
    run.press("3")
    assert run.heard == [*DIGIT, MARK, MARK, MARK, MARK, NEXT]
    run.type("235")
    run.press("5")
    assert run.heard == [*DIGIT, MARK, MARK, NEXT]
    assert tries(run)[:2] == ["2 3 4 3 * + + +", "2 3 5 5 * +"]
    run.type("555")
    run.press("5")
    assert run.heard == [*DIGIT, NEITHER, NEXT]
    run.type("433")
    run.press("2")
    assert run.heard == [*DIGIT, MARK, MARK, MARK, MARK]
    run.press("d")
    assert run.heard == [KEY]


def test_d_clears_the_board_and_asks_again_and_another_key_stops() -> None:
    run = original("d4332", seed=1)
    run.press("d")
    assert run.row(9) == "With repeats? (y/n)"
    assert run.row(11) == ""
    run = original("d4332n", seed=1)
    assert run.session.ended


@pytest.mark.parametrize(("code", "frames"), [("1122", 46), ("5566", 49), ("4433", 59), ("4332", 58)])
def test_the_measured_pace(code: str, frames: int) -> None:
    """From the fourth digit of the first try to the next prompt, with repeats."""
    run = original("d" + code[:3], seed=1)
    assert run.press(code[3]) == pytest.approx(frames, abs=1)


@pytest.mark.parametrize(("seed", "key", "frames"), [(1, "n", 21), (77, "n", 23), (1, "d", 26), (5000, "d", 26)])
def test_the_measured_pace_of_the_answer(seed: int, key: str, frames: int) -> None:
    """A digit drawn in vain, with seed 77, takes its time."""
    run = original(seed=seed)
    assert run.frames == pytest.approx(11, abs=1)
    assert run.press(key) == pytest.approx(frames, abs=1)
    assert run.press("1") == pytest.approx(8, abs=1)


def silences(run: Prompted) -> list[float]:
    """The milliseconds between the notes."""
    notes = run.machine.speaker.notes
    return [1000 * (b.start - a.start - a.duration) / run.machine.CLOCK for a, b in pairwise(notes)]


def test_the_silences_between_the_notes() -> None:
    run = original("n1122", seed=1, language="ro")
    wanted = [184.3, None, 17.9, None, 17.9, None, 17.9, None, 17.9, 467.4, 35.5, 118.2]
    for ours, theirs in zip(silences(run), wanted, strict=True):
        assert theirs is None or ours == pytest.approx(theirs, abs=3)


def test_marks_come_up_one_by_one() -> None:
    run = original("d433", seed=1)
    seen = []
    run.session.step(frozenset("2"))
    for _ in range(58):
        run.session.step()
        seen.append(run.row(12)[21:])
    assert list(dict.fromkeys(seen)) == ["", "*", "* *", "* * *", "* * * *"]


def test_a_digit_is_taken_back() -> None:
    """In the listing a typed digit was final."""
    run = original("n12")
    run.press("backspace")
    assert run.heard == []
    assert run.row(11) == "Try 1        1"
    run.press("f2")
    run.press("f2")
    assert run.heard == [BUZZ]
    assert run.state["typed"] == ""


def test_giving_up_and_a_hint() -> None:
    """In the listing there was no way to see the code."""
    run = original("n", seed=1)
    run.press("f1")
    assert run.row(23) == "Try 1123: codes left 360"
    assert run.state["hints"] == 1
    run.press("f3")
    assert run.row(11).startswith("Try 1        1 1 2 3")
    assert "The code was 1264" in run.machine.text_rows()
    assert [(result.outcome, result.score) for result in run.session.results] == [("over", None)]


def test_romanian() -> None:
    run = original("d", language="ro")
    assert [run.row(row) for row in (9, 10, 12)] == ["Cu repetări? (d/n)  (cu repetări", ")", "Încercarea 1"]
