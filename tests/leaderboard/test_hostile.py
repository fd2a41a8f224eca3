"""A hostile cabinet takes what it can of a real server, and a good one beside it notices nothing."""

import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from time import sleep

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.scores import LeaderboardNote
from arcade.leaderboard import strings, verifiers
from arcade.leaderboard.careers import careers
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import deliver, deliver_some
from arcade.leaderboard.limits import CONNECTIONS, Patience, guard, open_doors, protect
from arcade.leaderboard.operating import seen
from arcade.leaderboard.provers import Prover
from arcade.leaderboard.schema import CABINETS, DAILY_SCORES, LARGEST, SCORE, WAITING_BYTES, WAITING_SCORES
from arcade.leaderboard.sessions import LeaderboardError, Link, linked, whole_number
from arcade.leaderboard.verifying import TRIES, Taken, Turns, known, take
from tests.leaderboard.catching import played
from tests.leaderboard.guests import invited
from tests.leaderboard.judging import verify
from tests.leaderboard.server import Server
from tests.leaderboard.test_sync import TODAY, reach, synced
from tests.leaderboard.test_verifying import an_upload
from tests.patience import still

pytestmark = pytest.mark.usefixtures("fake_games")
SCORES = """INSERT INTO robac.scores (id, cabinet, slug, level, original, seats, player, code, score, worth, outcome,
    aided, day, rules, run) SELECT encode(sha256(({salt} + n)::text::bytea), 'hex'), '{cabinet}', 'catcher', 1, false,
    1, {player}, '', 1, 1, 'won', false, current_date, 1, {run} FROM generate_series(1, {number}) AS n"""
LONG = "repeat('x', 60000000)"
NAMED = "encode(sha256((n + 1000000)::text::bytea), 'hex')"
RUNS = """INSERT INTO robac.runs (id, cabinet, body) SELECT run, cabinet, decode(repeat('00', {size}), 'hex') FROM (
    SELECT run, cabinet FROM robac.scores WHERE cabinet = '{cabinet}' ORDER BY id LIMIT {number}) AS few"""


def flood(cabinet: Credentials, number: int, salt: int = 0, player: str = "'EVA'", run: str = NAMED) -> bytes:
    """A statement that brings so many scores, none of them true."""
    return SCORES.format(cabinet=cabinet.number, number=number, salt=salt, player=player, run=run).encode()


@pytest.fixture
def hostile(url: str) -> Credentials:
    """Another cabinet of the same leaderboard."""
    return invited(url, name="=1+1")


@pytest.fixture
def link(hostile: Credentials) -> Iterator[Link]:
    """What a hostile cabinet does on one of its connections; it may be cut."""
    with psycopg.connect(hostile.address, autocommit=True) as link:
        yield link


def stands(url: str, name: str) -> tuple[int, int]:
    """How many connections of a cabinet's were ended, and how often its password was set back."""
    with linked(url, "test") as owner:
        return next((one.ended, one.set_back) for one in seen(owner) if one.name == name)


@pytest.mark.usefixtures("cabinet")
def test_the_operator_is_told_of_no_open_door_but_other_peoples_databases(url: str) -> None:
    with linked(url, "test") as owner:
        told = list(map(str, open_doors(owner)))
    assert all(one.startswith("Guests may enter other databases of the server: ") for one in told)
    assert not any("postgres" in one or "template1" in one for one in told)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TEMPORARY TABLE mine AS SELECT generate_series(1, 1000000)",
        "CREATE TABLE public.mine (x INT)",
        "SELECT lo_creat(-1)",
        "SELECT lo_create(0)",
        "SELECT lo_from_bytea(0, 'x')",
        "SELECT lo_put(1, 0, 'x')",
        "SELECT lowrite(0, 'x')",
        "SELECT count(pg_advisory_lock(n)) FROM generate_series(1, 1000000) AS n",
        "SELECT pg_try_advisory_xact_lock_shared(1, 2)",
        "SELECT pg_logical_emit_message(false, 'x', repeat('x', 1000000))",
        "SELECT pg_export_snapshot()",
        "SELECT pg_notify('x', 'y')",
        "SET temp_file_limit = -1",
        "SET log_min_messages = debug5",
        "ALTER ROLE current_user SET temp_file_limit = -1",
        "ALTER ROLE current_user CONNECTION LIMIT -1",
        "ALTER ROLE current_user VALID UNTIL 'infinity'",
        "DROP OWNED BY robac_cabinets",
        "SELECT * FROM robac.guests",
        "SELECT robac.guard()",
        "SELECT body FROM robac.runs",
        "DELETE FROM robac.runs",
    ],
)
def test_what_would_fill_the_server_or_lift_a_limit_is_refused(link: Link, statement: str) -> None:
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        link.execute(statement.encode())


