"""A database that others have meddled with: a clear sentence, and the game goes on."""

import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import arcade
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.sql import connect, number
from arcade.cabinet.storage.store import Store
from arcade.cli import main
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.cabinet.player import Player
from tests.patience import still

pytestmark = pytest.mark.usefixtures("fake_games")
BIG = 2**63 - 1
RULES = "triggers or views that are not the arcade's"
ABORT = "BEGIN SELECT RAISE(ABORT, 'not\nhere'); END"
TEXTS = (
    *("scores.player", "scores.outcome", "scores.recorded", "scores.replay", "scores.slug", "results.player"),
    *("results.slug", "results.outcome", "suspended.slug", "games.slug", "settings.name", "settings.value"),
    *("learned.slug", "learned.profile", "learned.value", "replays.id"),
)
NUMBERS = (
    *("scores.level", "scores.original", "scores.seats", "scores.score", "scores.aided", "scores.proved"),
    *("results.level", "results.seats", "results.scored", "results.score", "results.frames", "suspended.turn"),
    *("games.favourite", "games.plays", "games.turn", "games.card"),
)
BLOBS = ("replays.body", "suspended.body")
WRONG = {
    "text": (TEXTS, ("''", "'x' || char(0) || char(10) || char(27) || '[2J'", "printf('%5000d', 1)", "'日本'", "'ș'")),
    "number": (NUMBERS, (str(BIG), str(-BIG - 1), "-1", "0", "99")),
    "bytes": (BLOBS, ("x''", "x'00ff'", "x'789c030000000001'", "zeroblob(1000)")),
    "other": ((*TEXTS, *NUMBERS, *BLOBS), ("1.5", "1e30", "x'ff00'", "'many'", "7")),
}
"""For columns of each type values that are not for them, or are their last ones."""
SETTINGS = {
    "levels": ('{"catcher":1000000000000000000000000000000}', '{"catcher":-5}', '{"catcher":0}', '{"catcher":true}'),
    "initials": ('"ABCDEFGHIJKLMNOP"', '"\\u001b[2J"', '"日本語"', '""', "7"),
    "daily": ('{"1988-06-01":7}', '{"1988-06-01":"\\u001b[2J"}', "[1]"),
    "language": ('"xx"', "null"),
    "volume": ("99999999999999999999999", "-1", "true", "NaN", "1.5"),
    "keys": ('{"catcher":{"fire":"escape"}}', '{"":{"up":7}}', '{"catcher":{"fire":""}}', '{"catcher":[]}'),
    "pad_maps": ('{"x":{"y":"z"}}', '{"x":7}'),
    "won": ('["nobody"]', "{}", "[7]"),
    "look": ("[" * 5000, "9" * 5000, "{", "", '"\\ud800"'),
}
SCHEMA = {
    "an aborting trigger": [
        f"CREATE TRIGGER {table}_no BEFORE INSERT ON {table} {ABORT}"
        for table in ("scores", "results", "suspended", "settings", "games", "replays")
    ],
    "a failing trigger": ["CREATE TRIGGER t AFTER INSERT ON suspended BEGIN INSERT INTO nowhere VALUES (1); END"],
    "a trigger that takes rows away": [
        'CREATE TRIGGER "a ""b" AFTER INSERT ON scores BEGIN DELETE FROM scores WHERE id = NEW.id; END'
    ],
    "a trigger that keeps rows out": ["CREATE TRIGGER t BEFORE INSERT ON scores BEGIN SELECT RAISE(IGNORE); END"],
    "a trigger of a view's": [
        "CREATE VIEW best AS SELECT * FROM scores",
        "CREATE TRIGGER t INSTEAD OF INSERT ON best BEGIN SELECT 1; END",
    ],
    "a unique index": ["CREATE UNIQUE INDEX one ON results (score)"],
    "a view": ["CREATE VIEW best AS SELECT * FROM scores"],
    "a broken view": ["CREATE VIEW best AS SELECT * FROM nowhere"],
    "another table": ["CREATE TABLE notes (text)", "INSERT INTO notes VALUES (1)"],
    "a missing index": ["DROP INDEX ranking"],
    "a missing table": ["DROP TABLE games"],
    "a column more": ["ALTER TABLE games ADD COLUMN stars INTEGER DEFAULT 3"],
    "a column less": ["ALTER TABLE games DROP COLUMN card"],
    "another name": ["ALTER TABLE scores RENAME TO points"],
    "numbers used up": [f"UPDATE sqlite_sequence SET seq = {BIG}"],
    "no sequence": ["DELETE FROM sqlite_sequence"],
    "rows at the end": [f"UPDATE {table} SET id = {BIG} WHERE score = 3" for table in ("scores", "results")],
    "nothing": [f"DELETE FROM {table}" for table in ("scores", "results", "suspended", "settings", "games", "replays")],
    "an older version": ["PRAGMA user_version = 1"],
    "a newer version": ["PRAGMA user_version = 77"],
}


