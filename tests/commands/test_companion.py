"""The process beside the arcade: there as long as the arcade is, whatever happens to it."""

import os
import signal
from pathlib import Path
from time import sleep

import pytest

from arcade.cabinet.storage.hall_tables import PASS
from arcade.commands.companion import Companion, hall_companion
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


def test_without_a_hall_there_is_none(tmp_path: Path) -> None:
    assert hall_companion(None) is None
    assert hall_companion(tmp_path) is None


def test_without_the_extra_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PASS).write_text("{}")
    monkeypatch.setattr("arcade.commands.companion.find_spec", lambda _: None)
    assert hall_companion(tmp_path) is None


def test_a_cabinet_in_a_hall_has_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PASS).write_text("{}")
    monkeypatch.setattr("arcade.commands.companion.find_spec", lambda name: name == "psycopg")
    companion = hall_companion(tmp_path)
    assert companion is not None
    companion.close()
