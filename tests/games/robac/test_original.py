"""The original to the tick: its bar, its chance, what its drawing leaves behind."""

from typing import Any

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.robac.rules import PRIZES
from arcade.toolkit.contract.program import Setup
from tests.patience import still


@pytest.mark.parametrize("score", [0, 990, 1000, 99990])
def test_a_high_score_fits_the_bar(score: int) -> None:
    session = Session(Setup("robac", language="ro", original=True))
    for frame in range(400):
        session.step(frozenset(("return",)) if frame == 300 else frozenset())
    program: Any = session.program
    program.world.score = score
    program.look._points(program.world)
    assert session.machine.text_rows()[23].endswith(str(score))


def stepping(session: Session, steps: int, *keys: str) -> list[tuple[int, int]]:
    """Go on for so many steps with keys held; frame and FRAMES at each RANDOMIZE."""
    program: Any = session.program
    seeds: list[tuple[int, int]] = []
    reseed = program.reseed

    def noted() -> None:
        reseed()
        seeds.append((session.machine.frame, program.machine.seed))

    program.reseed = noted
    while still(len(seeds) < steps):
        session.step(frozenset(keys))
    program.reseed = reseed
    return seeds


def started() -> Session:
    """A game whose prompt was answered 180 frames after RUN."""
    session = Session(Setup("robac", language="ro", original=True))
    for frame in range(181):
        session.step(frozenset(("return",)) if frame == 180 else frozenset())
    return session


def test_chance_begins_anew_where_the_worm_has_been_drawn() -> None:
    session = started()
    seeds = stepping(session, 4)
    assert seeds == [(224, 224), (256, 256), (287, 287), (317, 317)]


def test_frames_stand_still_while_the_worm_chews() -> None:
    session = started()
    stepping(session, 1)
    program: Any = session.program
    program.world.field[5, 15] = PRIZES[0]
    (frame, seed), *_ = stepping(session, 1)
    assert frame - seed == pytest.approx(0.35 * 50, abs=1)


def test_a_worm_that_turned_back_loses_the_cell_behind_its_tail_until_it_is_drawn_again() -> None:
    session = started()
    stepping(session, 2)
    stepping(session, 6, "o")
    program: Any = session.program
    worm, attributes = program.world.worm, program.machine.attributes
    blank = {cell for cell in worm if attributes[32 * cell[0] + cell[1]] & 7 != 1}
    assert len(blank) == 1


def test_a_key_of_the_game_shortens_the_rest_between_the_melodies() -> None:
    gaps = []
    for keys in ((), ("q",)):
        session = started()
        while still(not session.results):
            session.step(frozenset(keys if session.machine.frame < 260 else ()))
        while still(session.machine.waiting is None):
            session.step()
        before, after = session.machine.speaker.notes[-11:-9]
        gaps.append((after.start - before.start - before.duration) / session.machine.FRAME)
    assert gaps == [pytest.approx(23, abs=1), pytest.approx(3.4, abs=0.8)]
