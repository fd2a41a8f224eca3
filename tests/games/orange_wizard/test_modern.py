"""The wizard's school: numbers by every hand, hints, slow answers, slips explained, a fib, the mark."""

from fractions import Fraction

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.orange_wizard.modern import KEYS
from arcade.games.orange_wizard.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from tests.prompted import Prompted

STEPS, EXAMINATION, INVERSE = "2", "3", "4"


def lesson(number: str, **setup: object) -> Prompted:
    run = Prompted("orange-wizard", **setup)
    run.press("z")
    run.press(number)
    return run


def answer(run: Prompted, line: str) -> None:
    run.type(line)
    run.press("return")


def expected(run: Prompted) -> Fraction:
    return Fraction(str(run.state["expected"]))


def earned(run: Prompted) -> object:
    return run.state["earned"]


def bubble(session: Session) -> str:
    return " ".join(" ".join(row[11:31] for row in session.machine.text_rows()[2:9]).split())


def test_every_right_sum_earns_ten() -> None:
    run = lesson(STEPS)
    for count in range(3):
        answer(run, str(expected(run)))
        assert earned(run) == (10,) * (count + 1)


def test_point_comma_and_fraction_are_the_same() -> None:
    run = lesson(STEPS, level=4, seed=3)
    for line in ("48", "58,0", "232/2", "23.2", "185,6"):
        answer(run, line)
    assert earned(run) == (10,) * 5


def test_a_slip_is_explained_and_the_right_result_stands() -> None:
    run = lesson(EXAMINATION, level=2, seed=5)
    answer(run, "14")
    assert earned(run) == (0,)
    assert bubble(run.session).startswith("Not 14, look:")
    assert "= 15" in run.row(13)
    assert run.state["slips"] == ("5 × 3 = 15 (14)",)


@pytest.mark.parametrize(
    ("line", "words"), [("", "A number"), ("1/0", "Nobody can"), ("9999999", "dizzy"), ("-", "A number")]
)
def test_what_is_no_number_is_answered_kindly(line: str, words: str) -> None:
    run = lesson(STEPS)
    answer(run, line)
    assert words in bubble(run.session)
    assert earned(run) == ()


def test_letters_are_answered_kindly_and_lose_nothing() -> None:
    run = lesson(STEPS)
    right = str(expected(run))
    run.type(right[:1] + "xăж")
    assert "A number, please" in bubble(run.session)
    answer(run, right[1:])
    assert earned(run) == (10,)


def test_a_hint_halves_the_points() -> None:
    run = lesson(EXAMINATION)
    run.press("f1")
    assert bubble(run.session).startswith("Do it like this:")
    answer(run, str(expected(run)))
    assert earned(run) == (5,)


def test_the_joystick_and_the_mouse_choose_digits() -> None:
    run = lesson(STEPS)
    main = run.session.program
    assert isinstance(main, Main)
    for digit in str(expected(run)):
        run.press(f"@{8 + 16 * KEYS.index(digit) + 4},178")
    for _ in range((KEYS.index("OK") - main.look.keypad.at) % len(KEYS)):  # type: ignore[union-attr]
        run.press("pad1 right")
    run.press("pad1 fire")
    assert earned(run) == (10,)


def test_a_slow_answer_makes_him_spark() -> None:
    run = lesson(EXAMINATION)
    for _ in range(1300):
        run.session.step(NO_KEYS)
    answer(run, str(expected(run)))
    assert earned(run) == (7,)


@pytest.mark.parametrize("calm", [False, True])
def test_a_fib_is_met_with_lightning(calm: bool) -> None:
    run = lesson("1", level=2, seed=5, calm=calm)
    answer(run, "44")
    assert bubble(run.session) == "You chose 7, didn't you?"
    run.press("n")
    answer(run, "7")
    assert bubble(run.session) == "Do you believe me now?"
    run.press("n")
    assert earned(run) == (5,)
    assert (len(run.borders) > 1) != calm


def test_the_book_s_chain_is_the_wizard_s_last_trick() -> None:
    run = lesson("1", level=4, seed=3)
    for result in ("15.5", "1.16"):
        answer(run, result)
        run.press("y")
    answer(run, "7.2")
    assert bubble(run.session) == "You chose 7, didn't you?"


def test_the_way_back_is_shown_after_two_wrong_tries() -> None:
    run = lesson(INVERSE, level=1, seed=2)
    answer(run, "9")
    assert bubble(run.session).startswith("9 would give 48, not 36.")
    answer(run, "8")
    assert earned(run) == (0,)


def test_best_marks_stand_in_the_menu() -> None:
    run = lesson(INVERSE, level=1, seed=2)
    for _ in range(3):
        answer(run, str(expected(run)))
    assert run.session.results[-1].outcome is Outcome.WON
    assert run.session.results[-1].score == 100
    run.press("y")
    assert "mark 10" in run.row(18)


def test_the_language_changes_during_play() -> None:
    run = lesson(STEPS)
    run.session.step(frozenset(("!lang ro",)))
    answer(run, "0")
    assert bubble(run.session).startswith("Nu 0, uite:")
