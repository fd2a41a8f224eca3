"""The process beside the arcade: there as long as the arcade is, whatever happens to it."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from uuid import UUID

import pytest

from arcade.cabinet.storage.leaderboard_tables import PASS
from arcade.commands.companion import Companion, leaderboard_companion
from tests.patience import still


def another(companion: Companion, pid: int) -> int:
    """The number of the next process, once it is there."""
    while still(companion.process is None or companion.process.pid == pid):
        sleep(0.01)
    assert companion.process is not None
    return companion.process.pid


@pytest.mark.skipif(os.name == "nt", reason="it is killed as POSIX does it")
def test_it_is_begun_again_when_it_dies_and_ended_with_the_arcade() -> None:
    companion = Companion(["web", "--no-open", "--port", "1"], pause=0.01)  # ends by itself, or is killed
    pid = another(companion, 0)
    for _ in range(3):
        os.kill(pid, signal.SIGKILL)
        pid = another(companion, pid)
    companion.close()
    assert companion.process is not None
    assert companion.process.poll() is not None


def test_without_a_leaderboard_there_is_none(tmp_path: Path) -> None:
    assert leaderboard_companion(None) is None
    assert leaderboard_companion(tmp_path) is None


def test_without_the_extra_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PASS).write_text("{}")
    monkeypatch.setattr("arcade.commands.companion.find_spec", lambda _: None)
    assert leaderboard_companion(tmp_path) is None


def test_a_cabinet_in_a_leaderboard_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PASS).write_text("{}")
    monkeypatch.setattr("arcade.commands.companion.find_spec", lambda name: name == "psycopg")
    companion = leaderboard_companion(tmp_path)
    assert companion is not None
    companion.close()


ARCADE = """
import sys, time
from arcade.commands.companion import Companion
companion = Companion(sys.argv[1:])
while companion.process is None:
    time.sleep(0.01)
print(companion.process.pid, flush=True)
time.sleep(600)
"""
BESIDE = """
import sys
from arcade.commands.companion import left_alone
over = left_alone()
print("here", flush=True)
sys.exit(0 if over.wait(60) else 1)
"""


def test_a_companion_knows_when_the_arcade_is_killed() -> None:
    """On whatever system: what it sees is the end of a pipe."""
    beside = subprocess.Popen([sys.executable, "-c", BESIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert beside.stdin is not None
    assert beside.stdout is not None
    with beside:
        assert beside.stdout.readline().strip() == b"here"
        assert beside.poll() is None
        beside.stdin.close()
        assert beside.wait(60) == 0


@pytest.mark.skipif(os.name == "nt", reason="it is killed as POSIX does it")
def test_a_killed_arcade_leaves_no_companion_behind(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install robac-arcade[hall]")
    known = {"hall": 1, "kind": "cabinet", "address": "host=127.0.0.1 port=1", "name": "A", "number": str(UUID(int=1))}
    (tmp_path / PASS).write_text(json.dumps(known))
    (tmp_path / PASS).chmod(0o600)
    words = ["hall", "sync", "--beside", "--data-dir", str(tmp_path)]
    with subprocess.Popen([sys.executable, "-c", ARCADE, *words], stdout=subprocess.PIPE) as arcade:
        assert arcade.stdout is not None
        pid = int(arcade.stdout.readline())
        while still(not (tmp_path / "hall.lock").exists()):
            sleep(0.01)
        arcade.kill()
    with suppress(ProcessLookupError):
        while still(True):
            os.kill(pid, 0)
            sleep(0.05)
