"""Nobody on a leaderboard can do more than they may: tried, statement by statement."""

import psycopg
import pytest

from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.sessions import linked
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import uploads

DENIED = psycopg.errors.InsufficientPrivilege
ROW = "'{id}', '{cabinet}', 'nim', 1, false, 1, 'EVA', '', 5, 5, 'won', false, current_date, 1, '{run}'"
INSERT = f"""INSERT INTO robac.scores (id, cabinet, slug, level, original, seats, player, code, score, worth, outcome,
    aided, day, rules, run) VALUES ({ROW})"""
OF_NOBODY = INSERT.format(id="a" * 64, cabinet="00000000-0000-0000-0000-000000000000", run="b" * 64)


def attempt(guest: Credentials, statement: str) -> None:
    """What is not permitted is refused."""
    with linked(guest.address, "test") as link, pytest.raises(DENIED):
        link.execute(statement.encode())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE robac.scores SET score = 1000000",
        "UPDATE robac.scores SET state = 'proved'",
        "DELETE FROM robac.scores",
        "TRUNCATE robac.scores",
        "SELECT body FROM robac.runs",
        "UPDATE robac.runs SET body = ''",
        "INSERT INTO robac.scores (id, state) VALUES ('x', 'proved')",
        "INSERT INTO robac.cabinets (id, role, name) VALUES (gen_random_uuid(), current_user, 'Mine')",
        "UPDATE robac.cabinets SET role = current_user",
        "INSERT INTO robac.changes (slug, level, original) VALUES ('nim', 1, false)",
        "UPDATE robac.changes SET at = now()",
        "INSERT INTO robac.removals (score, why) VALUES ('x', 'y')",
        "SELECT * FROM robac.removals",
        "UPDATE robac.version SET number = 0",
        "CREATE TABLE robac.mine (x INT)",
        "CREATE ROLE friend LOGIN",
        "ALTER TABLE robac.scores DISABLE ROW LEVEL SECURITY",
        "GRANT robac_verifiers TO current_user",
    ],
)
def test_a_cabinet_may_insert_and_read_and_nothing_else(cabinet: Credentials, statement: str) -> None:
    attempt(cabinet, statement)


def test_a_cabinet_writes_only_in_its_own_name(cabinet: Credentials, url: str) -> None:
    other = invited(url, name="In the corner")
    attempt(cabinet, INSERT.format(id="a" * 64, cabinet=other.number, run="b" * 64))
    attempt(cabinet, f"INSERT INTO robac.runs (id, cabinet, body) VALUES ('{'b' * 64}', '{other.number}', '')")
    attempt(cabinet, f"INSERT INTO robac.seen (cabinet, version, waiting) VALUES ('{other.number}', '1', 0)")


def test_a_cabinet_sees_what_is_proved_and_what_is_its_own(cabinet: Credentials, url: str) -> None:
    other = invited(url, name="In the corner")
    with linked(cabinet.address, "test") as mine, linked(other.address, "test") as theirs:
        deliver(mine, cabinet.number, list(uploads(range(1, 3))))
        deliver(theirs, other.number, list(uploads(range(11, 13))))
        assert mine.execute("SELECT score FROM robac.scores ORDER BY score").fetchall() == [(1,), (2,)]
        with linked(url, "test") as owner:
            owner.execute("UPDATE robac.scores SET state = 'proved' WHERE score = 12")
        assert mine.execute("SELECT score FROM robac.scores ORDER BY score").fetchall() == [(1,), (2,), (12,)]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE robac.scores SET score = 1000000",
        "DELETE FROM robac.scores",
        "UPDATE robac.runs SET body = ''",
        "INSERT INTO robac.runs (id, cabinet, body) VALUES ('x', gen_random_uuid(), '')",
        "UPDATE robac.seen SET waiting = 0",
        "SELECT * FROM robac.removals",
        OF_NOBODY,
    ],
)
def test_a_verifier_may_say_how_a_score_stands_and_nothing_else(url: str, statement: str) -> None:
    attempt(invited(url, Kind.VERIFIER), statement)


def test_a_verifier_touches_nothing_that_is_judged(cabinet: Credentials, url: str) -> None:
    with linked(cabinet.address, "test") as link:
        deliver(link, cabinet.number, list(uploads(range(1, 2))))
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'refuted'")
    with linked(invited(url, Kind.VERIFIER).address, "test") as link:
        assert link.execute("UPDATE robac.scores SET state = 'proved'").rowcount == 0
        assert link.execute("UPDATE robac.scores SET state = 'waiting'").rowcount == 0


@pytest.mark.parametrize(
    "statement",
    ["UPDATE robac.scores SET state = 'proved'", "DELETE FROM robac.runs", "SELECT * FROM robac.removals", OF_NOBODY],
)
def test_a_board_only_reads(url: str, statement: str) -> None:
    attempt(invited(url, Kind.BOARD), statement)


def test_the_server_is_never_told_a_password(cabinet: Credentials, url: str) -> None:
    secret = cabinet.address.split("password=")[1].split()[0]
    with linked(url, "test") as owner:
        stored = owner.execute("SELECT rolpassword FROM pg_authid WHERE rolpassword IS NOT NULL").fetchall()
    assert stored
    assert all(str(row[0]).startswith("SCRAM-SHA-256$") and secret not in str(row[0]) for row in stored)
