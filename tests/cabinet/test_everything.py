"""Everything goes out as one file and comes back: on top of what is there, or in its place, and nothing is lost."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.formats.exports import BACKUPS, MOST
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.database import Database
from arcade.cabinet.storage.everything import (
    Came,
    EverythingError,
    backups,
    bring_in,
    file_name,
    gathered,
    read_everything,
)
from arcade.cabinet.storage.packing import MEMORY_LIMIT
from arcade.cabinet.storage.packing import pack as pack_text
from arcade.cabinet.storage.schema import MIGRATIONS
from arcade.cabinet.storage.scores import LeaderboardNote, ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup

DAY = "2026-11-23"
PICTURE, PATTERN = b"\x89PNG of nothing", b"x = 1, y = 1\no!\n"


def run_of(slug: str, frames: int = 10) -> Replay:
    return Replay(Setup(slug), KeyLog([(frames, ["left"])]))


def add(store: Store, score: int, player: str = "ANA", slug: str = "nim", frames: int = 10) -> None:
    store.add_score(
        ScoreRow(slug, 1, False, 1, player, score, Outcome.WON.value, DAY),
        run_of(slug, frames),
        note=LeaderboardNote("c0" * 32, DAY),
    )
    store.note_result(player, slug, FinishedGame(1, 1, "won", score, 500, False), DAY)


def fill(folder: Path) -> None:
    """An arcade that has been played."""
    with closing(Store(folder)) as store:
        add(store, 30)
        add(store, 40, "BOB", frames=20)
        store.suspend("nim", run_of("nim", 30))
        store.set_setting("volume", 3)
        store.set_setting("daily", {"2026-11-22": "theirs", "2026-11-21": "theirs"})
        store.set_setting("won", ("nim", "frog-duel"))
        store.set_learned("animals", ("cat",))
        store.toggle_favourite("nim")
        store.note_played("nim")
        store.note_played("nim")
        store.note_card_seen("nim")
    for name, data in {
        "pictures/nim-1.png": PICTURE,
        "pictures/nim-1.scr": b"scr",
        "patterns/life-1.rle": PATTERN,
    }.items():
        put(folder / name, data)


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)


@pytest.fixture(scope="module")
def theirs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Their file."""
    folder = tmp_path_factory.mktemp("theirs")
    fill(folder)
    with closing(Store(folder)) as store:
        (folder / file_name(DAY)).write_bytes(gathered(store, folder))
    return folder / file_name(DAY)


def brought(folder: Path, file: Path, replace: bool = False) -> Came:
    with closing(Store(folder)) as store:
        came = bring_in(store, folder, read_everything(file), DAY, replace=replace)
        assert store.messages == []
        assert store.kept
    return came


def files(folder: Path) -> dict[str, bytes]:
    return {
        f"{path.parent.name}/{path.name}": path.read_bytes()
        for kind in ("pictures", "patterns")
        for path in sorted((folder / kind).glob("*"))
    }


