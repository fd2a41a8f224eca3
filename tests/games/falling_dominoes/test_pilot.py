"""The demonstrations: the plan of ninety-seven in the original, stars in the modern look."""

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.falling_dominoes.rules import stars
from arcade.toolkit.contract.program import Setup
from tests.games.falling_dominoes.stage import program


def test_the_original_is_played_by_the_plan() -> None:
    session = Session(Setup("falling-dominoes", original=True, seed=4))
    run_pilot(session, 10_000, 2, until_result=True)
    assert [result.score for result in session.results] == [97]


@pytest.mark.parametrize("level", [4, 6])
def test_stars_are_earned_in_the_modern_look(level: int) -> None:
    session = Session(Setup("falling-dominoes", level=level, seed=7))
    run_pilot(session, 10_000, 2, until_result=True)
    assert stars(len(program(session).world.pile)) >= 2
