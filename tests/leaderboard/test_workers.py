"""Workers prove what waits, each of them another score, in processes that know the real games alone."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import sleep

import psycopg
import pytest

from arcade.cli import main
from arcade.leaderboard import provers, strings, verifiers, verifying
from arcade.leaderboard.connection_pool import connection_pool
from arcade.leaderboard.credentials import Credentials, Kind, keep
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.operating import states
from arcade.leaderboard.provers import Prover, ProverError
from arcade.leaderboard.sessions import LeaderboardError, linked, whole_number
from arcade.leaderboard.verifying import Taken, known, take
from tests.leaderboard.guests import invited
from tests.leaderboard.server import started
from tests.leaderboard.winning import won
from tests.patience import still

OF_VERIFIERS = "FROM pg_stat_activity WHERE application_name = 'robac verify'"
DONE = {"waiting": 0, "proved": 4, "refuted": 0, "removed": 0}


@pytest.fixture
def guest(cabinet: Credentials, url: str) -> Credentials:
    """A verifier's of a leaderboard in which four games wait."""
    with linked(cabinet.address, "test") as link:
        deliver(link, cabinet.number, [won(seed) for seed in range(1, 5)])
    return invited(url, Kind.VERIFIER)


@pytest.fixture
def verifier(guest: Credentials, tmp_path: Path) -> list[str]:
    """The options of that verifier."""
    keep(tmp_path, guest)
    return ["--data-dir", str(tmp_path)]


@pytest.fixture
def taken(guest: Credentials) -> Taken:
    """A score that the verifier has taken."""
    with linked(guest.address, "test") as link:
        return take(link, 1, known())[0]


def test_several_workers_prove_all_that_waits_and_end(verifier: list[str], url: str) -> None:
    assert main(["hall", "verify", "--workers", "2", "--once", *verifier]) == 0
    with linked(url, "test") as link:
        assert states(link) == DONE


@pytest.mark.skipif(os.name == "nt", reason="it is ended as POSIX does it")
def test_workers_end_with_the_process_that_began_them(verifier: list[str], url: str) -> None:
    command = [sys.executable, "-m", "arcade", "hall", "verify", "--workers", "2", *verifier]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as crowd, linked(url, "test") as link:
        while still(states(link)["waiting"]):
            sleep(0.05)
        running = children(crowd.pid)
        assert len(running) == 2
        crowd.send_signal(signal.SIGTERM)
        assert crowd.wait(60) == 128 + signal.SIGTERM
        while still(whole_number(link, f"SELECT count(*) {OF_VERIFIERS}")):
            sleep(0.05)
        while still(any(Path(f"/proc/{one}").exists() for one in running)):
            sleep(0.05)


def children(number: int) -> list[int]:
    """The processes that one has begun."""
    found = subprocess.run(["pgrep", "-P", str(number)], capture_output=True, text=True, check=False).stdout
    return [int(one) for one in found.split()]


