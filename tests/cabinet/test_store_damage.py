"""Damaged files are set aside whole, other formats are respected, and nothing that is found stops the arcade."""

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import database_file
from arcade.cabinet.storage.database import Database
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup

DAMAGED = "The scores file was damaged. It was saved as arcade.db.damaged-{}, and a new one was started."
LEFTOVER = (
    "A file beside the scores file was damaged and was saved as arcade.db.damaged-1-wal. The newest scores may be"
)
NEWER_STEP = (*MIGRATIONS, ("CREATE TABLE badges (slug TEXT)", "ALTER TABLE games ADD COLUMN stars INTEGER DEFAULT 3"))


def fill(folder: Path, count: int = 40) -> None:
    with closing(Store(folder)) as store:
        for score in range(count):
            keys = KeyLog((frame % 7 + 1, [f"@{frame},{score}"]) for frame in range(30))
            run = Replay(Setup("nim", seed=score), keys)
            store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, Outcome.WON.value), run)
            store.set_setting(f"setting {score}", "x" * 50)
        store.suspend("nim", run)


def write(data: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(data)

    return write


def cut(length: int) -> Callable[[Path], None]:
    return lambda path: os.truncate(path, length)


def overwrite(start: int, data: bytes) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        whole = bytearray(path.read_bytes())
        whole[start : start + len(data)] = data
        path.write_bytes(whole)

    return damage


def sql(*statements: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    return damage


def garbled_index(path: Path) -> None:
    """The last byte of an index's page is a row number: it then names a row that is not there."""
    with closing(sqlite3.connect(path)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ranking'")
    overwrite(page * 4096 - 1, b"\x7f")(path)


def folder_in_place(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("kept")


def foreign_database(path: Path) -> None:
    path.unlink()
    sql("CREATE TABLE scores (name TEXT)")(path)


def dangling_link(path: Path) -> None:
    path.unlink()
    path.symlink_to("gone")


def pipe_in_place(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


DAMAGES = {
    "empty": write(b""),
    "garbage": write(b"garbage" * 5000),
    "short garbage": write(b"x"),
    "zeros": write(bytes(40_000)),
    "text": write(b"SQLite format 3\x00"),
    "cut within the header": cut(60),
    "cut after the first page": cut(4096),
    "cut in the middle": cut(30_000),
    "first page garbled": overwrite(100, b"\xa5" * 3000),
    "later pages garbled": overwrite(4096, b"\xa5" * 20_000),
    "an index garbled": garbled_index,
    "page size garbled": overwrite(16, b"\x03\x03"),
    "schema format garbled": overwrite(44, b"\x00\x00\x00\x63"),
    "version negative": sql("PRAGMA user_version = -3"),
    "not the arcade's": sql("PRAGMA application_id = 5"),
    "another program's": foreign_database,
    "a table is missing": sql("DROP TABLE suspended"),
    "a column is of another type": sql("PRAGMA ignore_check_constraints = ON", "UPDATE scores SET score = 'many'"),
    "a folder": folder_in_place,
    "a link to nowhere": dangling_link,
    "a pipe": pipe_in_place,
}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a well-filled database, to be copied."""
    folder = tmp_path_factory.mktemp("filled")
    fill(folder)
    return folder / "arcade.db"


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_file_is_set_aside(kind: str, filled: Path, tmp_path: Path) -> None:
    path, aside = tmp_path / "arcade.db", tmp_path / "arcade.db.damaged-1"
    shutil.copy(filled, path)
    DAMAGES[kind](path)
    before = path.read_bytes() if path.is_file() else None
    with closing(Store(tmp_path)) as store:
        assert [words.english for words in store.messages] == [DAMAGED.format(1)]
        assert store.scores("nim", 1, False) == []
        assert store.kept
        store.set_setting("volume", 3)
    assert os.path.lexists(aside)
    if before is not None:
        assert aside.read_bytes() == before
    with closing(Store(tmp_path)) as store:
        assert store.messages == []
        assert store.setting("volume") == 3
    assert sorted(file.name for file in tmp_path.iterdir()) == ["arcade.db", "arcade.db.damaged-1"]


def test_a_folder_set_aside_keeps_what_is_in_it(filled: Path, tmp_path: Path) -> None:
    shutil.copy(filled, tmp_path / "arcade.db")
    folder_in_place(tmp_path / "arcade.db")
    Store(tmp_path).close()
    assert (tmp_path / "arcade.db.damaged-1" / "inside").read_text() == "kept"


def test_each_damaged_file_gets_its_own_name(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / "arcade.db").write_bytes(b"%d" % number)
        with closing(Store(tmp_path)) as store:
            assert [words.english for words in store.messages] == [DAMAGED.format(number)]
    assert [(tmp_path / f"arcade.db.damaged-{number}").read_bytes() for number in (1, 2, 3)] == [b"1", b"2", b"3"]


def test_a_garbled_log_is_set_aside_and_the_database_stays(filled: Path, tmp_path: Path) -> None:
    shutil.copy(filled, tmp_path / "arcade.db")
    (tmp_path / "arcade.db-wal").write_bytes(b"garbage" * 1000)
    with closing(Store(tmp_path)) as store:
        assert [words.english for words in store.messages] == [LEFTOVER + " missing."]
        assert store.scores("nim", 1, False)[0].score == 39
        store.set_setting("volume", 3)
        assert store.setting("volume") == 3
    assert (tmp_path / "arcade.db.damaged-1-wal").read_bytes() == b"garbage" * 1000


def test_a_log_whose_database_is_gone_does_not_enter_the_next(tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.set_setting("volume", 3)
    wal = (tmp_path / "arcade.db-wal").read_bytes()
    first.close()
    (tmp_path / "arcade.db").unlink()
    (tmp_path / "arcade.db-wal").write_bytes(wal)
    with closing(Store(tmp_path)) as store:
        assert [words.english for words in store.messages] == [LEFTOVER + " missing."]
        assert store.setting("volume", 7) == 7
    assert (tmp_path / "arcade.db.damaged-1-wal").read_bytes() == wal


@pytest.mark.parametrize("suffix", ["-wal", "-shm", "-journal"])
def test_a_folder_in_place_of_a_log_is_set_aside(suffix: str, filled: Path, tmp_path: Path) -> None:
    shutil.copy(filled, tmp_path / "arcade.db")
    (tmp_path / f"arcade.db{suffix}").mkdir()
    with closing(Store(tmp_path)) as store:
        assert f"saved as arcade.db.damaged-1{suffix}." in store.messages[0].english
        assert store.kept
        assert store.scores("nim", 1, False)[0].score == 39


@pytest.mark.parametrize("data", [b"", bytes(5000), b"garbage" * 5000])
def test_a_garbled_index_of_the_log_does_no_harm(data: bytes, filled: Path, tmp_path: Path) -> None:
    shutil.copy(filled, tmp_path / "arcade.db")
    (tmp_path / "arcade.db-shm").write_bytes(data)
    with closing(Store(tmp_path)) as store:
        assert store.messages == []
        assert store.scores("nim", 1, False)[0].score == 39


def test_an_unfinished_log_keeps_what_was_finished(tmp_path: Path) -> None:
    folder = tmp_path / "then"
    first = Store(folder)
    for volume in range(5):
        first.set_setting("volume", volume)
    shutil.copytree(folder, tmp_path / "now")
    first.close()
    log = tmp_path / "now" / "arcade.db-wal"
    os.truncate(log, log.stat().st_size - 100)
    with closing(Store(tmp_path / "now")) as store:
        assert store.setting("volume") == 3
        assert store.messages == []


def test_damage_while_running(filled: Path, tmp_path: Path) -> None:
    path = tmp_path / "arcade.db"
    shutil.copy(filled, path)
    with closing(Store(tmp_path)) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("INSERT INTO settings VALUES ('of', 'another arcade')")  # so that nothing is remembered
            with path.open("r+b") as file:
                file.seek(4096)
                file.write(b"\xa5" * (path.stat().st_size - 4096))
        store.add_score(ScoreRow("nim", 1, False, 1, "A", 99, Outcome.WON.value))
        assert [row.score for row in store.scores("nim", 1, False)] == [99]
        assert [words.english for words in store.messages] == [DAMAGED.format(1)]
        assert store.kept
    with closing(Store(tmp_path)) as store:
        assert [row.score for row in store.scores("nim", 1, False)] == [99]


def test_damage_that_no_examination_finds(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arcade.db"
    shutil.copy(filled, path)
    DAMAGES["later pages garbled"](path)
    before = path.read_bytes()
    monkeypatch.setattr(database_file, "_examine", lambda *_: len(MIGRATIONS))
    with closing(Store(tmp_path)) as store:
        assert store.scores("nim", 1, False) == []
        assert [words.english for words in store.messages] == [
            "The disk doesn't return what is written to it: scores and settings last only until you leave."
        ]
        assert not store.kept
    assert path.read_bytes() == before


def use_everything(store: Store) -> None:
    """Call every method once; what they give does not matter."""
    for row in [*store.scores("nim", 1, False), *store.all_scores()]:
        assert isinstance(row.score, int)
        store.replay(row.replay)
    store.place("nim", 1, False, 3)
    for slug in (*store.all_suspended(), *store.played(), *store.favourites()):
        store.suspended(slug)
    for number in range(40):
        store.setting(f"setting {number}")
    store.add_score(ScoreRow("nim", 1, False, 1, "A", 99, Outcome.WON.value), Replay(Setup("nim"), KeyLog()))
    store.suspend("dipo", Replay(Setup("dipo"), KeyLog()))
    store.drop_suspended("nim")
    store.set_setting("volume", 3)
    store.set_learned("imphex", (1, 2))
    store.learned("imphex")
    store.toggle_favourite("nim")
    store.note_played("nim")
    store.note_card_seen("nim")
    assert store.setting("volume") == 3
    assert any(row.score == 99 for row in store.scores("nim", 1, False))


@pytest.mark.parametrize("seed", range(40))
def test_any_bytes_changed(seed: int, filled: Path, tmp_path: Path) -> None:
    chance = random.Random(seed)
    data = bytearray(filled.read_bytes())
    for _ in range(chance.choice([1, 1, 5, 100])):
        place = chance.choice([chance.randrange(100), chance.randrange(5000), chance.randrange(len(data))])
        data[place] = chance.choice([0, 255, data[place] ^ 1 << chance.randrange(8), chance.randrange(256)])
    (tmp_path / "arcade.db").write_bytes(data)
    with closing(Store(tmp_path)) as store:
        use_everything(store)
    with closing(Store(tmp_path)) as store:
        use_everything(store)


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "arcade.db")) as database:
        assert database.read("PRAGMA journal_mode") == [("wal",)]
        assert database.read("PRAGMA synchronous") == [(2,)]  # FULL


def test_an_older_file_is_backed_up_and_brought_up_to_date(filled: Path, tmp_path: Path) -> None:
    path = tmp_path / "arcade.db"
    shutil.copy(filled, path)
    with closing(Database(path, NEWER_STEP)) as database:
        assert database.kept
        assert database.messages == []
        assert database.read("PRAGMA user_version") == [(len(NEWER_STEP),)]
        assert database.read("SELECT count(*), max(score) FROM scores") == [(40, 39)]
        assert database.read("SELECT * FROM badges") == []
        database.write(lambda connection: connection.execute("INSERT INTO games (slug) VALUES ('nim')"))
        assert database.read("SELECT stars FROM games") == [(3,)]
    backup = tmp_path / "backup"
    backup.mkdir()
    shutil.copy(tmp_path / "arcade.db.backup-1", backup / "arcade.db")
    with closing(Store(backup)) as store:
        assert store.messages == []
        assert store.scores("nim", 1, False)[0].score == 39
    with closing(Database(path, NEWER_STEP)) as database:
        assert database.kept
    assert sorted(file.name for file in tmp_path.iterdir()) == ["arcade.db", "arcade.db.backup-1", "backup"]


def test_a_step_that_fails_changes_nothing(filled: Path, tmp_path: Path) -> None:
    path = tmp_path / "arcade.db"
    shutil.copy(filled, path)
    twice = "INSERT INTO settings SELECT 'twice', value FROM settings"
    with closing(Database(path, (*MIGRATIONS, ("CREATE TABLE badges (slug TEXT)", twice)))) as database:
        assert not database.kept
        assert "The scores file can't be used (UNIQUE constraint failed" in database.messages[0].english
        for _ in range(2):
            database.write(lambda connection: connection.execute("INSERT INTO badges VALUES ('nim')"))
        assert database.read("SELECT slug FROM badges") == [("nim",), ("nim",)]
    assert [file.name for file in tmp_path.iterdir()] == ["arcade.db"]
    with closing(Store(tmp_path)) as store:
        assert store.messages == []
        assert store.scores("nim", 1, False)[0].score == 39


def test_a_newer_file_is_left_untouched(filled: Path, tmp_path: Path) -> None:
    path = tmp_path / "arcade.db"
    shutil.copy(filled, path)
    Database(path, NEWER_STEP).close()
    before = path.read_bytes()
    with closing(Store(tmp_path)) as store:
        assert [words.english for words in store.messages] == [
            "The scores file was written by a newer arcade and is left untouched: scores last only until you leave."
        ]
        assert not store.kept
        store.set_setting("volume", 3)
        assert store.setting("volume") == 3
        assert len(store.messages) == 1
    assert path.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["arcade.db", "arcade.db.backup-1"]
