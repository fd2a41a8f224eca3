"""Each hides a code and breaks the other's: codes that hints name are harder to break than those of chance."""

import pytest

from arcade.families.codes.code import all_codes
from arcade.games.masteract.evaluator import STRENGTH, Meeting
from arcade.toolkit.ai.tournament import Score, game

GAMES = 20
LEAST = 650
"""Thousandths of the points that a sample of who follows the hints must reach."""


def test_each_hides_a_code_that_the_other_attacks() -> None:
    meeting = Meeting()
    seats = [meeting.seat]
    assert meeting.moves() == all_codes(False)
    for code in ("1234", "6543", "6543", "1235"):
        meeting = meeting.play(code)
        seats.append(meeting.seat)
    assert seats == [0, 1, 0, 1, 0]
    assert meeting.outcome() == 1


@pytest.mark.parametrize("code", ["1123", "7123", ""])
def test_only_codes_of_four_different_digits_are_hidden(code: str) -> None:
    with pytest.raises(ValueError, match="cannot be hidden"):
        Meeting().play(code)


def test_who_follows_the_hints_is_above_the_strongest() -> None:
    pair = STRENGTH.pairs()[-1]
    score = sum((game(STRENGTH, *pair, number) for number in range(GAMES)), Score())
    assert score.per_mille >= LEAST
