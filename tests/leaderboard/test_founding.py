"""The leaderboard is made, brought up to date, and lets nobody do more than they may."""

from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from arcade.commands.told import GUESTS
from arcade.leaderboard.credentials import Credentials, Kind
from arcade.leaderboard.delivery import count, deliver
from arcade.leaderboard.founding import checked, found, operated, prepare, version
from arcade.leaderboard.guests import MEMBERS, called, expel, invite
from arcade.leaderboard.limits import open_doors
from arcade.leaderboard.schema import MIGRATIONS
from arcade.leaderboard.sessions import LeaderboardError, Link, linked, seen_from_afar
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import uploads
from tests.leaderboard.server import Server

OF_FIRST_VERSION = """INSERT INTO robac.scores (id, cabinet, slug, level, original, seats, player, code, score, worth,
    outcome, aided, day, rules, run, state) VALUES (repeat('a', 64), %s, 'nim', 1, false, 1, 'EVA', '', 50, 50, 'won',
    false, current_date, 1, repeat('b', 64), 'proved')"""
LIMITED = 3
"""The first version in which no run is without its score."""
ORPHAN = "INSERT INTO robac.runs (id, cabinet, body) VALUES (repeat('c', 64), %s, '')"
KEPT = [("EVA", 50, "proved", None)]


def test_a_leaderboard_is_made_once(url: str) -> None:
    with linked(url, "test") as link:
        with pytest.raises(LeaderboardError, match="To make one: robac hall init"):
            version(link)
        assert found(link) == len(MIGRATIONS)
        assert found(link) == 0
        assert version(link) == len(MIGRATIONS)
        checked(link)


def test_a_database_that_is_not_there_is_made(server: Server) -> None:
    address = make_conninfo(server.url, dbname=f"new_{uuid4().hex}")
    with pytest.raises(LeaderboardError, match="does not exist"), linked(address, "test"):
        pass
    assert prepare(address)
    assert not prepare(address)
    with linked(address, "test") as link:
        assert found(link) == len(MIGRATIONS)


def test_whoever_may_not_make_databases_makes_none(cabinet: Credentials) -> None:
    assert not prepare(cabinet.address)
    assert not prepare(make_conninfo(cabinet.address, dbname="another"))


def invited_before(link: Link, url: str) -> Credentials:
    """A cabinet of a leaderboard before there was a list of guests."""
    number, role = uuid4(), f"robac_{uuid4().hex[:16]}"
    link.execute(f"CREATE ROLE {role} LOGIN PASSWORD 'secret' IN ROLE robac_cabinets".encode())
    link.execute("INSERT INTO robac.cabinets (id, role, name) VALUES (%s, %s, 'By the door')", [number, role])
    address = make_conninfo(seen_from_afar(url), host="127.0.0.1", user=role, password="secret")
    return Credentials(Kind.CABINET, address, "By the door", number)


@pytest.mark.parametrize("steps", range(len(MIGRATIONS)))
def test_a_leaderboard_of_any_earlier_version_is_brought_up_to_date(url: str, steps: int) -> None:
    with linked(url, "test") as link:
        found(link, MIGRATIONS[:steps])
        assert version(link) == steps
        known = [invited_before(link, url)] if 0 < steps < LIMITED else []
        for one in known:
            link.execute(OF_FIRST_VERSION, [one.number])
            link.execute(ORPHAN, [one.number])
        with pytest.raises(LeaderboardError, match="To update it: robac hall init"), operated(url, "test"):
            pass
        assert found(link) == len(MIGRATIONS) - steps
        for one in known:
            assert link.execute("SELECT player, score, state, challenge FROM robac.scores").fetchall() == KEPT
            assert link.execute("SELECT count(*) FROM robac.runs").fetchall() == [(0,)], "nobody's runs are gone"
            assert called(link, one.name).number == one.number
            with linked(one.address, "test") as cabinet:
                deliver(cabinet, one.number, list(uploads(range(1, 4))))
                assert count(cabinet, one.number) == 4


def test_an_operator_without_all_rights_makes_a_leaderboard_and_is_told_what_is_left_open(server: Server) -> None:
    name = f"hall_{uuid4().hex}"
    with linked(server.url, "test") as link:
        link.execute(f"CREATE ROLE {name} LOGIN CREATEROLE PASSWORD 'secret'".encode())
        link.execute(f"CREATE DATABASE {name} OWNER {name}".encode())
    url = make_conninfo(server.url, dbname=name, user=name, password="secret")
    with linked(url, "test") as link:
        assert found(link) == len(MIGRATIONS)
        guest = invite(link, Kind.CABINET, "By the door", url)
        told = list(map(str, open_doors(link)))
        assert not any("temporary tables" in one for one in told)
        for words in ("large objects", "lack a limit", "passwords are not noticed"):
            assert sum(words in one for one in told) == 1
        expel(link, "By the door", scores=True)
    with pytest.raises(LeaderboardError), linked(guest.address, "test"):
        pass


def test_a_newer_leaderboard_is_left_alone(url: str) -> None:
    with linked(url, "test") as link:
        found(link, (*MIGRATIONS, ("CREATE TABLE robac.badges (id UUID PRIMARY KEY)",)))
        with pytest.raises(LeaderboardError, match=f"versions up to {len(MIGRATIONS)}: update the arcade"):
            found(link)
        with pytest.raises(LeaderboardError, match=f"has version {len(MIGRATIONS) + 1}"):
            checked(link)


def test_no_leaderboard_is_one_sentence_without_a_secret() -> None:
    with pytest.raises(LeaderboardError) as caught, linked("postgresql://ana:hunter2@127.0.0.1:1/x", "test"):
        pass
    assert "hunter2" not in str(caught.value)
    assert str(caught.value).startswith("The hall doesn't answer: ")


def test_a_cabinet_is_let_in_by_its_secret(url: str) -> None:
    known = invited(url)
    with linked(known.address, "test") as link:
        assert version(link) == len(MIGRATIONS)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            link.execute("DELETE FROM robac.scores")
    with (
        pytest.raises(LeaderboardError, match="password authentication failed"),
        linked(make_conninfo(known.address, password="wrong"), "test"),
    ):
        pass


def test_the_command_line_invites_whom_the_leaderboard_has_groups_for() -> None:
    assert sorted(GUESTS) == sorted(kind.value for kind in MEMBERS)
