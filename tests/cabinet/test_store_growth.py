"""A store of ten times as many scores does not have ten times as much to do for a page: its work is counted."""

import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage import career_book as book
from arcade.cabinet.storage import clean_end, database_file, sql
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.scores import COLUMNS, FARTHEST, ScoreRow, before, best
from arcade.cabinet.storage.store import FILE, Store
from arcade.commands.bench_scores import MOST, TOP, VERSION, fill
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup

FEW, MANY = 4_000, 40_000
MORE = 3
"""So many times the work at most: players come to know more games in both looks, and to beat themselves, but ever more
rarely. However many games there are, there are only so many kinds of them."""
STEPS = 10
"""Instructions of SQLite's machine between two counts."""
MINE = "AAA"
RUN = Replay(Setup(MOST, seed=7), KeyLog([(10, ["left"])]))
WORKS: dict[str, Callable[[Store], object]] = {
    "the best": lambda store: store.scores(MOST, 1, False),
    "the lowest": lambda store: store.scores(MOST, 1, False, Scoring.LOWEST),
    "a good place": lambda store: store.place(MOST, 1, False, TOP + 1),
    "the newest": lambda store: store.newest_score(),
    "the unproved": lambda store: store.unproved(),
    "a player's games": lambda store: store.careers(MINE),
    "a player's milestones": lambda store: store.results(MINE, MOST),
    "a player's medals": lambda store: store.bests(MINE),
    "a player's count": lambda store: store.count_results(MINE, MOST, 1, 1),
    "the first player": lambda store: store.player_beside("", 1),
    "the last player": lambda store: store.player_beside("", -1),
    "the next player": lambda store: store.player_beside(MINE, 1),
    "a score": lambda store: store.add_score(ScoreRow(MOST, 1, False, 1, MINE, TOP, Outcome.WON.value), RUN),
    "a finished game": lambda store: store.note_result(MINE, MOST, FinishedGame(1, 1, "won", TOP, 100, False)),
    "another run": lambda store: store.change_run(1, RUN),
    "a score taken back": lambda store: store.remove_score(1),
    "the next visitor": lambda store: store.begin_visit(),
}
"""What pages and the end of a game ask of a store."""
QUERIES = {
    **{f"best, {scoring}": best(scoring) for scoring in Scoring},
    **{f"place, {scoring}": before(scoring) for scoring in Scoring},
    "unproved": "SELECT id FROM scores WHERE proved = 0 ORDER BY id",
    "milestones": book.MILESTONES,
    "bests": book.BESTS,
    "careers": book.CAREERS,
    "count": book.COUNT,
    "after": book.BESIDE[1],
    "before": book.BESIDE[-1],
}
TABLES = "scores", "results", "replays", "tallies", "milestones", "players"


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Stores of few and of many scores."""
    found = [tmp_path_factory.mktemp(str(scores)) for scores in (FEW, MANY)]
    for folder, scores in zip(found, (FEW, MANY), strict=True):
        fill(folder, scores)
        Store(folder).close()
    return found


def kept_rows(folder: Path) -> list[tuple[object, ...]]:
    """The version of a file, and all its scores."""
    with closing(sql.connect(folder / FILE)) as connection:
        rows = connection.execute("SELECT * FROM scores ORDER BY id").fetchall()
        return [(sql.number(connection, "user_version"),), *rows]


def steps(folder: Path, work: Callable[[Store], object]) -> int:
    """How much a work has SQLite do, on the second time: the first reads what is remembered."""
    counted = [0]

    def count() -> None:
        counted[0] += 1

    with closing(Store(folder)) as store:
        connection = store._disk.database._disk
        assert connection is not None
        connection.set_progress_handler(count, STEPS)
        work(store)
        connection.set_progress_handler(None, 0)
    return counted[0]


def test_opening_after_a_clean_end_takes_no_longer(folders: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    counted = [0]

    def count() -> None:
        counted[0] += 1

    def connect(place: Path | str, *, uri: bool = False) -> sqlite3.Connection:
        connection = sql.connect(place, uri=uri)
        if isinstance(place, Path):
            connection.set_progress_handler(count, STEPS)
        return connection

    monkeypatch.setattr(clean_end, "SMALL", 0)
    monkeypatch.setattr(database_file, "connect", connect)
    found: list[int] = []
    for folder in folders:
        Store(folder).close()  # which marks it
        counted[0] = 0
        store = Store(folder)
        found.append(counted[0])
        store.close()
    few, many = found
    assert many <= few + STEPS, found


def test_while_many_scores_are_examined_somebody_is_told_and_not_afterwards(folders: list[Path]) -> None:
    told: list[list[int]] = []
    for folder in folders:
        os.utime(folder / FILE)  # as if somebody had written to it
        calls: list[int] = []
        store = Store(folder, lambda calls=calls: calls.append(1))  # type: ignore[misc]
        opened = len(calls)
        store.all_scores()
        store.bests(MINE)
        store.close()
        assert len(calls) == opened
        told.append(calls)
    few, many = map(len, told)
    assert many > 5 * few > 0


class Enough(BaseException):
    """What ends a test's waiting."""


