"""The leaderboard broken in every way that was thought of: each acknowledged score is in it exactly once at the end."""

import multiprocessing
import os
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from psycopg.conninfo import make_conninfo

from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.leaderboard import sync_job
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.delivery import count, deliver
from arcade.leaderboard.founding import found
from arcade.leaderboard.sessions import LeaderboardError, linked
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.uploads import Upload
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import row_and_run, uploads
from tests.leaderboard.server import Server, small_disk, started
from tests.patience import still

KILLS = 200
CABINETS, SECONDS = 100, 60
DISK = 24 << 20
"""Bytes that a file may have: the server's log needs sixteen million."""
FILLERS, EACH = 6, 30
"""Cabinets that fill a disk, and runs of a megabyte that each may have waiting."""
SMALL = 96
"""Megabytes of a small disk: a new server takes forty."""


def enter(store: Store, number: int) -> None:
    """A score that the store acknowledges."""
    run = unpack(row_and_run(number)[1])
    store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", number, Outcome.WON.value), run)


def carried_on(folder: Path, cabinet: Credentials, until: int) -> None:
    """Let a cabinet's process go round until the leaderboard has so many."""
    with linked(cabinet.address, "test") as link:
        while still(count(link, cabinet.number) < until):
            Sync(folder, cabinet, lambda _: None).visit(rounds=1)


def run_for_ever(folder: Path, cabinet: Credentials) -> None:
    """The process beside a cabinet, in more of a hurry than in life."""
    Sync(folder, cabinet, lambda seconds: sleep(seconds / 100)).run()


@pytest.mark.rotates(4)
def test_a_process_killed_two_hundred_times_carries_everything_once(tmp_path: Path, cabinet: Credentials) -> None:
    dice, entered = SplitMix(1), 0
    with closing(Store(tmp_path)) as store:
        for _ in range(KILLS):
            for _ in range(dice.below(6)):
                entered += 1
                enter(store, entered)
            process = multiprocessing.get_context("fork").Process(target=run_for_ever, args=(tmp_path, cabinet))
            process.start()
            sleep(dice.below(120) / 1000)
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
            process.close()
    carried_on(tmp_path, cabinet, entered)
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == entered


@pytest.mark.rotates(4)
def test_a_hundred_cabinets_a_score_a_second_each(url: str) -> None:
    cabinets = [invited(url, name=f"Cabinet {number}") for number in range(CABINETS)]
    begun = monotonic()

    def deliver_all(number: int) -> int:
        mine: Iterator[Upload] = uploads(range(number * SECONDS + 1, (number + 1) * SECONDS + 1))
        with linked(cabinets[number].address, "test") as link:
            for second, one in enumerate(mine):
                sleep(max(begun + second - monotonic(), 0))
                deliver(link, cabinets[number].number, [one])
            return count(link, cabinets[number].number)

    with ThreadPoolExecutor(CABINETS) as pool:
        assert list(pool.map(deliver_all, range(CABINETS))) == [SECONDS] * CABINETS
    with linked(url, "test") as link:
        assert link.execute("SELECT count(*) FROM robac.scores").fetchone() == (CABINETS * SECONDS,)


def large(number: int) -> Upload:
    """A score whose run fills a disk."""
    one = next(uploads(range(number, number + 1)))
    return Upload(one.identity, one.row, one.rules, os.urandom(1 << 20))


