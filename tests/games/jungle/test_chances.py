"""Many treks straight to the nearest edge: the book's program saved so many."""

import pytest

from arcade.games.jungle.events import Fate
from arcade.games.jungle.perils import answer
from arcade.games.jungle.pilot import answer as cunning
from arcade.games.jungle.rules import Trek
from arcade.toolkit.contract.dice import Dice, SplitMix
from tests.patience import still


def fate(skill: int, dice: Dice) -> Fate | None:
    trek = Trek.begin(skill, dice, mended=False)
    way = trek.way_out
    while still(not trek.fate):
        trek = trek.ready()
        if not trek.fate:
            trek, _ = trek.walk(way, dice)
        while still(trek.peril):
            trek, _ = answer(trek, cunning(trek), dice)
    return trek.fate


def saved(skill: int, treks: int) -> float:
    """Percent."""
    dice = SplitMix(12)
    return sum(fate(skill, dice) is Fate.SAVED for _ in range(treks)) * 100 / treks


@pytest.mark.turns(2_000_000)
def test_medium_saves_54_percent() -> None:
    assert abs(saved(35, 20_000) - 54) <= 1.5


@pytest.mark.turns(200_000)
def test_easy_saves_68_percent_and_hard_19() -> None:
    assert abs(saved(50, 1200) - 68) <= 3
    assert abs(saved(20, 1200) - 19) <= 3