def test_the_databases_that_every_server_has_are_shut(hostile: Credentials) -> None:
    for name in ("postgres", "template1"):
        with (
            pytest.raises(LeaderboardError, match="permission denied"),
            linked(make_conninfo(hostile.address, dbname=name), ""),
        ):
            pass


def test_a_cabinet_takes_a_few_connections_and_is_told_so(hostile: Credentials, cabinet: Credentials) -> None:
    with ExitStack() as held:
        for _ in range(CONNECTIONS[CABINETS]):
            held.enter_context(linked(hostile.address, "test"))
        with pytest.raises(LeaderboardError) as told, linked(hostile.address, "test"):
            pass
        assert str(told.value) == strings.CROWDED.in_language("en")
        held.enter_context(linked(cabinet.address, "test"))


def test_temporary_files_end_at_their_limit(link: Link) -> None:
    link.execute("SET work_mem = '64kB'")
    with pytest.raises(psycopg.errors.ConfigurationLimitExceeded, match="temp_file_limit"):
        link.execute("SELECT repeat(md5(n::text), 100) FROM generate_series(1, 40000) AS n ORDER BY 1 OFFSET 39999")


def test_what_it_says_is_not_in_the_servers_log(link: Link, server: Server) -> None:
    link.execute("DO $$ BEGIN RAISE LOG 'a whole novel'; END $$")
    with pytest.raises(psycopg.Error):
        link.execute("SELECT 'another novel' FROM nowhere")
    assert " novel" not in (server.folder / "log").read_text()


SLEEP = """
import psycopg, sys
with psycopg.connect(sys.argv[1]) as link:
    link.execute("SELECT pg_sleep(600)")
"""


def test_who_lifts_the_limits_of_time_is_cut_off(hostile: Credentials, cabinet: Credentials, url: str) -> None:
    guest = invited(url, Kind.VERIFIER)
    with linked(url, "test") as owner:
        protect(owner, Patience("0.2s", "0.2s", "0.2s", "1h"))
    lifted = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0"
    address = make_conninfo(hostile.address, options=lifted)
    command = [sys.executable, "-c", SLEEP, address]
    with (
        linked(cabinet.address, "test") as good,
        psycopg.connect(address) as idle,
        subprocess.Popen(command, stderr=subprocess.DEVNULL) as process,
        linked(guest.address, "test") as verifier,
    ):
        idle.execute("SELECT count(*) FROM robac.scores")
        while still(stands(url, hostile.name)[0] < 2):
            guard(verifier)
            sleep(0.1)
        assert process.wait(60) != 0
        with pytest.raises(psycopg.OperationalError):
            idle.execute("SELECT 1")
        assert good.execute("SELECT 1").fetchone() == (1,)


def test_a_password_that_the_operator_has_not_changed_is_set_back(hostile: Credentials, link: Link, url: str) -> None:
    mine = make_conninfo(hostile.address, password="mine")
    link.execute("ALTER ROLE current_user PASSWORD 'mine'")
    with linked(mine, "test"), pytest.raises(LeaderboardError), linked(hostile.address, "test"):
        pass
    verifiers.work(invited(url, Kind.VERIFIER), lambda *_: None, for_ever=False)
    with linked(hostile.address, "test"), pytest.raises(LeaderboardError), linked(mine, "test"):
        pass
    assert stands(url, hostile.name) == (0, 1)


VIOLATION = psycopg.errors.CheckViolation
WRITTEN = """SELECT table_name, column_name, data_type FROM information_schema.column_privileges
    JOIN information_schema.columns USING (table_schema, table_name, column_name) WHERE grantee = 'robac_cabinets'
    AND table_schema = 'robac' AND privilege_type = 'INSERT' AND data_type IN ('text', 'bytea') ORDER BY 1, 2"""
OF_SCORE = """repeat('a', 64)|{cabinet}|'nim'|1|false|1|'EVA'|''|1|'won'|false|current_date|1|repeat('b', 64)|1"""
ROWS = {
    "scores": (SCORE, OF_SCORE),
    "runs": ("id, cabinet, body", "repeat('b', 64)|{cabinet}|''"),
    "seen": ("cabinet, version, waiting", "{cabinet}|'1'|0"),
}
"""Columns and values that may come into each table that a cabinet writes."""


def row_of(cabinet: Credentials, table: str, **other: str) -> bytes:
    """A statement that brings a row, with other values in some columns."""
    names, values = ROWS[table]
    row = dict(zip(names.split(", "), values.split("|"), strict=True)) | other
    told = ", ".join(row.values()).format(cabinet=f"'{cabinet.number}'")
    return f"INSERT INTO robac.{table} ({', '.join(row)}) VALUES ({told})".encode()


