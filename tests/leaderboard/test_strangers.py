"""A leaderboard is a stranger: whatever its server says, a cabinet's process notes it in a sentence and goes on."""

import subprocess
import sys
from pathlib import Path

import pytest

from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.packing import whole
from arcade.cabinet.storage.store import Store
from arcade.leaderboard import strings, tables
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.fetching import Fetch
from arcade.leaderboard.sessions import LeaderboardError, linked, only, told, whole_number
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.tables import Table, note_change, today
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import uploads

RIGHT = "'tetris', 1, false, 'ANA', 'By the door', n, 'won', current_date, false"


@pytest.fixture
def guests(cabinet: Credentials, url: str) -> tuple[Credentials, Credentials]:
    """A cabinet and a board of a leaderboard in which somebody has a place."""
    board = invited(url, Kind.BOARD)
    with linked(cabinet.address, "test") as link:
        deliver(link, cabinet.number, list(uploads(range(1, 2))))
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'proved'")
        note_change(owner, Table("tetris", 1, False), today(owner), 1)
    return cabinet, board


def said(folder: Path) -> str:
    standing = LeaderboardTables(folder).standing()
    assert standing is not None
    return standing.sentence.english


@pytest.mark.parametrize(
    "columns",
    [
        "n",
        f"{RIGHT}, 1",
        RIGHT.replace("'tetris'", "repeat('tetris', 100)"),
        RIGHT.replace("'ANA'", "NULL"),
        RIGHT.replace("'ANA'", "repeat('A', 17)"),
        RIGHT.replace("'won'", "'immortal'"),
        RIGHT.replace(" n,", " 9223372036854775808,"),
        RIGHT.replace("1, false", "'one', false"),
        RIGHT.replace("current_date", "'infinity'::date"),
    ],
)
def test_rows_of_another_kind_are_told_to_the_operator(
    guests: tuple[Credentials, Credentials], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    instead = f"SELECT {columns} FROM generate_series(1, 1) AS n WHERE (%s, %s, %s) IS NOT NULL"
    queries = {span: instead + (" AND %s IS NOT NULL" if span is not Span.EVER else "") for span in Span}
    monkeypatch.setattr(tables, "FIRST", queries)
    for guest, sync_job in zip(guests, (Sync, Fetch), strict=True):
        folder = tmp_path / guest.kind
        Store(folder).close()
        sync_job(folder, guest, lambda _: None).visit(rounds=1)
        assert said(folder) == strings.GARBLED.english or said(folder).startswith("The hall refuses: ")


def test_more_rows_than_were_asked_for_are_not_kept(cabinet: Credentials) -> None:
    with linked(cabinet.address, "test") as link:
        assert told(link, "SELECT generate_series(1, 5)", [], 5, only(whole)) == [1, 2, 3, 4, 5]
    with (
        pytest.raises(LeaderboardError, match="something that no arcade wrote"),
        linked(cabinet.address, "test") as link,
    ):
        told(link, "SELECT generate_series(1, 1000000000)", [], 5, only(whole))


HEAR = """
import sys
from arcade.cabinet.storage.packing import words
from arcade.leaderboard.bounds import HEARING, bounded
from arcade.leaderboard.sessions import LeaderboardError, linked, only, told
bounded(HEARING)
for size in 10, 300_000_000, 900_000_000:
    try:
        with linked(sys.argv[1], "test") as link:
            print(len(told(link, "SELECT repeat('x', %s)", [size], 1, only(lambda found: words(found, 1_000)))[0]))
    except LeaderboardError as error:
        print(error)
"""


@pytest.mark.rotates(3)
@pytest.mark.skipif(sys.platform != "linux", reason="the system does not see to it")
def test_what_is_too_large_for_the_process_is_a_sentence(url: str) -> None:
    heard = subprocess.run([sys.executable, "-c", HEAR, url], capture_output=True, text=True, check=True)
    first, *sentences = heard.stdout.splitlines()
    assert first == "10"
    assert len(sentences) == 2
    assert all(one.startswith(("The hall refuses: ", "The hall sends something ")) for one in sentences)


@pytest.mark.parametrize("query", ["SELECT 1 WHERE false", "SELECT 1, 2", "SELECT 'one'", "SELECT NULL", "SELECT true"])
def test_a_number_is_one(cabinet: Credentials, query: str) -> None:
    with (
        pytest.raises(LeaderboardError, match="something that no arcade wrote"),
        linked(cabinet.address, "test") as link,
    ):
        whole_number(link, query)
