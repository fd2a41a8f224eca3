"""A file that was closed in order is not examined page by page; whatever may have happened to it since, it is."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.storage import clean_end, database_file, sql
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.test_store_damage import DAMAGED, DAMAGES, fill, overwrite

RESCUED = "The scores that could still be read were copied from the damaged file."
posix = pytest.mark.skipif(os.name != "posix", reason="copies keep their times, and kills are POSIX's")
CLOSER = """
import sys
from pathlib import Path
from arcade.cabinet.storage import clean_end
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store

clean_end.SMALL = 0
score = int(sys.argv[2])
while True:
    store = Store(Path(sys.argv[1]))
    store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, "won"))
    print(score, flush=True)
    store.close()
    score += 1
"""


@pytest.fixture(autouse=True)
def examined(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whenever a file is examined whole, something is added; and no file is too small for a mark."""
    found: list[str] = []
    sound = database_file._sound

    def counted(connection: sqlite3.Connection) -> bool:
        found.append("examined")
        return sound(connection)

    monkeypatch.setattr(database_file, "_sound", counted)
    monkeypatch.setattr(clean_end, "SMALL", 0)
    return found


@pytest.fixture
def folder(tmp_path: Path, examined: list[str]) -> Path:
    """With a well-filled file that was closed in order."""
    fill(tmp_path / "data")
    examined.clear()
    return tmp_path / "data"


def add(store: Store, score: int) -> None:
    store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, Outcome.WON.value))


def scores(store: Store) -> list[int]:
    return [row.score for row in store.all_scores()]


def said(store: Store) -> list[str]:
    return [sentence.english for sentence in store.messages]


def keeping_its_time(path: Path, damage: Callable[[Path], None]) -> None:
    """Damage as a disk does it by itself."""
    before = path.stat()
    damage(path)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_a_file_that_was_closed_in_order_is_not_examined(folder: Path, examined: list[str]) -> None:
    for score in range(3):
        with closing(Store(folder)) as store:
            add(store, 100 + score)
    assert examined == []
    with closing(Store(folder)) as store:
        assert scores(store)[-3:] == [100, 101, 102]
        assert store.messages == []
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_a_small_one_is_examined_each_time(folder: Path, examined: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clean_end, "SMALL", 10_000_000)
    for _ in range(2):
        Store(folder).close()
    assert len(examined) == 2


def test_a_new_one_is_marked_from_its_first_end_on(tmp_path: Path, examined: list[str]) -> None:
    Store(tmp_path).close()
    assert examined == ["examined"]
    Store(tmp_path).close()
    assert examined == ["examined"]


