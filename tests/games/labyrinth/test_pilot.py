"""The demonstration's player: a few fixed games of the many that were measured."""

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.playback import pilot_setup
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.outcome import Outcome

LONGEST = 5_000
"""Frames."""


@pytest.mark.parametrize(("level", "seed"), [(2, 5), (2, 7), (2, 23), (4, 2)])
def test_it_wins(level: int, seed: int) -> None:
    session = Session(pilot_setup("labyrinth", level, False, seed))
    run_pilot(session, LONGEST, seed, until_result=True)
    assert [result.outcome for result in session.results] == [Outcome.WON]
