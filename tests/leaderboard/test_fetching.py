"""A board's process brings tables and champions' runs; a cabinet with a backlog is seen from the start."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from arcade.cabinet.storage.leaderboard_champions import champions_run
from arcade.cabinet.storage.leaderboard_tables import FILE as LEADERBOARD_FILE
from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.leaderboard import fetching, sync_job, uploader
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.fetching import Fetch
from arcade.leaderboard.memory import champions_known, remembered
from arcade.leaderboard.operating import seen
from arcade.leaderboard.sessions import Link, linked
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.tables import Table, note_change, today
from arcade.leaderboard.uploads import upload
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import row_and_run

TETRIS = Table("tetris", 1, False)


def send(guest: Credentials, url: str, *scores: int) -> None:
    """Let a cabinet deliver scores that are proved at once."""
    with linked(guest.address, "test") as link:
        deliver(link, guest.number, [upload(*row_and_run(score)) for score in scores])
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'proved'")
        note_change(owner, TETRIS, today(owner), max(scores))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A board's, whose window has been opened once."""
    Store(tmp_path).close()
    return tmp_path


def fetched(folder: Path, board: Credentials) -> Fetch:
    fetch = Fetch(folder, board, lambda _: None)
    fetch.visit(1)
    return fetch


def test_the_champions_run_comes_to_a_board(cabinet: Credentials, url: str, folder: Path) -> None:
    board = invited(url, Kind.BOARD, "By the stairs")
    assert champions_run(folder, *TETRIS) is None
    send(cabinet, url, 5, 70, 9)
    fetch = fetched(folder, board)
    run = champions_run(folder, *TETRIS)
    assert run is not None
    assert run.results[-1].score == 70
    rows = LeaderboardTables(folder).table("tetris", 1, False, Span.EVER, date.min)
    assert [(row.score, row.cabinet) for row in rows] == [(70, cabinet.name), (9, cabinet.name), (5, cabinet.name)]
    send(cabinet, url, 80)
    fetch.visit(1)
    run = champions_run(folder, *TETRIS)
    assert run is not None
    assert run.results[-1].score == 80
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'removed'")
        owner.execute("UPDATE robac.changes SET at = now()")
    fetch.visit(1)
    assert champions_run(folder, *TETRIS) is None


def test_a_run_that_is_here_is_not_asked_for_again(
    cabinet: Credentials, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send(cabinet, url, 5)
    board = invited(url, Kind.BOARD)
    fetched(folder, board)
    monkeypatch.setattr(fetching, "RUN", "no SQL")
    fetched(folder, board)
    assert champions_run(folder, *TETRIS) is not None


def test_a_run_that_is_too_large_stays_where_it_is(
    cabinet: Credentials, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send(cabinet, url, 5)
    monkeypatch.setattr(fetching, "RUN", fetching.RUN.replace(str(fetching.LARGEST), "10"))
    fetched(folder, invited(url, Kind.BOARD))
    assert champions_run(folder, *TETRIS) is None
    with remembered(folder, folder / FILE) as own:
        assert champions_known(own, TETRIS) != "", "and is not asked for again"


@pytest.mark.parametrize("body", [b"", b"nothing that was packed", "text", None])
def test_a_broken_run_is_none(cabinet: Credentials, url: str, folder: Path, body: object) -> None:
    send(cabinet, url, 5)
    fetched(folder, invited(url, Kind.BOARD))
    with closing(sqlite3.connect(folder / LEADERBOARD_FILE)) as own, own:
        own.execute("DROP TABLE champions")
        own.execute("CREATE TABLE champions (slug, level, original, run, body)")
        own.execute("INSERT INTO champions VALUES ('tetris', 1, 0, 'x', ?)", (body,))
    assert champions_run(folder, *TETRIS) is None


def test_a_run_of_another_game_is_none(cabinet: Credentials, url: str, folder: Path) -> None:
    send(cabinet, url, 5)
    fetched(folder, invited(url, Kind.BOARD))
    with closing(sqlite3.connect(folder / LEADERBOARD_FILE)) as own, own:
        own.execute("UPDATE champions SET slug = 'nim'")
    assert champions_run(folder, "nim", 1, False) is None


def test_a_board_that_moves_to_another_leaderboard_forgets_the_first(
    cabinet: Credentials, url: str, folder: Path
) -> None:
    send(cabinet, url, 5)
    board = invited(url, Kind.BOARD)
    fetched(folder, board)
    with linked(url, "test") as owner:
        owner.execute("DELETE FROM robac.scores")
        owner.execute("DELETE FROM robac.changes")
    fetched(folder, board)
    assert champions_run(folder, *TETRIS) is not None, "days without news change nothing"
    fetched(folder, replace(invited(url, Kind.BOARD)))
    assert champions_run(folder, *TETRIS) is None


def test_without_a_leaderboard_a_board_says_why(folder: Path) -> None:
    Fetch(folder, Credentials(Kind.BOARD, "postgresql://nobody@127.0.0.1:1/none"), lambda _: None).visit(1)
    standing = LeaderboardTables(folder).standing()
    assert standing is not None
    assert standing.sentence.english.startswith("The hall doesn't answer")


def test_a_cabinet_with_a_backlog_is_seen_from_the_start(
    cabinet: Credentials, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Store(tmp_path)) as store:
        for score in range(1, 8):
            run = unpack(row_and_run(score)[1])
            store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", score, Outcome.WON.value), run)
    monkeypatch.setattr(uploader, "BATCH", 3)
    waiting: list[int | None] = []
    carry = uploader.Uploader.round

    def told(self: uploader.Uploader, link: Link) -> int:
        with linked(url, "test") as owner:
            waiting.append(seen(owner)[0].waiting)
        return carry(self, link)

    monkeypatch.setattr(uploader.Uploader, "round", told)
    Sync(tmp_path, cabinet, lambda _: None).visit(1)
    assert waiting == [7, 7, 7, 7], "it said that it is there before the first three were carried"
    with linked(url, "test") as owner:
        assert seen(owner)[0].waiting == 0


def test_the_more_cabinets_a_leaderboard_has_the_seldomer_each_looks(
    cabinet: Credentials, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    monkeypatch.setattr(sync_job, "monotonic", lambda: 1000.0)
    for cabinets, seconds in ((0, 30), (4_999, 125)):
        with linked(url, "test") as owner:
            owner.execute(
                "INSERT INTO robac.cabinets SELECT gen_random_uuid(), 'r' || n, 'N' FROM generate_series(1, %s) AS n",
                [cabinets],
            )
        sync = Sync(tmp_path, cabinet, lambda _: None)
        sync.visit(1)
        assert sync._due == 1000 + seconds