def test_sixteen_workers_share_a_few_connections(guest: Credentials, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they ask takes no time beside a proof; a leaderboard's connections are dear."""
    most: list[int] = []

    def counted(*arguments: object) -> None:
        with linked(url, "test") as owner:
            most.append(whole_number(owner, f"SELECT count(*) {OF_VERIFIERS}"))
        verifying.settle(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(verifiers, "settle", counted)
    monkeypatch.setattr(Prover, "refuted", lambda *_: "")
    assert verifiers.work(guest, lambda *_: None, 16, for_ever=False) == 4
    assert 1 <= max(most) <= verifiers.CONNECTIONS


def test_a_server_that_was_away_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifiers, "IDLE", 0.1)
    with started() as server:
        cabinet, guest = invited(server.url), invited(server.url, Kind.VERIFIER)
        with linked(cabinet.address, "test") as link:
            deliver(link, cabinet.number, [won(1)])
        seen: list[str] = []

        def tell(name: str, why: str) -> None:
            seen.append(name)
            assert why == ""
            if len(seen) == 2:
                raise KeyboardInterrupt
            server.kill()
            server.start()
            with linked(cabinet.address, "test") as link:
                deliver(link, cabinet.number, [won(2)])

        with pytest.raises(KeyboardInterrupt):
            verifiers.work(guest, tell)
        assert len(set(seen)) == 2


def test_a_leaderboard_that_does_not_answer_is_a_sentence_at_the_beginning_and_at_an_end(
    guest: Credentials, monkeypatch: pytest.MonkeyPatch
) -> None:
    away = replace(guest, address=guest.address.replace("port=", "port=1"))
    with pytest.raises(LeaderboardError, match="The hall doesn't answer: "):
        verifiers.work(away, lambda *_: None)

    def refuse(*_: object) -> None:
        raise psycopg.OperationalError("gone")

    monkeypatch.setattr(verifiers, "take", refuse)
    with pytest.raises(LeaderboardError, match="The hall doesn't answer: gone"):
        verifiers.work(guest, lambda *_: None, for_ever=False)


def test_what_is_lent_and_broken_is_made_anew(guest: Credentials, url: str) -> None:
    with connection_pool(guest.address, "verify", 1) as connection:
        with connection() as link:
            assert link.execute("SELECT 1").fetchone() == (1,)
        with linked(url, "test") as owner:
            owner.execute(f"SELECT pg_terminate_backend(pid) {OF_VERIFIERS}")
        with connection() as link:
            assert link.execute("SELECT 2").fetchone() == (2,)
        with pytest.raises(LeaderboardError, match="The hall refuses: "), connection() as link:
            link.execute("SELECT * FROM nowhere")
        with connection() as link:
            assert link.execute("SELECT 3").fetchone() == (3,)


@pytest.fixture
def prover() -> Iterator[Prover]:
    with closing(Prover()) as made:
        yield made


def test_a_prover_tells_why(prover: Prover, taken: Taken) -> None:
    assert prover.refuted(taken, lambda: None) == ""
    assert prover.refuted(replace(taken, believed=False), lambda: None) == strings.NO_DAY.english
    assert prover.refuted(replace(taken, body=None), lambda: None) != ""


def test_a_prover_that_dies_is_begun_again(prover: Prover, taken: Taken) -> None:
    assert prover.refuted(taken, lambda: None) == ""
    prover.kill()
    while still(prover.running):
        sleep(0.01)
    assert prover.refuted(taken, lambda: None) == ""


def test_a_prover_tells_now_and_then_that_it_goes_on(taken: Taken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "RENEWED", 1)
    answers = io.StringIO()
    provers.serve([provers.question(taken)], answers)
    *lines, last = answers.getvalue().splitlines()
    assert len(lines) > 10
    assert set(lines) == {""}
    assert last == '""'


BUSY = "import sys, time; sys.stdin.readline(); print(end='\\n\\n\\n', flush=True); time.sleep(60)"


def test_a_score_whose_prover_dies_is_renewed_until_then(taken: Taken) -> None:
    renewed: list[int] = []

    def renew() -> None:
        renewed.append(1)
        if len(renewed) == 3:
            busy.kill()

    busy = Prover([sys.executable, "-c", BUSY])
    with closing(busy), pytest.raises(ProverError):
        busy.refuted(taken, renew)
    assert len(renewed) == 3


def test_a_prover_whose_score_cannot_be_kept_goes_no_further(taken: Taken) -> None:
    def renew() -> None:
        raise LeaderboardError(strings.GARBLED)

    with closing(Prover([sys.executable, "-c", BUSY])) as prover:
        with pytest.raises(LeaderboardError):
            prover.refuted(taken, renew)
        assert not prover.running


def test_a_prover_that_cannot_be_spoken_to_has_ended(taken: Taken) -> None:
    with closing(Prover([sys.executable, "-c", ""])) as prover, pytest.raises(ProverError):
        prover.refuted(replace(taken, body=b"x" * 1_000_000), lambda: None)
