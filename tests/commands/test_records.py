"""Scores, replays and champions from the command line."""

import json
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.headless import run_pilot
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.run import Run
from arcade.cabinet.session import Session
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.toolkit.program import Outcome, Setup


@pytest.fixture
def run() -> Replay:
    """A whole game of the pilot."""
    session = Session(Setup("ping-pong", 2, seed=3, rules_version=cartridge("ping-pong").rules_version))
    run_pilot(session, 20_000, 1, until_result=True)
    return Run(session).replay()


def kept(folder: Path, replay: Replay) -> int:
    """Keep a run as a champion's; its score."""
    store = Store(folder)
    score = replay.results[-1].score
    assert score is not None
    store.add_score("ping-pong", 2, False, player="ANA", score=score, outcome=Outcome.OVER, replay=replay)
    store.close()
    return score


def test_a_replay_runs_again_and_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay) -> None:
    file, gif = tmp_path / "run.json", tmp_path / "run.gif"
    run.save(file)
    assert main(["replay", str(file)]) == 0
    assert "the same again" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify", "--gif", str(gif)]) == 0
    assert gif.read_bytes()[:3] == b"GIF"


def test_a_replay_that_was_tampered_with_does_not_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay
) -> None:
    file = tmp_path / "run.json"
    score = run.results[-1].score
    told = f'"over",{score}]'
    assert told in run.to_text()
    file.write_text(run.to_text().replace(told, '"over",999]'))
    assert main(["replay", str(file)]) == 1
    file.write_text("{}")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_scores_and_champions(capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay) -> None:
    score = kept(tmp_path, run)
    assert main(["scores", "--json", "--data-dir", str(tmp_path)]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["slug"], row["player"], row["score"]) for row in rows] == [("ping-pong", "ANA", score)]
    assert main(["scores", "ping-pong", "--data-dir", str(tmp_path)]) == 0
    assert "ANA" in capsys.readouterr().out
    assert main(["verify", "--data-dir", str(tmp_path)]) == 0
    assert "champions: 1, failed: 0" in capsys.readouterr().out


def test_no_scores_yet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Store(tmp_path).close()
    assert main(["scores", "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "no scores yet\n"
