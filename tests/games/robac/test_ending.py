"""How a game ends on the screen: a scene for each end, and something that goes on moving."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.robac.ending import FINE_SCORE
from arcade.games.robac.program import Main
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.patience import still

SECOND = 50


@pytest.mark.parametrize("score", [FINE_SCORE, 40, -10])
@pytest.mark.parametrize("level", [2, 5])
def test_every_end_has_a_scene_that_goes_on_moving(level: int, score: int) -> None:
    session = Session(Setup("robac", level))
    program = session.program
    assert isinstance(program, Main)
    machine = session.machine
    assert isinstance(machine, Spectrum)
    program.world.score = score
    end = program.look.end(program.world)
    frames = 0
    while still(next(end, True) is None):
        machine.end_frame()
        frames += 1
    assert 3 * SECOND <= frames <= 9 * SECOND
    seen = set()
    for frame in range(1, 120):
        program.look.rest(frame)
        seen.add(machine.memory())
    assert len(seen) > 2


def test_each_end_is_another_picture() -> None:
    pictures = set()
    for level in (2, 5):
        for score in (FINE_SCORE, 40, -10):
            session = Session(Setup("robac", level))
            program = session.program
            assert isinstance(program, Main)
            program.world.score = score
            end = program.look.end(program.world)
            while still(next(end, True) is None):
                session.machine.end_frame()
            pictures.add(session.machine.pixels())
    assert len(pictures) == 6
