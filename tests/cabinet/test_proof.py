"""A score's run must come to the score when it is played again; anything touched up is refused."""

from dataclasses import replace

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup, Thought

pytestmark = pytest.mark.usefixtures("fake_games")


@pytest.fixture
def replay() -> Replay:
    """A game of three presses."""
    session = Session(Setup("catcher", level=1, seed=5))
    run = Run(session)
    for frame in range(130):
        session.step(frozenset(("c",)) if frame % 20 < 3 and frame < 60 else frozenset())
        run.watch(session)
    return run.replay()


def test_an_honest_run_is_proved_and_verified(replay: Replay) -> None:
    assert [result.score for result in replay.results] == [3]
    assert prove(replay) is None
    assert prove(Replay.from_text(replay.to_text())) is None


def test_another_score_is_refused(replay: Replay) -> None:
    better = replace(replay, results=(replace(replay.results[0], score=4),))
    reason = prove(better)
    assert reason is not None
    assert "other results" in reason.english


def test_other_keys_are_refused(replay: Replay) -> None:
    first, *others = replay.keys.plain()
    assert prove(replace(replay, keys=KeyLog([(first[0], ["x"]), *others]))) is not None


def test_another_seed_is_refused(replay: Replay) -> None:
    assert prove(replace(replay, setup=replace(replay.setup, seed=6))) is not None


def test_a_run_cut_short_is_refused(replay: Replay) -> None:
    keys = replay.keys.copy()
    keys.truncate(90)
    assert prove(replace(replay, keys=keys)) is not None


def test_another_picture_of_the_same_state_proves_as_much(replay: Replay) -> None:
    """A better word or drawing costs nobody a score."""
    redrawn = tuple((frame, f"{print.split('-')[0]}-00000000") for frame, print in replay.fingerprints)
    assert redrawn != replay.fingerprints
    assert prove(replace(replay, fingerprints=redrawn)) is None
    other = tuple((frame, f"00000000-{print.split('-')[1]}") for frame, print in replay.fingerprints)
    reason = prove(replace(replay, fingerprints=other))
    assert reason is not None
    assert "differs at frame 50" in reason.english


def test_answers_from_outside_are_searched_for_again(replay: Replay) -> None:
    (honest,) = replay.thoughts
    for forged in (
        (Thought(0, honest.frames),),
        (Thought(honest.answer, honest.frames + 1),),
        (),
        (honest, honest),
    ):
        reason = prove(replace(replay, thoughts=forged))
        assert reason is not None
        assert f"answer number {min(len(forged), 1) + (len(forged) > 1) or 1}" in reason.english


def test_only_as_many_answers_are_searched_for_as_are_doubted(replay: Replay) -> None:
    assert prove(replay, answers_to_verify=0) is None
    searched = Session(replay.setup, None, replay.thoughts, answers_to_verify=1)
    believed = Session(replay.setup, None, (Thought(0, 3),))
    for keys in replay.keys:
        searched.step(keys)
        believed.step(keys)
    assert searched.program.thoughts == list(replay.thoughts)
    assert believed.program.thoughts == [Thought(0, 3)]


def test_other_rules_and_unknown_games_are_refused(replay: Replay) -> None:
    for setup, words in (
        (replace(replay.setup, rules_version=2), "other rules"),
        (replace(replay.setup, slug="chess"), "no game called chess"),
    ):
        reason = prove(replace(replay, setup=setup))
        assert reason is not None
        assert words in reason.english


def test_a_program_that_breaks_proves_nothing() -> None:
    reason = prove(Replay(Setup("crasher"), KeyLog([(3, []), (3, ["return"])])))
    assert reason is not None
    assert "crashed in frame 3: ZeroDivisionError" in reason.english