def test_no_column_that_a_cabinet_writes_is_without_a_limit(link: Link, hostile: Credentials, url: str) -> None:
    """A verifier took 2.5 GB for the name of a run, which a statement of 200 bytes had made."""
    for name in ROWS:
        link.execute(row_of(hostile, name))
    with linked(url, "test") as owner:
        written = owner.execute(WRITTEN).fetchall()
    assert len(written) == 9
    for table, column, sort in written:
        value = LONG if sort == "text" else f"decode(repeat('00', {LARGEST + 1}), 'hex')"
        refused = psycopg.errors.InsufficientPrivilege if (table, column) == ("runs", "id") else VIOLATION
        with pytest.raises(refused):
            link.execute(row_of(hostile, str(table), **{str(column): value}))


def test_a_run_of_no_score_or_of_one_that_is_judged_is_refused(link: Link, hostile: Credentials, url: str) -> None:
    one = f"INSERT INTO robac.runs (id, cabinet, body) VALUES (repeat('a', 64), '{hostile.number}', '')".encode()
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        link.execute(one)
    link.execute(flood(hostile, 1, run="repeat('a', 64)"))
    link.execute(one)
    (waiting,) = link.execute("SELECT id FROM robac.scores").fetchone() or ()
    with linked(invited(url, Kind.VERIFIER).address, "test") as verifier:
        (taken,) = take(verifier, 2, known())
        assert taken.name == waiting
        assert verify(verifier, taken) is not None
        assert verifier.execute("SELECT count(*) FROM robac.runs").fetchone() == (0,), "what is refuted takes no room"
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        link.execute(one)


def quota(link: Link, statement: bytes) -> str:
    """The name of the quota that a statement meets."""
    with pytest.raises(psycopg.errors.ConfigurationLimitExceeded) as met:
        link.execute(statement)
    return met.value.diag.constraint_name or ""