def rows(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """What is in the tables, but for the numbers that SQLite gives."""
    tables = {
        "scores": "slug, player, score, recorded, replay, proved, code, challenge",
        "replays": "id, body",
        "results": "player, slug, score, frames, recorded",
        "tallies": "*",
        "milestones": "player, slug, score",
        "players": "player",
        "settings": "*",
        "learned": "*",
        "suspended": "slug, body",
        "games": "slug, favourite, plays, card",
    }
    with closing(Database(folder / FILE)) as database:
        return {table: sorted(database.read(f"SELECT {names} FROM {table}")) for table, names in tables.items()}


def test_it_comes_back_as_it_was(theirs: Path, tmp_path: Path) -> None:
    for way, replace in (("on top", False), ("in its place", True)):
        came = brought(tmp_path / way, theirs, replace)
        assert (came.rows.scores, came.rows.results, came.files, came.full, came.unread) == (2, 2, 3, 0, False)
        assert files(tmp_path / way) == files(theirs.parent)
        with closing(Store(tmp_path / way)) as store:
            assert [row.score for row in store.scores("nim", 1, False)] == [40, 30]
            assert store.replay(store.scores("nim", 1, False)[0].replay) == run_of("nim", 20)
            assert store.suspended("nim") == run_of("nim", 30)
            assert store.learned("animals") == ("cat",)
            assert store.plays("nim") == 2
            assert store.players() == ["BOB", "ANA"]
    assert rows(tmp_path / "in its place") == rows(theirs.parent)
    assert rows(tmp_path / "on top")["settings"] != rows(theirs.parent)["settings"]


def test_the_same_file_twice_is_as_good_as_once(theirs: Path, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 35, "EVA")
        store.add_score(ScoreRow("nim", 1, False, 1, "EVA", 1, Outcome.LOST.value))
        store.add_score(ScoreRow("nim", 1, False, 1, "EVA", 1, Outcome.LOST.value))  # two of one's own that are alike
    brought(tmp_path, theirs)
    once, kept = rows(tmp_path), files(tmp_path)
    came = brought(tmp_path, theirs)
    assert (came.rows.scores, came.rows.results, came.files) == (0, 0, 0)
    assert (rows(tmp_path), files(tmp_path)) == (once, kept)
    assert len(once["scores"]) == 5


def test_what_went_out_comes_back_without_a_trace(tmp_path: Path) -> None:
    fill(tmp_path)
    with closing(Store(tmp_path)) as store:
        (tmp_path / "own.zip").write_bytes(gathered(store, tmp_path))
    before = rows(tmp_path), files(tmp_path)
    brought(tmp_path, tmp_path / "own.zip")
    assert (rows(tmp_path), files(tmp_path)) == before
    brought(tmp_path, tmp_path / "own.zip", replace=True)
    assert (rows(tmp_path), files(tmp_path)) == before


def test_nothing_of_ones_own_is_lost_on_top(theirs: Path, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 10, "EVA")
        store.suspend("nim", run_of("nim", 99))
        store.set_setting("volume", 9)
        store.set_setting("daily", {"2026-11-22": "mine"})
        store.set_setting("won", ("hanoi",))
        store.set_learned("animals", ("dog",))
        store.note_played("nim")
        store.toggle_favourite("hanoi")
    put(tmp_path / "pictures" / "nim-1.png", b"mine")
    brought(tmp_path, theirs)
    with closing(Store(tmp_path)) as store:
        assert [row.player for row in store.scores("nim", 1, False)] == ["BOB", "ANA", "EVA"]
        assert store.suspended("nim") == run_of("nim", 99)
        assert store.setting("volume") == 9
        assert store.setting("daily") == {"2026-11-22": "mine", "2026-11-21": "theirs"}
        assert store.setting("won") == ("hanoi", "nim", "frog-duel")
        assert store.learned("animals") == ("dog",)
        assert store.plays("nim") == 2
        assert store.favourites() == ["hanoi", "nim"]
    assert files(tmp_path) == {
        "patterns/life-1.rle": PATTERN,
        "pictures/nim-1.png": b"mine",
        "pictures/nim-2.png": PICTURE,
        "pictures/nim-2.scr": b"scr",
    }


def test_in_its_place_what_was_there_is_set_aside_and_can_come_back(theirs: Path, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 10, "EVA")
        store.set_setting("initials", "EVA")
    put(tmp_path / "pictures" / "hanoi-1.png", b"mine")
    before = rows(tmp_path)
    brought(tmp_path, theirs, replace=True)
    assert rows(tmp_path) == rows(theirs.parent)
    assert files(tmp_path) == files(theirs.parent)
    [aside] = backups(tmp_path)
    assert aside.name == "robac-2026-11-23-replaced-1.zip"
    brought(tmp_path, aside, replace=True)
    assert rows(tmp_path) == before
    assert files(tmp_path) == {"pictures/hanoi-1.png": b"mine"}
    assert len(backups(tmp_path)) == 2


def test_a_bare_database_will_do_and_says_nothing_of_files(theirs: Path, tmp_path: Path) -> None:
    put(tmp_path / "pictures" / "hanoi-1.png", b"mine")
    brought(tmp_path, theirs.parent / FILE, replace=True)
    assert rows(tmp_path) == rows(theirs.parent)
    assert files(tmp_path) == {"pictures/hanoi-1.png": b"mine"}


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_what_an_older_arcade_kept_is_brought_up_to_date_and_the_file_stays(version: int, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(Database(old, MIGRATIONS[:version])) as database:
        columns = "slug, level, original, seats, player, score, outcome, recorded, replay"
        insert = f"INSERT INTO scores ({columns}) VALUES ('nim', 1, 0, 1, 'ANA', 7, 'won', '1988-06-01', '')"
        database.write(lambda connection: connection.execute(insert))
    before = old.read_bytes()
    brought(tmp_path / "data", old)
    assert old.read_bytes() == before
    with closing(Store(tmp_path / "data")) as store:
        assert [row.score for row in store.scores("nim", 1, False)] == [7]


def test_without_a_folder_scores_come_and_files_do_not(theirs: Path) -> None:
    with closing(Store(None)) as store:
        came = bring_in(store, None, read_everything(theirs), DAY, replace=True)
        assert (came.rows.scores, came.files) == (2, 0)
        assert gathered(store, None)


def test_files_beyond_what_a_folder_holds_are_counted(theirs: Path, tmp_path: Path) -> None:
    for number in range(MOST):
        put(tmp_path / "pictures" / f"hanoi-{number}.png", b"%d" % number)
    came = brought(tmp_path, theirs)
    assert (came.files, came.full) == (1, 2)
    assert "didn't fit" in came.words.english


SPOILT = {
    "a score": "UPDATE scores SET seats = 0 WHERE player = 'ANA'",
    "an outcome": "UPDATE scores SET outcome = 'glory' WHERE player = 'ANA'",
    "a code": "UPDATE scores SET code = '1234' WHERE player = 'ANA'",
    "a challenge": "UPDATE scores SET challenge = '2026-13-01' WHERE player = 'ANA'",
    "a name": f"UPDATE scores SET player = '{'A' * 500}' WHERE player = 'ANA'",
    "a result": "UPDATE results SET level = -4 WHERE player = 'ANA'",
    "a setting": "UPDATE settings SET value = '{' WHERE name = 'volume'",
    "a thing learned": "UPDATE learned SET value = '{'",
    "a run in the middle": "UPDATE suspended SET body = x'00'",
    "plays": "UPDATE games SET plays = -1",
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_row_that_cannot_be_read_is_left_out_and_told(what: str, theirs: Path, tmp_path: Path) -> None:
    spoilt = spoiled(theirs, tmp_path / "spoilt.db", SPOILT[what])
    came = brought(tmp_path / "data", spoilt)
    assert came.unread
    assert came.words.english.endswith("What couldn't be read was left out.")
    with closing(Store(tmp_path / "data")) as store:
        assert [row.score for row in store.scores("nim", 1, False)][:1] == [40]
        store.suspended("nim")
        assert not store.unread


@pytest.mark.parametrize(
    "value",
    [
        "0.5",
        "NaN",
        f"{2**256}",
        '"\\ud800"',
        '{"a\\udc00": 1}',
        f"{'[' * 33}{']' * 33}",
        f'"{"x" * (MEMORY_LIMIT + 1)}"',
    ],
    ids=lambda value: value[:20],
)
def test_what_no_replay_can_hold_no_game_has_learned(value: str, tmp_path: Path) -> None:
    """Neither out of another's file nor out of one's own: a run that begins with it couldn't be saved."""
    fill(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as connection:
        connection.execute("UPDATE learned SET value = ?", (value,))
    with closing(Store(tmp_path)) as store:
        assert store.learned("animals") is None
        assert store.unread
    found = read_everything(tmp_path / FILE)
    assert found.rows.learned == []
    assert found.rows.unread


def test_a_score_whose_run_is_another_one_has_none(theirs: Path, tmp_path: Path) -> None:
    spoil = f"UPDATE replays SET body = x'{pack_text('another run').hex()}'"
    brought(tmp_path / "data", spoiled(theirs, tmp_path / "spoilt.db", spoil))
    with closing(Store(tmp_path / "data")) as store:
        assert [row.replay for row in store.scores("nim", 1, False)] == ["", ""]
    assert rows(tmp_path / "data")["replays"] == []


def test_a_run_comes_once_however_it_was_written_down(tmp_path: Path) -> None:
    def reach(store: Store, player: str, calm: bool, idle: int) -> None:
        run = Replay(Setup("nim", calm=calm), KeyLog([(10 + idle, ["left"])]), results=(Result(8, Outcome.WON, 30),))
        store.add_score(ScoreRow("nim", 1, False, 1, player, 30, Outcome.WON.value), run)

    with closing(Store(tmp_path / "theirs")) as store:
        reach(store, "BOB", True, 0)
        reach(store, "CAT", True, 1)
        add(store, 40)
        (tmp_path / "file.zip").write_bytes(gathered(store, tmp_path / "theirs"))
    assert brought(tmp_path / "new", tmp_path / "file.zip").rows.scores == 2
    with closing(Store(tmp_path / "mine")) as store:
        reach(store, "ANA", False, 0)
    assert brought(tmp_path / "mine", tmp_path / "file.zip").rows.scores == 1
    with closing(Store(tmp_path / "mine")) as store:
        assert [(row.player, row.score) for row in store.scores("nim", 1, False)] == [("ANA", 40), ("ANA", 30)]


def test_a_setting_that_this_arcade_cannot_use_stays_behind(theirs: Path, tmp_path: Path) -> None:
    spoilt = spoiled(theirs, tmp_path / "s.db", "UPDATE settings SET value = '99' WHERE name = 'volume'")
    brought(tmp_path / "data", spoilt, replace=True)
    with closing(Store(tmp_path / "data")) as store:
        assert store.setting("volume", 7) == 7


def spoiled(file: Path, path: Path, statement: str) -> Path:
    path.write_bytes(read_database(file))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statement)
        connection.execute("PRAGMA journal_mode = DELETE")
    return path


def read_database(file: Path) -> bytes:
    with closing(Store(file.parent)) as store:
        return store.image()


FOREIGN = {
    "a word for a number": "UPDATE scores SET score = 'many'",
    "a trigger": "CREATE TRIGGER sly AFTER INSERT ON scores BEGIN DELETE FROM scores; END",
    "a view": "CREATE VIEW sly AS SELECT * FROM scores",
    "a table more": "CREATE TABLE sly (name TEXT)",
    "a table less": "DROP TABLE games",
    "another owner": "PRAGMA application_id = 7",
    "a newer arcade": f"PRAGMA user_version = {len(MIGRATIONS) + 1}",
    "no version": "PRAGMA user_version = 0",
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_database_that_no_arcade_has_written_is_refused(what: str, theirs: Path, tmp_path: Path) -> None:
    foreign = spoiled(theirs, tmp_path / "foreign.db", FOREIGN[what])
    with pytest.raises(EverythingError) as refusal:
        read_everything(foreign)
    assert ("newer arcade" in str(refusal.value)) == (what == "a newer arcade")


@pytest.mark.parametrize("length", [0, 15, 16, 100, 4096, 8192, 20_000])
def test_a_database_that_was_cut_off_is_refused(length: int, theirs: Path, tmp_path: Path) -> None:
    (tmp_path / "cut.db").write_bytes(read_database(theirs)[:length])
    with pytest.raises(EverythingError):
        read_everything(tmp_path / "cut.db")


KILLED = """
import os
import signal
import sys
from pathlib import Path

from arcade.cabinet.storage import merging
from arcade.cabinet.storage.everything import bring_in, read_everything
from arcade.cabinet.storage.store import Store

folder, file, moment = sys.argv[1:]
store = Store(Path(folder))
found = read_everything(Path(file))

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

if moment == "rows":
    usual = merging._insert
    merging._insert = lambda *given: (usual(*given), killed())
elif moment == "before":
    store.take = killed
else:
    Path.unlink = killed
bring_in(store, Path(folder), found, "2026-11-23", replace=True)
"""


@pytest.mark.parametrize("moment", ["before", "rows", "after"])
def test_a_kill_in_the_middle_leaves_all_of_the_old_or_all_of_the_new(
    moment: str, theirs: Path, tmp_path: Path
) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 10, "EVA")
    put(tmp_path / "pictures" / "hanoi-1.png", b"mine")
    before = rows(tmp_path)
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(theirs), moment], check=False)
    assert rows(tmp_path) == (rows(theirs.parent) if moment == "after" else before)
    assert files(tmp_path)["pictures/hanoi-1.png"] == b"mine"
    brought(tmp_path, tmp_path / BACKUPS / "robac-2026-11-23-replaced-1.zip", replace=True)
    assert rows(tmp_path) == before


def test_where_what_was_there_cannot_be_set_aside_nothing_is_replaced(theirs: Path, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 10, "EVA")
    put(tmp_path / BACKUPS, b"a file in the folder's place")
    before = rows(tmp_path)
    with closing(Store(tmp_path)) as store, pytest.raises(EverythingError):
        bring_in(store, tmp_path, read_everything(theirs), DAY, replace=True)
    assert rows(tmp_path) == before


def test_where_the_disk_refuses_the_scores_the_old_files_stay(
    theirs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(tmp_path)) as store:
        add(store, 10, "EVA")
    put(tmp_path / "pictures" / "hanoi-1.png", b"mine")
    before = rows(tmp_path)
    monkeypatch.setattr("arcade.cabinet.storage.sql.PATIENCE", 0.0)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, closing(Store(tmp_path)) as store:
        other.execute("BEGIN IMMEDIATE")
        bring_in(store, tmp_path, read_everything(theirs), DAY, replace=True)
        assert not store.kept
        assert store.messages
        assert (tmp_path / "pictures" / "hanoi-1.png").exists()
        assert rows(tmp_path) == before
        other.execute("ROLLBACK")
    assert rows(tmp_path) == rows(theirs.parent)  # what was owed was paid at the end
