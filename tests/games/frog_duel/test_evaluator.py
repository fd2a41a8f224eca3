"""Leaps are named as the game's own pages name them."""

import pytest

from arcade.games.frog_duel import strings
from arcade.games.frog_duel.evaluator import EVALUATOR
from arcade.games.frog_duel.rules import Position
from arcade.toolkit.contract.languages import Language


@pytest.mark.parametrize(("language", "lane"), [("en", "lane 4"), ("ro", "culoar 4")])
def test_a_lane_has_one_name(language: Language, lane: str) -> None:
    assert EVALUATOR.named(Position(), (4, 3), language).startswith(f"{lane} ")
    assert lane.split()[0] in strings.ADVICE.in_language(language, lane=4, steps=3).lower()
