"""The hall itself: made in a database, brought up to date, and roles for who may do what in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex, token_urlsafe
from uuid import uuid4

from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from arcade.hall import strings
from arcade.hall.passes import Kind, Pass
from arcade.hall.schema import CABINETS, MIGRATIONS, READERS, SCHEMA, VERIFIERS, Migrations
from arcade.hall.sessions import HallError, Link, linked, together, whole_number

MAINTENANCE = "postgres"
"""The database that every server has."""
MEMBERS = {Kind.CABINET: CABINETS, Kind.VERIFIER: VERIFIERS, Kind.BOARD: READERS}
"""The groups by what their members do."""


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
    except HallError:
        return False  # who may not look there has a database already, or is told so by it


def found(link: Link, migrations: Migrations = MIGRATIONS) -> int:
    """Make the hall, or take the steps that it still lacks; gives how many. Raises HallError for a newer one.

    Every step is a transaction of its own, so that a hall of a version between is one, too.
    """
    together(link, _begin)
    taken = 0
    while together(link, lambda link: _step(link, migrations)):
        taken += 1
    return taken


def version(link: Link) -> int:
    """The hall's version; raises HallError where there is none."""
    if not whole_number(link, "SELECT count(to_regclass(%s))", [f"{SCHEMA}.version"]):
        raise HallError(strings.NO_HALL_YET)
    return whole_number(link, f"SELECT number FROM {SCHEMA}.version")


def checked(link: Link, migrations: Migrations = MIGRATIONS) -> None:
    """Raises HallError for a hall that a newer arcade has made, and for none."""
    if (number := version(link)) > len(migrations):
        raise HallError(strings.NEWER_HALL, found=number, known=len(migrations))


@contextmanager
def entered(address: str, name: str) -> Iterator[Link]:
    """A connection to a hall that this arcade understands; raises HallError."""
    with linked(address, name) as link:
        checked(link)
        yield link


def invite(link: Link, kind: Kind, name: str, address: str) -> Pass:
    """Let a cabinet, a verifier or a board in, under a role of its own; gives its pass to the hall at this address."""
    number, role, secret = uuid4(), f"robac_{token_hex(8)}", token_urlsafe(24)

    def work(link: Link) -> None:
        _role(link, role, secret, MEMBERS[kind])
        if kind is Kind.CABINET:
            link.execute(f"INSERT INTO {SCHEMA}.cabinets (id, role, name) VALUES (%s, %s, %s)", [number, role, name])

    together(link, work)
    return Pass(kind, make_conninfo(address, user=role, password=secret), name, number)


def _begin(link: Link) -> None:
    for group in MEMBERS.values():
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
        raise HallError(strings.NEWER_HALL, found=number, known=len(migrations))
    if number == len(migrations):
        return False
    for statement in migrations[number]:
        link.execute(statement)
    link.execute(f"UPDATE {SCHEMA}.version SET number = %s", [number + 1])
    return True


def _role(link: Link, name: str, secret: str, group: str) -> None:
    """A role that logs in. What the server is sent, and may log, only lets it check the secret (RFC 5802)."""
    checks = link.pgconn.encrypt_password(secret.encode(), name.encode(), b"scram-sha-256").decode()
    made = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {} IN ROLE {}")
    link.execute(made.format(sql.Identifier(name), sql.Literal(checks), sql.Identifier(group)))
