"""The process beside a cabinet: scores there, tables back, alone, and again after whatever breaks."""

import os
import subprocess
import sys
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from time import sleep

import pytest
from psycopg.conninfo import make_conninfo

from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.leaderboard_tables import PASS, LeaderboardTables, Placed, Span
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.leaderboard.credentials import Credentials, Kind, keep, place
from arcade.leaderboard.delivery import count
from arcade.leaderboard.sessions import linked
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.sync_job import RunningError, alone
from arcade.leaderboard.verifying import known, take
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.catching import played
from tests.leaderboard.guests import invited
from tests.leaderboard.judging import verify
from tests.patience import still

pytestmark = pytest.mark.usefixtures("fake_games")
TODAY = date.today()


def reach(folder: Path, presses: int, day: date = TODAY, player: str = "ANA") -> None:
    """Enter a true score of the catcher's."""
    run: Replay = played(presses)
    with closing(Store(folder)) as store:
        store.add_score(ScoreRow("catcher", 1, False, 1, player, presses, Outcome.WON.value, day.isoformat()), run)


def prove(url: str) -> None:
    """Let a verifier do all that waits."""
    with linked(invited(url, Kind.VERIFIER).address, "test") as link:
        for one in take(link, 100, known()):
            assert verify(link, one) is None


def synced(folder: Path, cabinet: Credentials) -> Sync:
    """Let a cabinet's process go round once."""
    sync = Sync(folder, cabinet, lambda _: None)
    sync.visit(rounds=1)
    return sync


def told(folder: Path, span: Span) -> list[tuple[int, str]]:
    """A table as a cabinet shows it."""
    since = {Span.DAY: TODAY, Span.WEEK: TODAY - timedelta(days=6), Span.EVER: date.min}[span]
    return [(row.score, row.cabinet) for row in LeaderboardTables(folder).table("catcher", 1, False, span, since)]


def test_a_score_that_is_proved_comes_back_to_every_cabinet(tmp_path: Path, cabinet: Credentials, url: str) -> None:
    other = invited(url, name="In the hall's corner")
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    reach(mine, 3)
    reach(theirs, 5, TODAY - timedelta(days=3))
    reach(theirs, 6, TODAY - timedelta(days=30))
    synced(mine, cabinet)
    synced(theirs, other)
    assert told(mine, Span.EVER) == [], "nothing is proved yet"
    prove(url)
    synced(mine, cabinet)
    assert told(mine, Span.EVER) == [(6, other.name), (5, other.name), (3, cabinet.name)]
    assert told(mine, Span.WEEK) == [(5, other.name), (3, cabinet.name)]
    assert told(mine, Span.DAY) == [(3, cabinet.name)]
    first = LeaderboardTables(mine).table("catcher", 1, False, Span.DAY, TODAY)[0]
    assert first == Placed("ANA", cabinet.name, 3, "won", TODAY.isoformat(), False)


def test_only_tables_that_changed_are_asked_for_again(tmp_path: Path, cabinet: Credentials, url: str) -> None:
    reach(tmp_path, 3)
    sync = synced(tmp_path, cabinet)
    prove(url)
    with linked(url, "test") as link:
        before = link.execute("SELECT at FROM robac.changes").fetchall()
        for presses in range(4, 14):  # the first ten places are taken; what is worse changes no table
            reach(tmp_path, presses)
        sync.visit(rounds=1)
        prove(url)
        better = link.execute("SELECT at FROM robac.changes").fetchall()
        assert len(before) == len(better) == 1
        assert better > before
        reach(tmp_path, 2)
        sync.visit(rounds=1)
        prove(url)
        assert link.execute("SELECT at FROM robac.changes").fetchall() == better


def test_the_operator_reads_how_it_stands(tmp_path: Path, cabinet: Credentials) -> None:
    reach(tmp_path, 3)
    assert LeaderboardTables(tmp_path).standing() is None
    synced(tmp_path, Credentials(cabinet.kind, make_conninfo(cabinet.address, port=1), cabinet.name, cabinet.number))
    standing = LeaderboardTables(tmp_path).standing()
    assert standing is not None
    assert standing.waiting == 1
    assert standing.sentence.english.startswith("The hall doesn't answer: ")
    synced(tmp_path, cabinet)
    standing = LeaderboardTables(tmp_path).standing()
    assert standing is not None
    assert (standing.waiting, standing.sentence.english) == (0, "Up to date with the hall.")


def test_a_wrong_file_of_the_leaderboards_shows_no_table(tmp_path: Path) -> None:
    tables = LeaderboardTables(tmp_path)
    assert not tables.there
    (tmp_path / "hall.db").write_bytes(b"no database" * 100)
    assert tables.there
    assert tables.table("catcher", 1, False, Span.EVER, date.min) == []
    assert tables.standing() is None


def test_there_is_one_process_for_a_cabinet(tmp_path: Path) -> None:
    with (
        alone(tmp_path),
        pytest.raises(RunningError, match="is already sending this cabinet's scores"),
        alone(tmp_path),
    ):
        pass
    with alone(tmp_path):
        pass


def test_two_cabinets_of_one_name_are_two(tmp_path: Path, cabinet: Credentials, url: str) -> None:
    twin = invited(url)
    assert (twin.name, twin.number != cabinet.number) == (cabinet.name, True)
    reach(tmp_path / "one", 3)
    reach(tmp_path / "two", 4)
    synced(tmp_path / "one", cabinet)
    synced(tmp_path / "two", twin)
    with linked(url, "test") as link:
        assert [count(link, one.number) for one in (cabinet, twin)] == [1, 1]


def test_the_arcade_knows_by_the_pass_that_there_is_a_leaderboard(tmp_path: Path, cabinet: Credentials) -> None:
    assert place(tmp_path, Kind.CABINET).name == PASS
    assert not LeaderboardTables(tmp_path).joined
    keep(tmp_path, cabinet)
    assert LeaderboardTables(tmp_path).joined


def test_nothing_of_the_arcades_own_needs_the_extra() -> None:
    """Playing, with and without a leaderboard, never imports what comes with the extra."""
    words = "import sys, arcade.cli, arcade.commands.playing, arcade.cabinet.navigator, arcade.cabinet.pages.operator"
    known = f"{words}; print({{'psycopg', 'arcade.leaderboard'}} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", known], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.mark.skipif(os.name == "nt", reason="there a process does not learn that another has ended")
def test_it_ends_with_an_arcade_that_is_killed(tmp_path: Path, cabinet: Credentials) -> None:
    keep(tmp_path, cabinet)
    Store(tmp_path).close()
    words = [sys.executable, "-m", "arcade", "hall", "sync", "--beside", "--data-dir", str(tmp_path)]
    begin = f"import subprocess, time; print(subprocess.Popen({words!r}).pid, flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", begin], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        number = int(parent.stdout.readline())
        while still(LeaderboardTables(tmp_path).standing() is None):
            sleep(0.1)
        parent.kill()
    while still(Path(f"/proc/{number}/cmdline").exists() and b"sync" in Path(f"/proc/{number}/cmdline").read_bytes()):
        sleep(0.1)
