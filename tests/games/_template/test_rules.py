"""The rules: bounds close in, tries run out, halving always finds the number."""

import pytest

from arcade.games._template import LEVELS, Terms
from arcade.games._template.rules import Position
from tests.patience import still


def test_a_miss_closes_in_from_its_side() -> None:
    position = Position(hidden=7, low=1, high=10, tries=4)
    assert position.play(5) == Position(7, 6, 10, 3, 5)
    assert position.play(9) == Position(7, 1, 8, 3, 9)


def test_finding_it_wins_even_with_the_last_try() -> None:
    assert Position(7, 1, 10, 1).play(7).outcome() == 1


def test_no_tries_left_loses() -> None:
    assert Position(7, 1, 10, 1).play(6).outcome() == -1


@pytest.mark.parametrize("number", [0, 5, 11])
def test_what_cannot_be_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="cannot be guessed"):
        Position(7, 6, 10, 3, 5).play(number)


@pytest.mark.parametrize("terms", [level.sets for level in LEVELS])
def test_halving_finds_every_number_at_every_level(terms: Terms) -> None:
    for hidden in range(1, terms.numbers + 1):
        position = Position(hidden, 1, terms.numbers, terms.tries)
        while still(position.outcome() is None):
            position = position.play(position.advice)
        assert position.outcome() == 1
