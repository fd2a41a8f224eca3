"""The leaderboard itself: made in a database, brought up to date, and roles for who may do what in it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from arcade.leaderboard import strings
from arcade.leaderboard.limits import end_sessions, protect
from arcade.leaderboard.schema import GROUPS, MIGRATIONS, SCHEMA, Migrations
from arcade.leaderboard.sessions import LeaderboardError, Link, linked, together, whole_number

MAINTENANCE = "postgres"
"""The database that every server has."""


def prepare(address: str) -> bool:
    """Make the database of an address where its server has none of that name; whether it had to be made."""
    parts = conninfo_to_dict(address)
    name = str(parts.get("dbname") or "")
    try:
        with linked(make_conninfo(address, dbname=MAINTENANCE), "init") as link:
            if not name or link.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone() is not None:
                return False
            link.execute(sql.SQL("CREATE DATABASE {} TEMPLATE template0 ENCODING 'UTF8'").format(sql.Identifier(name)))
            return True
    except LeaderboardError:
        return False  # who may not look there has a database already, or is told so by it


def found(link: Link, migrations: Migrations = MIGRATIONS) -> int:
    """Make the leaderboard, or take the steps that it lacks; gives how many. Raises LeaderboardError for a newer one.

    Every step is a transaction of its own, so that a version between is a leaderboard, too. Then its limits are put in
    force, each time, for a server that was restored from a dump has none.
    """
    together(link, _begin)
    taken = 0
    while together(link, lambda link: _step(link, migrations)):
        taken += 1
    if len(migrations) >= len(MIGRATIONS):
        together(link, protect)
    return taken


def version(link: Link) -> int:
    """The leaderboard's version; raises LeaderboardError where there is none."""
    if not whole_number(link, "SELECT count(to_regclass(%s))", [f"{SCHEMA}.version"]):
        raise LeaderboardError(strings.NO_LEADERBOARD_YET)
    return whole_number(link, f"SELECT number FROM {SCHEMA}.version")


def checked(link: Link, migrations: Migrations = MIGRATIONS, least: int = 0) -> None:
    """Raises LeaderboardError for one that a newer arcade has made, for a version before `least`, and for none."""
    if (number := version(link)) > len(migrations):
        raise LeaderboardError(strings.NEWER_LEADERBOARD, found=number, known=len(migrations))
    if number < least:
        raise LeaderboardError(strings.OLDER_LEADERBOARD, found=number, wanted=least)


@contextmanager
def entered(address: str, name: str, least: int = 0) -> Iterator[Link]:
    """A connection to a leaderboard that this arcade understands, of some version at least; raises LeaderboardError."""
    with linked(address, name) as link:
        checked(link, least=least)
        yield link


def operated(address: str, name: str) -> AbstractContextManager[Link]:
    """A connection to a leaderboard that is up to date, for its operator and verifiers; raises LeaderboardError."""
    return entered(address, name, len(MIGRATIONS))


def _begin(link: Link) -> None:
    for group in GROUPS:
        if link.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [group]).fetchone() is None:
            link.execute(sql.SQL("CREATE ROLE {} NOLOGIN").format(sql.Identifier(group)))
    link.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    columns = "one BOOL PRIMARY KEY CHECK (one), number INT4 NOT NULL"
    link.execute(f"CREATE TABLE IF NOT EXISTS {SCHEMA}.version ({columns})")
    link.execute(f"INSERT INTO {SCHEMA}.version VALUES (true, 0) ON CONFLICT DO NOTHING")


def _step(link: Link, migrations: Migrations) -> bool:
    """Take one step; whether there was one to take."""
    number = whole_number(link, f"SELECT number FROM {SCHEMA}.version FOR UPDATE")
    if number > len(migrations):
        raise LeaderboardError(strings.NEWER_LEADERBOARD, found=number, known=len(migrations))
    if number == len(migrations):
        return False
    if number:
        end_sessions(link)  # one that waits within a transaction would keep the step waiting, and that all others
    for statement in migrations[number]:
        link.execute(statement)
    link.execute(f"UPDATE {SCHEMA}.version SET number = %s", [number + 1])
    return True
