"""A forger at work: a row and a replay that say more than what happened, and one run under many names."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from arcade.cabinet.replays import retrace
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.run_identity import identity_of_score
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.verification import disproved, ranked_result
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup, Thought

pytestmark = pytest.mark.usefixtures("fake_games")
FRAMES = 320
"""Two games of the catcher, and some frames of a third."""
POINTS = 5, 2
"""What the two come to; the first is helped."""


@cache
def played(calm: bool = False, accumulates_score: bool = False) -> Replay:
    """A run of two games, the first with a hint."""
    session = Session(Setup("catcher", seed=5, calm=calm))
    session.program.accumulates_score = accumulates_score
    run = Run(session)
    for frame in range(FRAMES):
        session.step(pressed(frame))
        run.watch(session)
    replay = run.replay()
    assert [(one.score, one.assisted) for one in replay.results] == [(POINTS[0], True), (POINTS[1], accumulates_score)]
    return replay


def pressed(frame: int) -> Keys:
    """Points in the first frames of both games, a hint in the first, and yes to the second."""
    if frame == 90:
        return frozenset(("f1",))
    if frame in (4, 12, 20, 28, 36, 130, 140):
        return frozenset(("c",))
    return frozenset(("y",)) if frame == 112 else NO_KEYS


def helped() -> Replay:
    """The run until its first result, which was helped."""
    whole = played()
    end = whole.results[0].frame + 1
    return replace(
        whole,
        keys=whole.keys.until(end),
        thoughts=whole.thoughts[:1],
        results=whole.results[:1],
        fingerprints=tuple(one for one in whole.fingerprints if one[0] <= end),
    )


def row_of(replay: Replay, assisted: bool) -> ScoreRow:
    """The row that a cabinet would have made of the last result of a run."""
    last = replay.results[-1]
    assert last.score is not None
    return ScoreRow("catcher", 1, False, 1, "ANA", last.score, last.outcome.value, "2026-11-28", "run", assisted)


def test_what_was_played_bears_out_its_row() -> None:
    assert disproved(row_of(played(), assisted=False), played()) is None
    assert disproved(row_of(helped(), assisted=True), helped()) is None


def silent(replay: Replay) -> Replay:
    """A replay that does not say whether its games were helped."""
    return replace(replay, results=tuple(replace(one, assisted=None) for one in replay.results))


def first_format(replay: Replay) -> Replay:
    """The same out of a file of format 1, which could not say it."""
    document = json.loads(replay.to_text())
    document |= {"version": 1, "results": [result[:3] for result in document["results"]]}
    return Replay.from_text(json.dumps(document))


@pytest.mark.parametrize("hush", [silent, first_format])
def test_what_a_replay_does_not_say_of_help_is_not_believed(hush: Callable[[Replay], Replay]) -> None:
    reason = disproved(row_of(helped(), assisted=False), hush(helped()))
    assert reason is not None
    assert "with help" in reason.english
    assert disproved(row_of(helped(), assisted=True), hush(helped())) is None


def last_result(replay: Replay, **changes: object) -> Replay:
    return replace(replay, results=(*replay.results[:-1], replace(replay.results[-1], **changes)))  # type: ignore[arg-type]


FORGERIES: dict[str, Callable[[Replay], Replay]] = {
    "a higher score": lambda run: last_result(run, score=9),
    "another outcome": lambda run: last_result(run, outcome=Outcome.OVER),
    "a later result": lambda run: last_result(run, frame=run.results[-1].frame + 1),
    "no first game": lambda run: replace(run, results=run.results[1:]),
    "a third game": lambda run: replace(run, results=(*run.results, Result(FRAMES - 1, Outcome.WON, 9, False))),
    "another answer of the opponent": lambda run: replace(run, thoughts=(Thought(1, 3), *run.thoughts[1:])),
    "an answer too few": lambda run: replace(run, thoughts=run.thoughts[:1]),
    "another seed": lambda run: replace(run, setup=replace(run.setup, seed=6)),
    "another level": lambda run: replace(run, setup=replace(run.setup, level=2)),
    "a file that was opened": lambda run: replace(run, setup=replace(run.setup, opened="all but won")),
    "keys left out": lambda run: replace(run, keys=KeyLog([(run.keys.frames, ())])),
    "no fingerprints": lambda run: replace(run, fingerprints=()),
    "a false fingerprint": lambda run: replace(run, fingerprints=((50, "0" * 8), *run.fingerprints[1:])),
    "a cut before the result": lambda run: replace(run, keys=run.keys.until(run.results[-1].frame)),
}


@pytest.mark.parametrize("kind", FORGERIES)
def test_a_forged_run_bears_out_no_row(kind: str) -> None:
    forged = FORGERIES[kind](played())
    assert disproved(row_of(forged, assisted=False), forged) is not None


@pytest.mark.parametrize("day", ["2026-02-30", "2026-13-01", "yesterday", "20261128"])
def test_an_impossible_date_is_said(day: str) -> None:
    reason = disproved(replace(row_of(played(), assisted=False), recorded=day), played())
    assert reason is not None
    assert day in reason.english


def test_a_false_run_goes_no_further_than_to_its_first_false_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = 0
    step = retrace.step

    def counting(session: Session, keys: Keys) -> None:
        nonlocal frames
        frames += 1
        step(session, keys)

    monkeypatch.setattr(retrace, "step", counting)
    row, honest = row_of(played(), assisted=False), played()
    at_hundred = tuple((frame, "0" * 8 if frame == 100 else text) for frame, text in honest.fingerprints)
    assert disproved(row, replace(honest, fingerprints=at_hundred)) is not None
    assert frames == 100
    padded = replace(honest, keys=KeyLog([*honest.keys.plain(), (4_000_000, ())]))
    assert disproved(row, padded) is not None
    assert frames == 100, "so many frames have other fingerprints, which nothing need be run for"
    assert disproved(row, honest) is None
    assert frames == 100 + honest.results[-1].frame + 1, "what comes after the result is not run"


def renamed() -> dict[str, Replay]:
    """The same run, written down in other ways."""
    honest = played()
    longer = Session(honest.setup)
    for keys in (*honest.keys, *[NO_KEYS] * 60):
        longer.step(keys)
    keys = [held | {"q", "!lang ro"} if 60 < frame < 70 else held for frame, held in enumerate(honest.keys)]
    useless = Session(replace(honest.setup, memory=(1, 2), opened="nothing", language="ro"))
    for held in keys:
        useless.step(held)
    runs = {"an idle end": longer, "useless keys, another language, a memory and a file": useless}
    return {name: Run(session).replay() for name, session in runs.items()} | {"calm": played(calm=True)}


def test_a_run_has_one_name_however_it_is_written_down() -> None:
    name = identity_of_score(played(), POINTS[1])
    for how, same in renamed().items():
        assert same != played()
        assert identity_of_score(same, POINTS[1]) == name, how
    for other in (identity_of_score(played(), POINTS[0]), identity_of_score(helped(), POINTS[0])):
        assert len(other) == len(name)
        assert other != name
    assert identity_of_score(played(), POINTS[0]) == identity_of_score(helped(), POINTS[0])
    assert identity_of_score(played(), 99) == ""


def test_the_last_score_of_a_run_is_the_one_that_it_claims() -> None:
    setup = Setup("catcher")
    results = [Result(frame, Outcome.WON, score) for frame, score in enumerate((7, 3, 0, None))]
    assert ranked_result(setup, results, Scoring.HIGHEST) == results[1]
    assert ranked_result(setup, results, Scoring.LOWEST) == results[2]
    assert ranked_result(replace(setup, seats=2), results, Scoring.HIGHEST) is None
    assert ranked_result(setup, results[3:], Scoring.HIGHEST) is None


def test_where_scores_add_up_help_does_too() -> None:
    assert [result.assisted for result in played().results] == [True, False]
    assert [result.assisted for result in played(accumulates_score=True).results] == [True, True]
