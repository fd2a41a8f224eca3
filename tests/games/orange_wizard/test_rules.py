"""The sums of The Orange Wizard: exact numbers, chains undone, slips found, tasks that suit their degree, marks."""

from fractions import Fraction

import pytest

from arcade.games.orange_wizard.arithmetic import NOTATIONS, Unfit, read, written
from arcade.games.orange_wizard.levels import LEVELS, Degree
from arcade.games.orange_wizard.original import meaning
from arcade.games.orange_wizard.puzzles import chain, equation, examination, secret_chain, start, way
from arcade.games.orange_wizard.rules import (
    BOOK,
    Praise,
    Report,
    Sign,
    Slip,
    along,
    origin,
    result,
    same,
    slip_in,
    step,
)
from arcade.toolkit.contract.dice import SplitMix

EN = NOTATIONS["en"]


def number(line: str) -> Fraction:
    got = read(line)
    assert isinstance(got, Fraction)
    return got


@pytest.mark.parametrize(("typed", "guess"), [("7.2", "7"), ("20.8", "49.5"), ("4", "-3"), ("12", "22")])
def test_the_number_is_named_from_the_result(typed: str, guess: str) -> None:
    assert written(origin(BOOK, number(typed))) == guess


def test_the_chain_for_22_and_for_9() -> None:
    assert [written(one) for one in along(BOOK, Fraction(22))] == ["22", "25", "5", "40", "8", "13", "12"]
    assert [written(one) for one in along(BOOK, Fraction(9))] == ["9", "12", "2.4", "19.2", "3.84", "8.84", "7.84"]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("49,5", Fraction(99, 2)),
        (" 49.5 ", Fraction(99, 2)),
        ("99/2", Fraction(99, 2)),
        ("49 1/2", Fraction(99, 2)),
        ("-3", Fraction(-3)),
        ("-1/4", Fraction(-1, 4)),
        (".5", Fraction(1, 2)),
        ("5,", Fraction(5)),
        ("seven", Unfit.NO_NUMBER),
        ("", Unfit.NO_NUMBER),
        ("1.2.3", Unfit.NO_NUMBER),
        ("٣", Unfit.NO_NUMBER),
        ("1/0", Unfit.BY_ZERO),
        ("1000000", Unfit.TOO_LARGE),
        ("9" * 300, Unfit.TOO_LARGE),
        ("1/" + "9" * 300, Unfit.TOO_LARGE),
        ("0.0000000001", Unfit.TOO_LARGE),
    ],
)
def test_lines_are_read(line: str, value: Fraction | Unfit) -> None:
    assert read(line) == value


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(1, 3), "0.33333333"),
        (Fraction(-2, 3), "-0.66666667"),
        (Fraction(6999999996, 10**9), "7"),
        (Fraction(123456789, 1000), "123456.79"),
        (Fraction(1, 300), "0.0033333333"),
        (Fraction(0), "0"),
        (Fraction(999999999, 1000), "1000000"),
    ],
)
def test_numbers_have_eight_significant_digits_at_most(value: Fraction, shown: str) -> None:
    assert written(value) == shown
    assert written(value, ",") == shown.replace(".", ",")


def test_results_are_the_same_within_the_tolerance() -> None:
    assert same(Fraction(784, 100), Fraction(7840, 1000) + Fraction(5, 10000))
    assert not same(Fraction(784, 100), Fraction(7841, 1000))


def test_a_slip_is_found() -> None:
    nine = Fraction(9)
    assert slip_in(BOOK, nine, result((BOOK[0], *BOOK[2:]), nine)) == (1, Slip.LEFT_OUT)
    turned = (*BOOK[:5], step(Sign.PLUS, 1))
    assert slip_in(BOOK, nine, result(turned, nine)) == (5, Slip.TURNED)
    assert slip_in((step(Sign.TIMES, 7), step(Sign.PLUS, 2)), Fraction(8), Fraction(56)) == (1, Slip.LEFT_OUT)
    assert slip_in((step(Sign.TIMES, 7), step(Sign.PLUS, 2)), Fraction(8), Fraction(50)) == (0, Slip.MISCOUNTED)
    assert slip_in(BOOK, nine, Fraction(1000)) is None


@pytest.mark.parametrize("degree", [level.sets for level in LEVELS])
def test_chains_suit_their_degree(degree: Degree) -> None:
    for seed in range(60):
        dice = SplitMix(seed)
        for length in degree.lengths:
            first = start(dice, degree)
            known, secret = chain(dice, degree, length, first), secret_chain(dice, degree, length)
            for sums, numbers in ((known, [first]), (secret, [Fraction(one) for one in range(1, degree.start + 1)])):
                assert len(sums) in (length, len(BOOK))
                for one in numbers:
                    reached = along(sums, one)
                    assert sums == BOOK or all((part * degree.grain).denominator == 1 for part in reached)
                    assert all(part >= 0 for part in reached)
                    assert origin(sums, reached[-1]) == one


@pytest.mark.parametrize("degree", [level.sets for level in LEVELS])
def test_an_examination_has_ten_different_questions(degree: Degree) -> None:
    questions = examination(SplitMix(5), degree)
    assert len(set(questions)) == 10
    assert any(one.sign is Sign.OVER for _, one in questions) == degree.divides
    assert all(one.of(before).denominator == 1 for before, one in questions)


@pytest.mark.parametrize(
    ("before", "sign", "by", "shown"),
    [
        (7, Sign.TIMES, 8, "5 × 7 + 3 × 7\n= 35 + 21 = 56"),
        (4, Sign.TIMES, 3, "4 + 4 + 4 = 12"),
        (12, Sign.TIMES, 7, "10 × 7 + 2 × 7\n= 70 + 14 = 84"),
        (12, Sign.OVER, 5, "2.4 × 5 = 12"),
        (47, Sign.PLUS, 8, "47 + 3 + 5 = 55"),
        (42, Sign.MINUS, 15, "42 - 2 - 13 = 27"),
        (40, Sign.PLUS, 8, ""),
    ],
)
def test_the_way_is_shown(before: int, sign: Sign, by: int, shown: str) -> None:
    assert way(Fraction(before), step(sign, by), EN) == shown
    assert equation(Fraction(12), step(Sign.OVER, 5), NOTATIONS["ro"]) == "12 : 5 = 2,4"


def test_a_hint_does_not_tell_the_result() -> None:
    assert way(Fraction(7), step(Sign.TIMES, 8), EN, told=False) == "5 × 7 + 3 × 7\n= 35 + 21"
    assert way(Fraction(56), step(Sign.OVER, 8), EN, told=False) == "? × 8 = 56"


def test_marks_and_praise() -> None:
    assert Report((10,) * 10).mark == 10
    assert Report((10,) * 10).praise is Praise.EXCELLENT
    assert Report((10,) * 8 + (0, 0)).praise is Praise.VERY_GOOD
    assert Report((0,) * 10).mark == 1
    assert not Report((0,) * 6 + (10,) * 4).passed
    assert Report((10, 5)).plus(0, "7 × 8 = 56 (54)") == Report((10, 5, 0), ("7 × 8 = 56 (54)",))
    assert Report((10, 5, 0)).points == 50


def test_words_for_yes_and_no() -> None:
    assert [meaning(word) for word in ("da", "DA", "d", "Yes!", "y")] == [True] * 5
    assert [meaning(word) for word in ("nu", "N", "no.")] == [False] * 3
    assert [meaning(word) for word in ("", "poate", "ж" * 300)] == [None] * 3
