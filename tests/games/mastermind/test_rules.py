"""Codes hidden as on the ROM, verdicts, tries that could not have been the code, records of a sitting."""

import pytest

from arcade.families.codes.breakers import BREAKERS, in_order, strongest
from arcade.families.codes.code import Attack, all_codes
from arcade.families.codes.guessers import Guesser
from arcade.games.mastermind.levels import LEVELS
from arcade.games.mastermind.rules import doubtful, hide, verdict
from arcade.games.mastermind.state import Record
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix


@pytest.mark.parametrize(("band", "least", "most"), [(0, 1, 4), (1, 5, 7), (2, 8, 10), (3, 11, 15), (4, 16, 99)])
def test_verdicts_by_the_number_of_tries(band: int, least: int, most: int) -> None:
    assert verdict(least) == verdict(most) == band


def test_codes_without_repeats_are_all_hidden_some_time() -> None:
    dice = SplitMix(6)
    assert {hide(dice, False) for _ in range(10_000)} == set(all_codes(False))


def test_codes_with_repeats_are_hidden_too() -> None:
    dice = SplitMix(7)
    found = {hide(dice, True) for _ in range(4_000)}
    assert found <= set(all_codes(True))
    assert any(len(set(code)) == 1 for code in found)


@pytest.mark.parametrize(
    ("seed", "without", "repeated"), [(1, "1264", "4332"), (77, "1546", "6551"), (5000, "5231", "2651")]
)
def test_the_codes_of_the_rom(seed: int, without: str, repeated: str) -> None:
    for repeats, code in ((False, without), (True, repeated)):
        machine = Spectrum()
        machine.seed = seed
        assert hide(RomDice(machine), repeats) == code


def test_tries_that_could_not_have_been_the_code() -> None:
    attack = Attack("3516", False)
    for guess in ("1234", "1234", "2156", "1122", "3516"):
        attack = attack.guess(guess)
    assert doubtful(attack) == (1, 3)


def test_records() -> None:
    record = Record()
    assert (record.tenths, record.plain()) == (0, (0, 0, 0))
    record = record.after(5).after(4).after(5)
    assert record == Record(games=3, tries=14, best=4)
    assert record.tenths == 47


def test_what_the_levels_ask_for() -> None:
    tasks = [level.sets for level in LEVELS]
    assert [task.repeats for task in tasks] == [False, True, True, False, False, True]
    assert [task.rows for task in tasks] == [None, None, 10, None, None, None]
    assert [task.rival for task in tasks] == [None, None, None, Guesser.CARELESS, Guesser.METHODICAL, Guesser.STRONG]
    assert (BREAKERS[Guesser.METHODICAL], BREAKERS[Guesser.STRONG]) == (in_order, strongest)
