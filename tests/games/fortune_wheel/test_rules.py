"""Wheel of fortune as plain values: patterns, exact chances and returns, purses, ways to a goal."""

from fractions import Fraction

import pytest

from arcade.games.fortune_wheel import theory
from arcade.games.fortune_wheel.levels import HOUSE, LEVELS, PAID, PRINTED, Paytable
from arcade.games.fortune_wheel.pages import curve, extent
from arcade.games.fortune_wheel.rules import (
    CHANCES,
    PULLS,
    REMEMBERED_PULLS,
    RESULTS,
    Drums,
    Pattern,
    Purse,
    back,
    hundredths,
    pattern,
)
from arcade.games.fortune_wheel.theory import BOLD, EXAMPLES, MANNERS, THOUSAND, Thousand, Trial, expected
from arcade.toolkit.contract.dice import SplitMix
from tests.games.fortune_wheel.gains import GAINS
from tests.patience import still


@pytest.mark.parametrize(("drums", "gain"), [*GAINS, ((1, 2, 3), 70), ((3, 2, 1), 55), ((1, 1, 1), 495)])
def test_gains_of_five_lei_as_the_program_paid(drums: Drums, gain: int) -> None:
    assert Purse.with_lei(50).after(5, pattern(drums), PAID).lei == 50 + gain


def test_three_ones_with_ten_of_forty() -> None:
    assert Purse.with_lei(40).after(10, Pattern.ONES, PRINTED).lei == 1030


def test_all_729_results_by_pattern() -> None:
    assert CHANCES == (1, 7, 7, 8, 72, 72, 182, 380)
    assert sum(CHANCES) == PULLS == len(RESULTS) == 9**3


@pytest.mark.parametrize(
    ("table", "exact", "percent"),
    [(PRINTED, Fraction(911, 729), 12497), (PAID, Fraction(1055, 729), 14472), (HOUSE, Fraction(77, 81), 9506)],
)
def test_the_exact_return_of_every_paytable(table: Paytable, exact: Fraction, percent: int) -> None:
    digits = range(1, 10)
    counted = sum(table[pattern((x, y, z))] for x in digits for y in digits for z in digits)
    assert back(table) == counted
    assert Fraction(counted, PULLS) == exact
    assert hundredths(table) == percent


def test_every_pattern_has_its_example() -> None:
    assert [pattern(example) for example in EXAMPLES] == list(Pattern)


def test_a_stake_has_two_digits_and_is_no_more_than_the_sum() -> None:
    assert Purse.with_lei(1235).most == 99
    assert Purse.with_lei(7).most == 7
    for stake in (0, 8):
        with pytest.raises(ValueError, match="cannot be staked"):
            Purse.with_lei(7).after(stake, Pattern.NOTHING, PRINTED)


def test_a_purse_remembers_what_was_to_be_expected() -> None:
    purse = Purse.with_lei(20).after(5, Pattern.FIRST_PAIR, PRINTED).after(30, Pattern.NOTHING, PRINTED)
    assert (purse.lei, purse.pulls, purse.staked) == (0, 2, 35)
    assert purse.history == ((20, 20 * 729), (30, 20 * 729 + 5 * 182), (0, 20 * 729 + 35 * 182))


def test_a_purse_forgets_what_no_graph_can_show() -> None:
    purse = Purse.with_lei(99)
    for _ in range(REMEMBERED_PULLS + 50):
        purse = purse.after(1, Pattern.LONE_ONE, PRINTED)
    assert len(purse.history) == REMEMBERED_PULLS + 1
    assert purse.pulls == REMEMBERED_PULLS + 50


def test_a_graph_spans_all_it_shows() -> None:
    history = ((50, 50 * 729), (90, 51 * 729), (20, 52 * 729))
    assert extent(history) == (20, 91)
    picture = curve(history, 80, 40)
    assert (picture.width, picture.height) == (80, 40)
    # The last sum is the lowest, the highest one only just below the upper edge.
    assert picture.ink[39]
    assert picture.ink[0] == 0
    assert picture.ink[1]


def test_a_thousand_pulls_come_near_their_chances() -> None:
    trial = Thousand(PRINTED, SplitMix(5))
    trial.pull(700)
    trial.pull(700)
    assert trial.pulls == THOUSAND
    assert all(abs(trial.counts[shown] - expected(shown)) < 50 for shown in Pattern)
    assert trial.back == sum(count * times for count, times in zip(trial.counts, PRINTED, strict=True))
    assert trial.expected == 1250


def test_bold_play_stakes_all_but_no_more_than_is_wanting() -> None:
    assert theory.stake(BOLD, 50, 500) == 50
    assert theory.stake(BOLD, 300, 500) == 99
    assert theory.stake(BOLD, 480, 500) == 20
    assert theory.stake(10, 4, 500) == 4


def test_no_manner_reaches_the_goal_more_often_than_the_return_allows() -> None:
    """A tenth would reach ten times their coins in a fair house; here it must be fewer."""
    trial = Trial(LEVELS[4].sets, SplitMix(1))
    while still(not trial.done):
        trial.play(10_000)
    assert trial.played == [THOUSAND] * len(MANNERS)
    assert all(10 < reached < 100 for reached in trial.reached)


def test_the_levels() -> None:
    assert [level.sets.paytable for level in LEVELS] == [PRINTED, PAID, HOUSE, HOUSE]
    assert (LEVELS[4].sets.start, LEVELS[4].sets.goal) == (50, 500)
