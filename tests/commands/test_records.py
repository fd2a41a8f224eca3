"""Scores, replays and champions from the command line."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.toolkit.contract.outcome import Outcome


@pytest.fixture
def run() -> Replay:
    """A whole game of the pilot."""
    session = Session(replace(usual_setup("ping-pong"), level=2, seed=3))
    run_pilot(session, 20_000, 1, until_result=True)
    return Run(session).replay()


def kept(folder: Path, replay: Replay) -> int:
    """Keep a run as a champion's; its score."""
    store = Store(folder)
    score = replay.results[-1].score
    assert score is not None
    store.add_score(ScoreRow("ping-pong", 2, False, 1, "ANA", score, Outcome.OVER.value), replay)
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
    told = f'"over",{score},'
    assert told in run.to_text()
    file.write_text(run.to_text().replace(told, '"over",999,'))
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
    assert "rows: 1, failed: 0, unproved: 0" in capsys.readouterr().out


def test_no_scores_yet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Store(tmp_path).close()
    assert main(["scores", "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "no scores yet\n"


def verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Verify what a folder keeps: the exit code, and what was printed."""
    code = main(["verify", "--data-dir", str(folder)])
    return code, capsys.readouterr().out


def change(folder: Path, statement: str) -> None:
    """Change the database by hand."""
    with closing(sqlite3.connect(folder / "arcade.db")) as connection:
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ("score = score + 1", "(score), and the replay gives"),
        ("score = -score", "(score), and the replay gives"),
        ("level = 3", "The row says 3 (Level), and the replay gives 2."),
        ("original = 1", "The row says original (Look), and the replay gives modern."),
        ("seats = 2", "The row says 2 (Players), and the replay gives 1."),
        ("outcome = 'won'", "The row says won (outcome), and the replay gives over."),
        ("aided = 1", "The row says yes (with help), and the replay gives no."),
        ("slug = 'nim'", "The row says nim (game), and the replay gives ping-pong."),
        ("slug = 'chess'", "no game called chess"),
        ("replay = ''", "unproved: no replay was kept"),
        ("replay = 'gone'", "Its replay is missing"),
    ],
)
def test_a_row_that_its_replay_does_not_bear_out_is_named(
    changes: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay
) -> None:
    kept(tmp_path, run)
    change(tmp_path, f"UPDATE scores SET {changes}")
    code, out = verified(tmp_path, capsys)
    assert code == 1
    assert "ANA" in out
    assert said in out


@pytest.mark.parametrize("assisted", [-1, 0])
def test_a_row_from_before_help_was_noted_holds(
    assisted: int, capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay
) -> None:
    kept(tmp_path, replace(run, results=tuple(replace(result, assisted=None) for result in run.results)))
    change(tmp_path, f"UPDATE scores SET aided = {assisted}")
    assert verified(tmp_path, capsys)[0] == 0


def test_every_row_is_verified_and_not_the_champions_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay
) -> None:
    score = kept(tmp_path, run)
    with closing(Store(tmp_path)) as store:
        store.add_score(ScoreRow("ping-pong", 2, False, 1, "ION", score - 1, Outcome.OVER.value), run)
    code, out = verified(tmp_path, capsys)
    assert code == 1
    assert [line.split()[4] for line in out.splitlines() if "replay gives" in line] == ["ION"]
    assert "rows: 2, failed: 1, unproved: 0" in out


def test_a_run_bears_out_one_row_even_with_an_idle_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, run: Replay
) -> None:
    score = kept(tmp_path, run)
    session = Session(run.setup)
    for keys in run.keys:
        session.step(keys)
    session.step()
    assert kept(tmp_path, Run(session).replay()) == score
    code, out = verified(tmp_path, capsys)
    assert code == 1
    assert "It's the same game as row 1." in out
    assert "rows: 2, failed: 1, unproved: 0" in out


def test_a_replay_that_ends_without_a_result_proves_no_row(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = Session(replace(usual_setup("ping-pong"), level=2, seed=3))
    run_pilot(session, 200, 1)
    with closing(Store(tmp_path)) as store:
        unfinished = Run(session).replay()
        store.add_score(ScoreRow("ping-pong", 2, False, 1, "ANA", 5, Outcome.OVER.value), unfinished)
    code, out = verified(tmp_path, capsys)
    assert code == 1
    assert "no result for the table" in out


def test_a_row_with_forged_answers_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = Session(replace(usual_setup("square-avoidance"), level=1, seed=3))
    run_pilot(session, 60_000, 1, until_result=True)
    honest = Run(session).replay()
    for thoughts, code in ((honest.thoughts, 0), ((replace(honest.thoughts[0], answer=99), *honest.thoughts[1:]), 1)):
        result = honest.results[-1]
        folder = tmp_path / str(code)
        with closing(Store(folder)) as store:
            store.add_score(
                ScoreRow("square-avoidance", 1, False, 1, "ANA", result.score or 0, result.outcome.value),
                replace(honest, thoughts=thoughts),
            )
        found, out = verified(folder, capsys)
        assert found == code, out
        assert ("answer number 1 is different" in out) is (code == 1)


@pytest.mark.parametrize("command", ["scores", "verify", "daily", "list"])
def test_commands_tell_what_the_store_has_to_say(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "arcade.db").write_bytes(b"no database" * 999)
    assert main([command, "--data-dir", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "The scores file was damaged. It was saved as arcade.db.damaged-1" in said.err
    assert main([command, "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().err == ""
    change(tmp_path, "PRAGMA user_version = 99")
    assert main([command, "--data-dir", str(tmp_path)]) == 1
    assert "written by a newer arcade" in capsys.readouterr().err


def test_help_is_told_in_text_and_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        for player, assisted in (("ANA", True), ("ION", False)):
            store.add_score(ScoreRow("nim", 1, False, 1, player, 3, Outcome.WON.value, assisted=assisted))
    assert main(["scores", "nim", "--data-dir", str(tmp_path)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert "ION        3 " in first
    assert "help" not in first
    assert "ANA       3*" in second
    assert second.endswith("with help")
    assert main(["scores", "nim", "--json", "--data-dir", str(tmp_path)]) == 0
    assert [row["aided"] for row in json.loads(capsys.readouterr().out)] == [False, True]