def test_quotas_are_kept_and_said_and_what_is_there_may_come_again(link: Link, hostile: Credentials, url: str) -> None:
    assert quota(link, flood(hostile, WAITING_SCORES + 1)) == "waiting_scores"
    many = [an_upload(played(presses), presses) for presses in range(1, 4)]
    link.execute(flood(hostile, WAITING_SCORES - 2))
    came = deliver_some(link, hostile.number, many)
    assert (len(came.arrived), came.refused) == (2, ())
    assert came.full is not None
    assert came.full.english.startswith(f"{WAITING_SCORES} scores of this cabinet are waiting")
    assert len(deliver_some(link, hostile.number, many[:2]).arrived) == 2
    assert quota(link, RUNS.format(cabinet=hostile.number, size=LARGEST, number=9).encode()) == "waiting_bytes"
    link.execute(RUNS.format(cabinet=hostile.number, size=LARGEST, number=WAITING_BYTES // LARGEST - 1).encode())
    with linked(url, "test") as owner:
        for salt in range(1, DAILY_SCORES // WAITING_SCORES):
            owner.execute("UPDATE robac.scores SET state = 'refuted'")
            link.execute(flood(hostile, WAITING_SCORES, salt * WAITING_SCORES))
        owner.execute("UPDATE robac.scores SET state = 'refuted'")
        assert quota(link, flood(hostile, 1, 1_000_000)) == "daily_scores"
        assert whole_number(owner, "SELECT count(*) FROM robac.scores") == DAILY_SCORES


def test_the_operator_reads_which_quota_a_cabinet_has_met_and_nothing_is_lost(
    cabinet: Credentials, url: str, tmp_path: Path
) -> None:
    reach(tmp_path, 3)
    with linked(cabinet.address, "test") as link:
        link.execute(flood(cabinet, WAITING_SCORES))
    synced(tmp_path, cabinet)
    assert standing(tmp_path) == (strings.QUOTA_SCORES.english.format(most=WAITING_SCORES), 1)
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'refuted'")
    synced(tmp_path, cabinet)
    assert standing(tmp_path) == (strings.IN_STEP.english, 0)


def standing(folder: Path) -> tuple[str, int]:
    """What the operator of a cabinet reads, and how many scores wait in it."""
    found = LeaderboardTables(folder).standing()
    assert found is not None
    return found.sentence.english, found.waiting


def test_several_connections_have_one_quota_together(link: Link, hostile: Credentials) -> None:
    with psycopg.connect(hostile.address) as other:
        other.execute(flood(hostile, WAITING_SCORES - 1))
        link.execute("SET lock_timeout = '0.2s'")
        with pytest.raises(psycopg.errors.LockNotAvailable):
            link.execute(flood(hostile, 2, 5_000))
    assert quota(link, flood(hostile, 2, 5_000)) == "waiting_scores"
    with psycopg.connect(hostile.address) as late:
        late.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        late.execute("SELECT count(*) FROM robac.scores")
        link.execute(flood(hostile, 1, 5_000))
        with pytest.raises(psycopg.errors.SerializationFailure):
            late.execute(flood(hostile, 1, 6_000))


def test_what_is_read_of_a_players_code_is_of_no_use(
    link: Link, hostile: Credentials, cabinet: Credentials, url: str
) -> None:
    code = "c0" * 32

    def prove() -> list[tuple[int, int]]:
        with linked(url, "test") as owner:
            owner.execute("UPDATE robac.scores SET state = 'proved'")
            return [(one.most, one.least) for _, reached in careers(owner, [code]) for one in reached]

    mine, theirs = an_upload(played(3), 3), an_upload(played(5), 5)
    with linked(cabinet.address, "test") as good:
        deliver(good, cabinet.number, [replace(mine, note=LeaderboardNote(code))])
    assert prove() == [(3, 3)]
    (read,) = link.execute("SELECT code FROM robac.scores").fetchone() or ()
    deliver(link, hostile.number, [replace(theirs, note=LeaderboardNote(str(read)))])
    assert prove() == [(3, 3)]


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell")
def test_what_swells_when_it_is_unpacked_stays_within_bounds() -> None:
    """Eight million signs are the most that is unpacked; what Python makes of them is what a prover takes."""
    honest = an_upload(played(3), 3)
    body = zlib.compress(b"[" + b'{"":[]},' * 1_200_000 + b"0]")
    row = honest.row
    values = row.slug, row.level, 0, row.seats, row.player, row.score, row.outcome, row.recorded, row.replay, 0
    prover = Prover()
    try:
        assert prover.refuted(Taken(honest.identity, honest.rules, honest.worth, "", True, values, body), int) != ""
        (number,) = (line.split()[1] for line in status_of(prover) if line.startswith("VmHWM"))
        assert int(number) < 600_000
    finally:
        prover.close()


def test_what_ends_a_prover_again_and_again_is_refuted(
    link: Link, hostile: Credentials, cabinet: Credentials, url: str
) -> None:
    deliver(link, hostile.number, [an_upload(played(3), 3)])
    with linked(cabinet.address, "test") as good:
        deliver(good, cabinet.number, [an_upload(played(4), 4)])
    with linked(invited(url, Kind.VERIFIER).address, "test") as verifier, linked(url, "test") as owner:
        for _ in range(TRIES):
            assert len(take(verifier, 1, known(), Turns(cabinet.number))) == 1
            owner.execute("UPDATE robac.scores SET lease = '-infinity'")
        found = take(verifier, 2, known())
        assert {one.cabinet: verify(verifier, one) for one in found} == {
            hostile.number: strings.NO_END,
            cabinet.number: None,
        }


def test_cabinets_are_served_in_a_circle(url: str) -> None:
    guests = sorted((invited(url, name=f"Cabinet {number}") for number in range(3)), key=lambda one: one.number)
    for guest, number in zip(guests, (5, 1, 2), strict=True):
        with linked(guest.address, "test") as link:
            link.execute(flood(guest, number, salt=1_000 * number))
    turns = Turns(guests[0].number)
    with linked(invited(url, Kind.VERIFIER).address, "test") as verifier:
        taken = [
            guests.index(next(one for one in guests if one.number == found.cabinet))
            for _ in range(8)
            for found in take(verifier, 1, known(), turns)
        ]
    assert taken == [1, 2, 0, 2, 0, 0, 0, 0]


def status_of(prover: Prover) -> list[str]:
    """What the system knows of a prover's process."""
    assert prover.number is not None
    return Path(f"/proc/{prover.number}/status").read_text().splitlines()


def test_a_good_cabinet_notices_nothing(hostile: Credentials, cabinet: Credentials, url: str, tmp_path: Path) -> None:
    reach(tmp_path, 3)
    guest = invited(url, Kind.VERIFIER)
    with ExitStack() as held:
        greedy = [held.enter_context(psycopg.connect(hostile.address)) for _ in range(CONNECTIONS[CABINETS])]
        greedy[0].execute(flood(hostile, WAITING_SCORES))
        greedy[0].commit()
        for one in greedy:  # and they keep their transactions open
            one.execute("SELECT count(*) FROM robac.scores, robac.cabinets, robac.changes")
        synced(tmp_path, cabinet)
        with linked(guest.address, "test") as verifier:
            first, second = take(verifier, 2, known(), Turns(hostile.number))
            good = first if first.cabinet == cabinet.number else second
            assert good.cabinet == cabinet.number, "a flood that came earlier holds up nobody"
            assert verify(verifier, good) is None
        synced(tmp_path, cabinet)
        assert standing(tmp_path) == (strings.IN_STEP.english, 0)
        assert [row.score for row in LeaderboardTables(tmp_path).table("catcher", 1, False, Span.DAY, TODAY)] == [3]
