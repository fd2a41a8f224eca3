"""Killed at any moment, a full disk, a folder that is read-only: nothing acknowledged is lost, the game goes on."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import database_file, sql
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup

posix = pytest.mark.skipif(os.name != "posix", reason="signals, limits and permissions as POSIX has them")

INSERTER = """
import sys
from pathlib import Path
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.program import Setup

store = Store(Path(sys.argv[1]))
score = int(sys.argv[2])
while store.kept:
    run = Replay(Setup("nim", seed=score), KeyLog([(score + 1, ["left"])]))
    store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, "won"), run)
    store.suspend("nim", run)
    print(score, flush=True)
    score += 1
"""
NOT_KEPT = " scores and settings last only until you leave."
AGAIN = "Scores and settings are saved again."


def said(store: Store) -> list[str]:
    """What the player was told, in English."""
    return [words.english for words in store.messages]


def add(store: Store, score: int) -> None:
    store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, Outcome.WON.value))


def scores(store: Store) -> list[int]:
    return [row.score for row in store.scores("nim", 1, False)]


def all_scores(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "arcade.db")) as connection:
        return [score for (score,) in connection.execute("SELECT score FROM scores ORDER BY id")]


@posix
def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    chance = random.Random(9)
    written: list[int] = []
    for attempt in range(15):
        command = [sys.executable, "-c", INSERTER, str(tmp_path), str(len(written))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as inserter:
            assert inserter.stdout is not None
            acknowledged = []
            if attempt % 3:  # the others are killed while they begin
                acknowledged = [int(inserter.stdout.readline()) for _ in range(chance.randrange(1, 12))]
            time.sleep(chance.randrange(1, 20) / 1000 if attempt % 3 else chance.randrange(300) / 1000)
            inserter.kill()
            acknowledged += [int(line) for line in inserter.stdout.read().splitlines(True) if line.endswith("\n")]
        with closing(Store(tmp_path)) as store:
            assert store.messages == []
            written = all_scores(tmp_path)
            assert set(acknowledged) <= set(written)
            assert written == list(range(len(written)))
            if acknowledged:
                left = store.suspended("nim")
                assert left is not None
                assert left.setup.seed >= acknowledged[-1]
    assert len(written) > 15


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes, as on a disk that is full."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@posix
def test_writes_that_the_disk_refuses_are_kept_in_memory_and_written_later(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 1)
        store.note_played("nim")
        with largest_file(100_000):
            long_run = Replay(Setup("nim", memory=tuple(range(10**9, 10**9 + 90_000))), KeyLog())
            store.suspend("nim", long_run)
            assert not store.kept
            assert said(store) == [f"The folder {tmp_path} can't be written to (disk I/O error):{NOT_KEPT}"]
            assert store.suspended("nim") == long_run
            add(store, 2)
            store.note_played("nim")
            store.toggle_favourite("dipo")
            assert scores(store) == [2, 1]
            assert store.plays("nim") == 2
            assert store.favourites() == ["dipo"]
            assert len(store.messages) == 1
            assert all_scores(tmp_path) == [1]
        store.set_setting("volume", 3)
        assert store.kept
        assert said(store)[1:] == [AGAIN]
    with closing(Store(tmp_path)) as store:
        assert scores(store) == [2, 1]
        assert store.plays("nim") == 2
        assert store.favourites() == ["dipo"]
        assert store.suspended("nim") == long_run
        assert store.setting("volume") == 3


@posix
def test_what_is_owed_is_written_on_closing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with largest_file(30_000):
        for number in range(30):
            store.set_setting(f"note {number}", "x" * 3000)
    assert not store.kept
    store.close()
    with closing(Store(tmp_path)) as store:
        assert all(store.setting(f"note {number}") == "x" * 3000 for number in range(30))


@posix
def test_a_disk_full_from_the_start(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 1)
    with largest_file(100), closing(Store(tmp_path)) as store:
        add(store, 2)
        assert scores(store) == [2, 1]
        assert len(store.messages) == 1
        assert not store.kept
    with largest_file(100), closing(Store(tmp_path / "new")) as store:
        add(store, 2)
        assert scores(store) == [2]
        assert not store.kept
        assert list((tmp_path / "new").iterdir()) == []
    assert all_scores(tmp_path) == [1]


def test_sqlite_says_that_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(place: Path | str, *, uri: bool = False) -> sqlite3.Connection:
        connection = sql.connect(place, uri=uri)
        if isinstance(place, Path) and full:
            connection.execute("PRAGMA max_page_count = 40")
        return connection

    monkeypatch.setattr(database_file, "connect", connect)
    full = True
    with closing(Store(tmp_path)) as store:
        for score in range(20):
            add(store, score)
            store.set_setting(f"note {score}", "x" * 10_000)
            assert scores(store)[0] == score
        assert said(store) == ["The disk is full:" + NOT_KEPT]
        full = False
        add(store, 20)
        assert said(store)[1:] == [AGAIN]
        assert all_scores(tmp_path) == list(range(21))


def test_another_program_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "PATIENCE", 0.01)
    busy = "Another program is using the scores file:" + NOT_KEPT
    with closing(Store(tmp_path)) as store, closing(sqlite3.connect(tmp_path / "arcade.db")) as other:
        add(store, 1)
        other.execute("BEGIN IMMEDIATE")
        add(store, 2)
        add(store, 3)
        assert scores(store) == [3, 2, 1]
        assert said(store) == [busy]
        other.rollback()
        add(store, 4)
        assert said(store) == [busy, AGAIN]
        assert all_scores(tmp_path) == [1, 2, 3, 4]


def test_a_change_that_cannot_be_right_is_not_hidden(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        with pytest.raises(sqlite3.IntegrityError):
            store.add_score(ScoreRow("nim", 1, False, 1, "A", "many", Outcome.WON.value))  # type: ignore[arg-type]
        assert store.kept
        assert scores(store) == []


@posix
@pytest.mark.parametrize("folder", ["/dev/null/arcade", "/proc/arcade", "/dev/null"])
def test_a_folder_that_cannot_be_made(folder: str) -> None:
    with closing(Store(Path(folder))) as store:
        [sentence] = said(store)
        assert sentence.startswith(f"The folder {folder} can't be written to (")
        assert sentence.endswith("):" + NOT_KEPT)
        add(store, 1)
        assert scores(store) == [1]
        assert len(store.messages) == 1


@posix
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_shows_its_scores(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with closing(Store(folder)) as store:
        add(store, 1)
    (folder / "arcade.db").chmod(0o444)
    folder.chmod(0o555)
    try:
        with closing(Store(folder)) as store:
            add(store, 2)
            assert scores(store) == [2, 1]
            assert len(store.messages) == 1
            assert not store.kept
        folder.chmod(0o755)
        with closing(Store(folder)) as store:
            assert scores(store) == [1]
            add(store, 2)
            assert said(store) == [
                f"The folder {folder} cannot be written to (attempt to write a readonly database):{NOT_KEPT}"
            ]
    finally:
        folder.chmod(0o755)
    assert all_scores(folder) == [1]