@pytest.mark.rotates(3)
@pytest.mark.parametrize("version", [VERSION, None], ids=["brought up to date", "examined"])
def test_whoever_breaks_off_an_examination_finds_the_file_as_it_was(version: int | None, tmp_path: Path) -> None:
    fill(tmp_path, MANY)
    if version is None:
        Store(tmp_path).close()
        (tmp_path / f"{FILE}.backup-1").unlink()
    rows = kept_rows(tmp_path)
    for patience in (0, 5, 60, 200):
        os.utime(tmp_path / FILE)  # so that its mark, if it has one, does not hold
        calls = iter(range(patience))

        def break_off(calls: Iterator[int] = calls) -> None:
            if next(calls, None) is None:
                raise Enough

        with pytest.raises(Enough):
            Store(tmp_path, break_off)
        assert kept_rows(tmp_path) == rows
        assert not [path.name for path in tmp_path.iterdir() if "-" in path.name.removeprefix(FILE)[1:]]
    with closing(Store(tmp_path)) as store:
        assert not store.messages
        assert len(list(store.all_scores())) == MANY


@pytest.mark.parametrize("name", WORKS)
def test_a_tenfold_store_is_no_tenfold_work(name: str, folders: list[Path]) -> None:
    few, many = (steps(folder, WORKS[name]) for folder in folders)
    assert many <= MORE * few + STEPS, (few, many)


def test_every_row_comes_once_and_in_order_though_only_a_thousand_are_read_at_a_time(
    folders: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(folders[0])) as store:
        database = store._disk.database
        wanted = database.read(f"SELECT {COLUMNS} FROM scores ORDER BY slug, level, original, id")
        assert len(wanted) > FEW - 100 > 0
        read, pages = database.read, list[int]()

        def counted(query: str, *values: object) -> list[tuple[object, ...]]:
            found = read(query, *values)
            pages.append(len(found))
            return found

        monkeypatch.setattr(database, "read", counted)
        rows = store.all_scores()
        assert not pages
        assert list(rows) == [ScoreRow.read(row) for row in wanted]
        assert sum(pages) == len(wanted)
        assert max(pages) == 1_000


def test_places_far_below_the_table_are_counted_to_an_end(folders: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Store(folders[1])) as store:
        [(count,)] = store._disk.database.read(
            "SELECT count(*) FROM scores WHERE slug = ? AND level = 1 AND original = 0", MOST
        )
        assert store.place(MOST, 1, False, -1) == count + 1 < FARTHEST
    monkeypatch.setattr("arcade.cabinet.storage.scores.FARTHEST", 50)
    with closing(Store(folders[1])) as store:
        assert store.place(MOST, 1, False, -1) == 51


@pytest.mark.parametrize("name", QUERIES)
def test_no_page_scans_a_table_or_sorts_one(name: str, folders: list[Path]) -> None:
    """Sorted are the ten best, and one player's tallies."""
    query = QUERIES[name]
    values = ["AAA"] * (len(set(re.findall(r"\?\d", query))) or query.count("?"))
    with closing(Store(folders[0])) as store:
        plan = [row[-1] for row in store._disk.database.read(f"EXPLAIN QUERY PLAN {query}", *values)]
    assert not [line for line in plan if re.match(rf"SCAN ({'|'.join(TABLES)})\b", line)], plan
    assert sum("TEMP B-TREE" in line for line in plan) <= name.startswith("best"), plan