TOLD = {
    "an aborting trigger": (RULES, "(games_no, replays_no, "),
    "a failing trigger": (RULES, "(t). They were removed; "),
    "a trigger that takes rows away": (RULES, '(a "b). They'),
    "a trigger that keeps rows out": (RULES, "(t). They"),
    "a trigger of a view's": (RULES, "(best, t). They"),
    "a view": (RULES, "(best). They"),
    "a broken view": (RULES, "(best). They"),
    "a unique index": ("The scores file can't store this (UNIQUE",),
    "a missing table": ("The scores file can't store this (no such table",),
    "a newer version": ("written by a newer arcade",),
}


def fill(folder: Path) -> None:
    with closing(Store(folder)) as store:
        run = Replay(Setup("catcher"), KeyLog([(60, []), (3, ["c"]), (10, [])]))
        for score in range(1, 8):
            store.add_score(ScoreRow("catcher", 1, False, 1, "ABC", score, Outcome.WON.value), run)
            store.note_result("AAA", "catcher", FinishedGame(1, 1, "won", score, 100), "1988-01-01")
            other = replace(run, arcade=f"{score}")
            store.add_score(ScoreRow("parrot", 1, False, 1, "ABC", 1, Outcome.WON.value), other)
            for slug in ("catcher", "parrot", "crasher", f"game-{score}"):
                store.suspend(slug, run)
                store.note_played(slug)
                store.set_learned(slug, 7)
            store.set_setting(f"setting {score}", score)
        store.note_card_seen("catcher")
        store.toggle_favourite("catcher")


