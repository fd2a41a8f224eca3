"""What the server lets a guest take of it: connections, time, temporary files, and what is done about the rest.

Put in force at every `robac hall init`: unlike tables, most of it is no part of a dump. A role may lift its own limits
of time and change its own password, which PostgreSQL cannot forbid; so `guard`, called by verifiers every few seconds,
ends sessions that go on beyond them and sets the password back.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType

import psycopg
from psycopg import sql
from psycopg.sql import Composable

from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.schema import CABINETS, GROUPS, READERS, SCHEMA, VERIFIERS
from arcade.leaderboard.sessions import Link

GUARDED = 10.0
"""Seconds between two calls of `guard`."""
CONNECTIONS: Mapping[str, int] = MappingProxyType({CABINETS: 4, READERS: 4, VERIFIERS: 32})
"""Connections of a role by its group: a cabinet needs one, and another while the last one's end is not noticed yet."""
SETTINGS: Mapping[str, str] = MappingProxyType(
    {
        "statement_timeout": "1min",
        "lock_timeout": "30s",
        "idle_in_transaction_session_timeout": "2min",
        "idle_session_timeout": "30min",
        "temp_file_limit": "64MB",
        # The server's log has room for nobody's novels: what a guest does wrong the guest is told.
        "log_min_messages": "fatal",
        "log_min_error_statement": "panic",
    }
)
"""Of each role; the last three only a superuser can change."""
SHARED = "postgres", "template1"
"""The databases that every server has, and where nobody keeps anything."""
FUNCTIONS = r"""pronamespace = 'pg_catalog'::regnamespace AND proname ~
    '^(lo_.*|loread|lowrite|pg_(try_)?advisory_.*|pg_notify|pg_export_snapshot|pg_logical_emit_message)$'"""
"""What guests could fill the disk or the server's table of locks with."""
OPEN_FUNCTIONS = f"""SELECT oid::regprocedure::text FROM pg_proc
    WHERE {FUNCTIONS} AND has_function_privilege('public', oid, 'EXECUTE') ORDER BY 1"""
OPEN_DATABASES = """SELECT datname FROM pg_database WHERE datallowconn AND datname != current_database()
    AND has_database_privilege('public', oid, 'CONNECT') ORDER BY 1"""
NAMES = ", ".join(f"'{group}'" for group in GROUPS)
MEMBERS_OF = "SELECT member FROM pg_auth_members JOIN pg_roles ON pg_roles.oid = roleid WHERE rolname IN ({})"
OTHERS = f"""SELECT rolname FROM pg_roles
    WHERE rolcanlogin AND NOT rolsuper AND has_database_privilege(oid, %s, 'CONNECT')
    AND oid NOT IN ({MEMBERS_OF.format(NAMES)})"""
"""Who else enters a database."""
UNLIMITED = f"""SELECT guest.rolname, party.rolname FROM pg_roles AS party
    JOIN pg_auth_members ON roleid = party.oid JOIN pg_roles AS guest ON guest.oid = member
    WHERE party.rolname IN ({NAMES}) AND (guest.rolconnlimit < 0 OR NOT coalesce(guest.rolconfig, '{{}}') @> %s::text[])
    ORDER BY 1"""
UNABLE = psycopg.errors.InsufficientPrivilege, psycopg.errors.UndefinedObject, psycopg.errors.FeatureNotSupported
"""What a server says to an operator who is no superuser, and to what its version does not know."""


@dataclass(frozen=True)
class Patience:
    """How long `guard` lets a cabinet or a board go on, as PostgreSQL writes times: longer than the roles' settings."""

    statement: str = "2min"
    waiting: str = "3min"
    """In a transaction, without a statement."""
    transaction: str = "5min"
    idle: str = "1h"


def protect(link: Link, patience: Patience = Patience()) -> None:
    """Put the limits in force as far as this operator and this server can; `open_doors` tells what is left."""
    database = sql.Identifier(link.info.dbname)
    statements = [
        sql.SQL("REVOKE TEMPORARY ON DATABASE {} FROM PUBLIC").format(database),
        sql.SQL("REVOKE CREATE ON SCHEMA public FROM PUBLIC"),
        *(
            sql.SQL("REVOKE EXECUTE ON FUNCTION {} FROM PUBLIC").format(sql.SQL(name))
            for name in _column(link, OPEN_FUNCTIONS)
        ),
        *_shut(link),
        *_guard(patience),
    ]
    for statement in statements:
        _try(link, statement)
    for role, group in link.execute(UNLIMITED, [_settings()]).fetchall():
        limit(link, str(role), str(group))
    guard(link)


def limit(link: Link, role: str, group: str) -> None:
    """Put the limits of a role in force."""
    name = sql.Identifier(role)
    _try(link, sql.SQL("ALTER ROLE {} CONNECTION LIMIT {}").format(name, sql.Literal(CONNECTIONS[group])))
    for setting, value in SETTINGS.items():
        change = sql.SQL("ALTER ROLE {} SET {} = {}").format(name, sql.Identifier(setting), sql.Literal(value))
        _try(link, change)