@posix
def test_killed_at_any_moment_it_is_examined(
    folder: Path, tmp_path: Path, examined: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of all files before each statement, from opening to closing, is what a kill there leaves."""
    moments: list[str] = []

    def moment(statement: str) -> None:
        subprocess.run(["cp", "-a", folder, tmp_path / f"at {len(moments)}"], check=True)
        moments.append(statement)

    def connect(place: Path | str, *, uri: bool = False) -> sqlite3.Connection:
        connection = sql.connect(place, uri=uri)
        if place == folder / FILE:
            connection.set_trace_callback(moment)
        return connection

    def utime(path: Path, ns: tuple[int, int]) -> None:
        moment("before the time")
        set_time(path, ns=ns)
        moment("closed in order")

    set_time = os.utime
    with monkeypatch.context() as patch:
        patch.setattr(database_file, "connect", connect)
        patch.setattr(os, "utime", utime)
        with closing(Store(folder)) as store:
            add(store, 100)
            scores(store)
    taken = 1 + moments.index("COMMIT")  # with this statement the mark had gone
    assert moments[taken - 2].startswith("DELETE FROM clean_end")
    assert len(moments) > taken + 10
    for number, name in enumerate(moments):
        examined.clear()
        with closing(Store(tmp_path / f"at {number}")) as store:
            assert store.messages == []
            found = scores(store)
        assert found[:40] == list(range(40))
        if number == 0 or name == "closed in order":
            assert examined == [], name
        elif number >= taken:
            assert examined == ["examined"], name
    assert found[-1] == 100


@posix
def test_nothing_acknowledged_is_lost_by_kills_while_it_opens_and_closes(tmp_path: Path) -> None:
    chance = random.Random(14)
    written: list[int] = []
    for _ in range(12):
        command = [sys.executable, "-c", CLOSER, str(tmp_path), str(len(written))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as closer:
            assert closer.stdout is not None
            acknowledged = [int(closer.stdout.readline()) for _ in range(chance.randrange(1, 4))]
            time.sleep(chance.randrange(40) / 1000)
            closer.kill()
            acknowledged += [int(line) for line in closer.stdout.read().splitlines(True) if line.endswith("\n")]
        with closing(Store(tmp_path)) as store:
            assert store.messages == []
            written = scores(store)
        assert set(acknowledged) <= set(written)
        assert written == list(range(len(written)))


@posix
def test_a_copy_with_its_time_is_as_good_and_one_without_is_examined(folder: Path, examined: list[str]) -> None:
    for copy, expected in ((shutil.copy2, 0), (shutil.copy, 1)):
        other = folder.with_name(copy.__name__)
        other.mkdir()
        copy(folder / FILE, other / FILE)
        with closing(Store(other)) as store:
            assert len(scores(store)) == 40
        assert len(examined) == expected


def test_a_copy_of_an_open_file_is_examined(folder: Path, examined: list[str]) -> None:
    with closing(Store(folder)) as store:
        add(store, 100)
        shutil.copytree(folder, folder.with_name("other"))
    with closing(Store(folder.with_name("other"))) as store:
        assert scores(store)[-1] == 100
    assert examined == ["examined"]


def test_of_two_arcades_the_last_one_marks_it(folder: Path, examined: list[str]) -> None:
    one, other = Store(folder), Store(folder)
    assert examined == ["examined"], "the second finds no mark"
    add(other, 100)
    other.close()
    killed = folder.with_name("killed")
    add(one, 101)
    shutil.copytree(folder, killed)
    Store(killed).close()
    assert len(examined) == 2, "the other was killed after the first had left"
    one.close()
    with closing(Store(folder)) as store:
        assert scores(store)[-2:] == [100, 101]
    assert len(examined) == 2


@pytest.mark.parametrize("kind", DAMAGES)
def test_what_is_changed_after_a_clean_end_is_found_at_once(kind: str, folder: Path) -> None:
    DAMAGES[kind](folder / FILE)
    with closing(Store(folder)) as store:
        assert said(store) == [DAMAGED.format(1)]
        assert scores(store) == []
        assert store.kept


def page_of(path: Path, table: str) -> int:
    """Where a table's first page begins in the file."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    return (int(page) - 1) * 4096


@pytest.mark.parametrize("table", ["settings", "scores", "replays", "results", "games"])
def test_a_page_that_decays_by_itself_is_found_when_a_file_is_opened(table: str, folder: Path) -> None:
    place = page_of(folder / FILE, table)
    keeping_its_time(folder / FILE, overwrite(place, b"\xa5" * 4096))
    with closing(Store(folder)) as store:
        assert said(store) == [DAMAGED.format(1)]
        assert store.kept


def test_one_that_is_found_later_costs_nothing_that_can_be_read(folder: Path, examined: list[str]) -> None:
    """A page in the middle: what is written before it is read must not be lost, nor what stands in other pages."""
    path = folder / FILE
    place = page_of(path, "ranking")
    keeping_its_time(path, overwrite(place, b"\xa5" * 4096))
    with closing(Store(folder)) as store:
        assert said(store) == []
        store.set_setting("volume", 3)
        add(store, 100)  # an index is damaged into which it has to go
        assert [row.score for row in store.scores("nim", 1, False)][:2] == [100, 39]
        assert said(store) == [DAMAGED.format(1), RESCUED]
        assert store.setting("volume") == 3
        assert store.setting("setting 7") == "x" * 50
        assert sorted(scores(store)) == [*range(40), 100]
        assert store.replay(store.scores("nim", 1, False)[1].replay) is not None
        assert store.all_suspended()
        assert store.kept
    assert examined == ["examined", "examined"], "when it was found, and the fresh one"
    examined.clear()
    with closing(Store(folder)) as store:
        assert sorted(scores(store)) == [*range(40), 100]
        assert store.messages == []
    assert examined == []
    assert (folder / f"{FILE}.damaged-1").exists()


@posix
def test_where_a_time_cannot_be_set_it_is_examined(
    folder: Path, examined: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    with monkeypatch.context() as patch:
        patch.setattr(os, "utime", refuse)
        Store(folder).close()
    assert examined == []
    with closing(Store(folder)) as store:
        assert len(scores(store)) == 40
        assert store.messages == []
    assert examined == ["examined"]