def meddle(folder: Path, statements: Sequence[str], values: Sequence[object] = ()) -> None:
    with closing(sqlite3.connect(folder / "arcade.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            connection.execute(statement, values)


def told(store: Store) -> Player:
    """Somebody who has read what the store has to say, and comes to the shelf."""
    player = Player(store)
    while still(not player.at_shelf):
        player.press("return")
    return player


def play_about(store: Store) -> None:
    """See every page that reads the store, and play a game into the table, or out of it."""
    player = told(store).press(*["tab"] * 12)
    player.press(*["escape"], *["up"] * 2, "return").pause(5).press("right", "escape")
    again = told(store).pause(5).page("catcher")
    again.press("return").pause(5).press("c").pause(200).rest().press("c").rest()
    again.joy("fire", "fire", "fire").rest().press("return").rest().press("return", "escape", "up", "return").pause(20)
    again.cabinet.close()


def write_everything(store: Store) -> list[str]:
    """Write to every table, and give what is said of it."""
    run = Replay(Setup("new"), KeyLog())
    store.add_score(ScoreRow("catcher", 2, False, 1, "NEW", 1, Outcome.WON.value), run)
    store.note_result("NEW", "catcher", FinishedGame(1, 1, "won", 1, 1))
    store.suspend("new", run)
    store.set_setting("new", 1)
    store.set_learned("new", 1)
    store.note_played("new")
    assert {row.player for row in store.scores("catcher", 2, False)} == {"NEW"}
    assert "NEW" in store.players()
    assert store.suspended("new") is not None
    assert store.setting("new") == store.learned("new") == 1
    assert store.plays("new") >= 1
    return [sentence.english for sentence in store.messages]


def survives(folder: Path, statements: Sequence[str], values: Sequence[object] = ()) -> list[str]:
    """What is said, both of a file that was meddled with before and of one under a running arcade."""
    said: list[str] = []
    fill(folder)
    with closing(Store(folder)) as store:
        store.scores("catcher", 1, False)
        meddle(folder, statements, values)
        said += write_everything(store)
        play_about(store)
    with closing(Store(folder)) as store:
        said += write_everything(store)
        play_about(store)
    for command in ("scores", "verify", "daily", "list"):
        assert main([command, "--data-dir", str(folder)]) in (0, 1)
    return said


@pytest.mark.rotates(8)
@pytest.mark.parametrize(
    ("kind", "column"), [(kind, column) for kind, (columns, _) in WRONG.items() for column in columns]
)
def test_no_value_of_any_column_stops_the_arcade(kind: str, column: str, tmp_path: Path) -> None:
    table, name = column.split(".")
    values = enumerate(WRONG[kind][1], 1)
    rows = f"(SELECT rowid FROM {table} ORDER BY rowid LIMIT 1 OFFSET"
    change = f"UPDATE OR IGNORE {table} SET {name}"
    survives(tmp_path, [f"{change} = {value} WHERE rowid = {rows} {at})" for at, value in values])


@pytest.mark.rotates(4)
@pytest.mark.parametrize("kind", SCHEMA)
def test_no_schema_stops_the_arcade(kind: str, tmp_path: Path) -> None:
    said = survives(tmp_path, SCHEMA[kind])
    for words in TOLD.get(kind, ()):
        assert any(words in sentence for sentence in said), said


def test_what_is_taken_out_stays_in_the_copy(tmp_path: Path) -> None:
    fill(tmp_path)
    meddle(tmp_path, SCHEMA["a trigger that takes rows away"])
    with closing(Store(tmp_path)) as store:
        name = next(path.name for path in tmp_path.iterdir() if "backup" in path.name)
        assert name in store.messages[0].english
    with closing(Store(tmp_path)) as store:
        assert not store.messages, "it is said once"
    counts = {}
    for file in ("arcade.db", name):
        with closing(sqlite3.connect(tmp_path / file)) as connection:
            counts[file] = [
                connection.execute(f"SELECT count(*) FROM {table}").fetchone()
                for table in ("scores", "sqlite_master WHERE type = 'trigger'", "sqlite_master WHERE type = 'view'")
            ]
    assert counts == {"arcade.db": [(14,), (0,), (1,)], name: [(14,), (1,), (1,)]}


def test_every_connection_comes_from_one_place_and_trusts_no_file(tmp_path: Path) -> None:
    package = Path(arcade.__file__).parent
    assert [path.name for path in package.rglob("*.py") if "sqlite3.connect(" in path.read_text()] == ["sql.py"]
    fill(tmp_path)
    uri = (tmp_path / "arcade.db").as_uri()
    for connection in (connect(":memory:"), connect(tmp_path / "arcade.db"), connect(f"{uri}?mode=ro", uri=True)):
        with closing(connection):
            assert (number(connection, "trusted_schema"), number(connection, "cell_size_check")) == (0, 1)
            if sys.version_info >= (3, 12):
                assert connection.getconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE)


@pytest.mark.parametrize("number", range(5))
def test_no_setting_stops_the_arcade(number: int, tmp_path: Path) -> None:
    def meddled(folder: Path) -> None:
        for name, values in SETTINGS.items():
            meddle(folder, ["INSERT OR REPLACE INTO settings VALUES (?, ?)"], (name, values[number % len(values)]))

    fill(tmp_path)
    meddled(tmp_path)
    with closing(Store(tmp_path)) as store:
        play_about(store)
    meddled(tmp_path)
    for command in ("scores", "verify", "daily", "list"):
        assert main([command, "--data-dir", str(tmp_path)]) in (0, 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [("levels", '{"x":0}'), ("levels", SETTINGS["levels"][0]), ("volume", "-1"), ("language", '"xx"'), ("won", "{}")],
)
def test_a_setting_that_cannot_be_used_is_told(name: str, value: str, tmp_path: Path) -> None:
    fill(tmp_path)
    meddle(tmp_path, ["INSERT OR REPLACE INTO settings VALUES (?, ?)"], (name, value))
    with closing(Store(tmp_path)) as store:
        assert f"A stored entry ({name})" in " ".join(Player(store).screen.split())