def open_doors(link: Link) -> Iterator[UserError]:
    """What guests can still take of this server, a sentence for each."""
    if link.execute("SELECT has_database_privilege('public', current_database(), 'TEMPORARY')").fetchone() == (True,):
        yield UserError(strings.OPEN_TEMPORARY)
    if _column(link, OPEN_FUNCTIONS):
        yield UserError(strings.OPEN_FUNCTIONS)
    if databases := _column(link, OPEN_DATABASES):
        yield UserError(strings.OPEN_DATABASES, names=", ".join(databases))
    if link.execute(UNLIMITED, [_settings()]).fetchone() is not None:
        yield UserError(strings.OPEN_ROLES)
    if link.execute("SELECT rolsuper FROM pg_roles WHERE rolname = current_user").fetchone() == (False,):
        yield UserError(strings.OPEN_PASSWORDS)


def guard(link: Link) -> None:
    """End what goes on beyond the limits, and set changed passwords back; for verifiers and the operator."""
    link.execute(f"SELECT {SCHEMA}.guard()")


def end_sessions(link: Link, role: str = "") -> None:
    """End the sessions of a role, or those of all guests, and wait a little until they have ended."""
    ending = f"""SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE pid != pg_backend_pid()
        AND (usename = %s OR %s = '' AND datname = current_database() AND usesysid IN ({MEMBERS_OF.format(NAMES)}))"""
    with suppress(*UNABLE), link.transaction():
        link.execute(ending, [role, role])


def _settings() -> list[str]:
    return [f"{setting}={value}" for setting, value in SETTINGS.items()]


def _column(link: Link, query: str) -> list[str]:
    return [str(value) for (value,) in link.execute(query)]


def _shut(link: Link) -> Iterator[Composable]:
    """Keep guests out of the databases that every server has, and let in who else could enter them by name."""
    for name in (one for one in _column(link, OPEN_DATABASES) if one in SHARED):
        database = sql.Identifier(name)
        for (other,) in link.execute(OTHERS, [name]).fetchall():
            yield sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(database, sql.Identifier(str(other)))
        yield sql.SQL("REVOKE CONNECT ON DATABASE {} FROM PUBLIC").format(database)


def _guard(patience: Patience) -> Iterator[Composable]:
    """The function that verifiers call, with the rights of whoever makes it.

    Only one at a time does something. Whose rights do not suffice for a part leaves that part out.
    """
    guests = MEMBERS_OF.format(f"'{CABINETS}', '{READERS}'")
    beyond = f"""usesysid IN ({guests}) AND (
        state = 'active' AND query_start < clock_timestamp() - interval '{patience.statement}'
        OR state LIKE 'idle in transaction%' AND state_change < clock_timestamp() - interval '{patience.waiting}'
        OR xact_start < clock_timestamp() - interval '{patience.transaction}'
        OR state = 'idle' AND state_change < clock_timestamp() - interval '{patience.idle}')"""
    yield sql.SQL(
        f"""CREATE OR REPLACE FUNCTION {SCHEMA}.guard() RETURNS VOID LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            guest RECORD;
        BEGIN
            PERFORM 1 FROM {SCHEMA}.version FOR UPDATE SKIP LOCKED;
            IF NOT FOUND THEN
                RETURN;
            END IF;
            BEGIN
                FOR guest IN SELECT pid, usename FROM pg_stat_activity WHERE {beyond} LOOP
                    IF pg_terminate_backend(guest.pid) THEN
                        UPDATE {SCHEMA}.guests SET ended = ended + 1 WHERE role = guest.usename;
                    END IF;
                END LOOP;
            EXCEPTION WHEN insufficient_privilege THEN NULL;
            END;
            BEGIN
                UPDATE {SCHEMA}.guests SET password = rolpassword FROM pg_authid
                    WHERE rolname = role AND password = '' AND rolpassword IS NOT NULL;
                FOR guest IN SELECT role, password FROM {SCHEMA}.guests JOIN pg_authid ON rolname = role
                    WHERE password != '' AND rolpassword IS DISTINCT FROM password LOOP
                    EXECUTE format('ALTER ROLE %I PASSWORD %L', guest.role, guest.password);
                    UPDATE {SCHEMA}.guests SET set_back = set_back + 1 WHERE role = guest.role;
                END LOOP;
            EXCEPTION WHEN insufficient_privilege THEN NULL;
            END;
        END $$"""
    )
    yield sql.SQL(f"REVOKE ALL ON FUNCTION {SCHEMA}.guard() FROM PUBLIC")
    yield sql.SQL(f"GRANT EXECUTE ON FUNCTION {SCHEMA}.guard() TO {VERIFIERS}")


def _try(link: Link, statement: Composable) -> None:
    with suppress(*UNABLE), link.transaction():
        link.execute(sql.Composed([statement]))
