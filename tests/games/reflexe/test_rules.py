"""Signs, times, points and quickness; the printed characters as the ROM's chance draws them."""

import pytest

from arcade.games.reflexe.levels import Trial
from arcade.games.reflexe.rules import (
    HANDS,
    LETTERS,
    LONGEST_WAIT,
    ROUNDS,
    SHORTEST_WAIT,
    SKULL,
    STAR,
    SYMBOLS,
    WAYS,
    Record,
    drawn,
    finger,
    foreperiod,
    printed_place,
    printed_sign,
)
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix


def test_the_first_printed_characters_after_switching_on() -> None:
    dice = RomDice(Spectrum())
    drawn_so = [(printed_sign(dice), *printed_place(dice)) for _ in range(6)]
    assert drawn_so[0] == ("!", 8, 2)
    assert "".join(sign for sign, _, _ in drawn_so) == "!g2'UN"


def test_printed_characters_and_places() -> None:
    dice = SplitMix(1)
    found = [(printed_sign(dice), *printed_place(dice)) for _ in range(10_000)]
    assert {row for _, row, _ in found} == set(range(20))
    assert {column for _, _, column in found} == set(range(32))
    signs = {sign for sign, _, _ in found}
    assert not signs & set("[\\]")
    assert signs == {chr(code) for code in range(33, 122)} - set("[\\]")


@pytest.mark.parametrize(
    ("trial", "signs"),
    [
        (Trial.ANY, {STAR}),
        (Trial.HOLD, {STAR, SKULL}),
        (Trial.FOUR_WAYS, set(WAYS)),
        (Trial.LETTERS, set(LETTERS)),
        (Trial.SYMBOLS, set(SYMBOLS)),
    ],
)
def test_every_sign_of_a_trial_comes(trial: Trial, signs: set[str]) -> None:
    dice = SplitMix(2)
    assert {drawn(trial, dice) for _ in range(2_000)} == signs


def test_nobody_can_guess_the_wait() -> None:
    dice = SplitMix(3)
    waits = {foreperiod(dice) for _ in range(3_000)}
    assert waits == set(range(SHORTEST_WAIT, LONGEST_WAIT + 1))


def test_a_hundredth_costs_ten_points_and_clean_rounds_in_a_row_earn_more() -> None:
    record = Record().hit("A", 20, flawless=True)
    assert (record.points, record.clean) == (600, 1)
    record = record.hit("B", 10, flawless=True)
    assert record.points == 600 + 800 + 25
    record = record.slipped().hit("C", 60, flawless=False)
    assert (record.points, record.clean, record.slips) == (1325, 0, 1)
    assert Record().slipped().points == 0


def test_ten_rounds_and_their_mean() -> None:
    record = Record()
    assert (record.mean, record.quickness(Trial.LETTERS)) == (0, 0)
    for frames in (20, 21, 20, 20, 20, 20, 20, 20, 20):
        record = record.hit("A", frames, flawless=True)
    assert not record.over
    record = record.hit("A", 20, flawless=True)
    assert record.over
    assert len(record.times) == ROUNDS
    assert record.mean == 21, "rounded up: nobody is quicker than they are"


@pytest.mark.parametrize(("frames", "quick"), [(20, 3), (21, 2), (27, 2), (28, 1), (40, 1), (41, 0)])
def test_letters_are_quick_from_800_550_and_400_milliseconds(frames: int, quick: int) -> None:
    assert Record().hit("A", frames, flawless=True).quickness(Trial.LETTERS) == quick


def test_every_letter_and_digit_has_its_finger() -> None:
    assert sorted("".join(HANDS)) == sorted(LETTERS)
    assert (finger("q"), finger("F"), finger("0"), finger("?")) == (0, 3, 7, None)


def test_the_slowest_finger() -> None:
    record = Record().hit("Q", 30, True).hit("A", 20, True).hit("P", 26, True)
    assert record.slowest() == (7, 26)
    assert Record().hit("left", 30, True).slowest() is None