def filled(cabinets: Sequence[Credentials]) -> int:
    """Send large runs until the server has no room for another, each cabinet as many as its quota; how many it has."""
    for sent in range(len(cabinets) * EACH):
        cabinet = cabinets[sent // EACH]
        try:
            with linked(cabinet.address, "test") as link:
                deliver(link, cabinet.number, [large(sent + 1)])
        except LeaderboardError:
            return sent
    pytest.fail("the disk was never full")


def ends_well(folder: Path, server: Server, cabinets: Sequence[Credentials], room: Callable[[], object]) -> None:
    """Fill the server's disk, let fifty scores be reached meanwhile, give room again: all of them arrive, once."""
    cabinet, *others = cabinets
    sent = filled(others)
    with closing(Store(folder)) as store:
        for number in range(1001, 1051):
            enter(store, number)
    Sync(folder, cabinet, lambda _: None).visit(rounds=1)
    with suppress(AssertionError):  # it may have ended by itself
        server.stop()
    room()
    server.start()
    carried_on(folder, cabinet, 50)
    with linked(server.url, "test") as link:
        assert link.execute("SELECT count(*), count(DISTINCT id) FROM robac.scores").fetchone() == (
            sent + 50,
            sent + 50,
        )
        assert link.execute("SELECT count(*) FROM robac.runs").fetchone() == (sent + 50,)


def fillers(server: Server) -> list[Credentials]:
    """A cabinet, and others that fill a disk."""
    return [invited(server.url) for _ in range(FILLERS + 1)]


def test_files_that_cannot_grow_lose_nothing(tmp_path: Path) -> None:
    with started() as server:
        cabinets = fillers(server)
        server.stop()
        server.start(limits={resource.RLIMIT_FSIZE: DISK})
        ends_well(tmp_path, server, cabinets, lambda: None)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with small_disk(SMALL) as (place, resize), started(place) as server:
        ends_well(tmp_path, server, fillers(server), lambda: resize(4 * SMALL))
        assert "No space left on device" in (server.folder / "log").read_text()


def test_a_server_restored_from_an_hours_old_dump_gets_everything_again(tmp_path: Path, server: Server) -> None:
    name, other = "hall_before", "hall_after"
    with linked(server.url, "test") as link:
        link.execute(f"CREATE DATABASE {name}")
        link.execute(f"CREATE DATABASE {other}")
    url = make_conninfo(server.url, dbname=name)
    cabinet = invited(url)
    with closing(Store(tmp_path)) as store:
        for number in range(1, 41):
            enter(store, number)
        carried_on(tmp_path, cabinet, 40)
        server.dump(name, tmp_path / "dump")
        for number in range(41, 81):
            enter(store, number)
        carried_on(tmp_path, cabinet, 80)
    server.restore(other, tmp_path / "dump")
    with linked(server.url, "test") as link:
        link.execute(f"DROP DATABASE {name} WITH (FORCE)")
        link.execute(f"ALTER DATABASE {other} RENAME TO {name}")
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 40
    carried_on(tmp_path, cabinet, 80)
    with linked(url, "test") as link:
        assert found(link) == 0
        assert link.execute("SELECT count(*), count(DISTINCT score) FROM robac.scores").fetchone() == (80, 80)


def test_a_clock_years_off_moves_no_score_out_of_reach(tmp_path: Path, cabinet: Credentials, url: str) -> None:
    with closing(Store(tmp_path)) as store:
        for number, day in enumerate(("1980-01-01", "2099-12-31", "", "yesterday"), 1):
            run = unpack(row_and_run(number)[1])
            store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", number, Outcome.WON.value, day), run)
    carried_on(tmp_path, cabinet, 4)
    with linked(url, "test") as link:
        assert link.execute("SELECT DISTINCT day - current_date FROM robac.scores").fetchall() == [(0,)]


def test_days_without_a_network(tmp_path: Path, cabinet: Credentials, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try ends by itself, with a longer pause after it; once the leaderboard is back, everything is sent."""
    with closing(Store(tmp_path)) as store:
        for number in range(1, 6):
            enter(store, number)
    away = Credentials(cabinet.kind, make_conninfo(cabinet.address, port=1), cabinet.name, cabinet.number)
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 9:
            raise KeyboardInterrupt

    monkeypatch.setattr(sync_job, "FIRST_PAUSE", 1.0)
    with pytest.raises(KeyboardInterrupt):
        Sync(tmp_path, away, pause).run()
    longest = [2, 4, 8, 16, 32, 60, 60, 60, 60]
    assert all(most / 2 <= one <= most for one, most in zip(pauses, longest, strict=True)), "each at its own time"
    assert len(set(pauses)) == len(pauses)
    carried_on(tmp_path, cabinet, 5)
